package kibitzer.conventions.bridge.value;

import static kibitzer.cards.Rank.ACE;
import static kibitzer.cards.Rank.JACK;
import static kibitzer.cards.Rank.KING;
import static kibitzer.cards.Rank.QUEEN;
import static kibitzer.cards.Rank.TEN;

import kibitzer.cards.CardSet;
import kibitzer.cards.Suit;

/** What a hand has in the suit its partner has bid. */
public final class TrumpSupport {
    private TrumpSupport() {}

    /** Any four trumps, or three as good as J-10-x or Q-x-x (p. 149). */
    public static boolean isAdequate(CardSet hand, Suit trumps) {
        int length = hand.length(trumps);
        return length >= 4 || length == 3 && isHeadedByQueenOrJackTen(hand, trumps);
    }

    /** Four trumps or more, headed by a queen, by jack-ten, or better: Q-x-x-x, J-10-x-x (p. 145). */
    public static boolean isStrongFour(CardSet hand, Suit trumps) {
        return hand.length(trumps) >= 4 && isHeadedByQueenOrJackTen(hand, trumps);
    }

    private static boolean isHeadedByQueenOrJackTen(CardSet hand, Suit trumps) {
        return hand.contains(ACE, trumps)
                || hand.contains(KING, trumps)
                || hand.contains(QUEEN, trumps)
                || hand.contains(JACK, trumps) && hand.contains(TEN, trumps);
    }
}
