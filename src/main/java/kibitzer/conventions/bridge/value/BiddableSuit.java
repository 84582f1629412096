package kibitzer.conventions.bridge.value;

import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;

/** Which suits are worth a bid: four cards from Q-10-x-x or K-x-x-x up, or any five (p. 143). */
public final class BiddableSuit {
    private BiddableSuit() {}

    public static boolean is(CardSet hand, Suit suit) {
        int length = hand.length(suit);
        return length >= 5 || length == 4 && isHeadedWell(hand, suit);
    }

    private static boolean isHeadedWell(CardSet hand, Suit suit) {
        return hand.contains(Rank.ACE, suit)
                || hand.contains(Rank.KING, suit)
                || hand.contains(Rank.QUEEN, suit) && (hand.contains(Rank.JACK, suit) || hand.contains(Rank.TEN, suit));
    }
}
