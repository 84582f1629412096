package kibitzer.conventions.bridge.value;

import static kibitzer.cards.Rank.ACE;
import static kibitzer.cards.Rank.JACK;
import static kibitzer.cards.Rank.KING;
import static kibitzer.cards.Rank.QUEEN;
import static kibitzer.cards.Rank.TEN;

import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;

/** How a suit is headed. */
final class Honours {
    private static final int LOWEST = TEN.ordinal();

    private Honours() {}

    /** Of ace, king, queen, jack, ten, how many are held. */
    static int number(CardSet hand, Suit suit) {
        return Integer.bitCount(hand.ranksIn(suit) >>> LOWEST);
    }

    /** A king alone, or queen and jack alone. */
    static boolean areBare(Valued valued, Suit suit) {
        return isExactly(valued.hand(), suit, KING) || isExactly(valued.hand(), suit, QUEEN, JACK);
    }

    /** A queen or jack that is the highest card of its suit. */
    static boolean areUnheaded(Valued valued, Suit suit) {
        CardSet hand = valued.hand();
        boolean higher = hand.contains(ACE, suit) || hand.contains(KING, suit);
        return !higher && (hand.contains(QUEEN, suit) || hand.contains(JACK, suit));
    }

    /** As good as K-x or Q-10-x: headed by ace, king, queen-jack or queen-ten. */
    static boolean areKingOrQueenTen(CardSet hand, Suit suit) {
        return hand.contains(ACE, suit)
                || hand.contains(KING, suit)
                || hand.contains(QUEEN, suit) && (hand.contains(JACK, suit) || hand.contains(TEN, suit));
    }

    private static boolean isExactly(CardSet hand, Suit suit, Rank... ranks) {
        int wanted = 0;
        for (Rank rank : ranks) {
            wanted |= 1 << rank.ordinal();
        }
        return hand.ranksIn(suit) == wanted;
    }
}
