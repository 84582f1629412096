package kibitzer.conventions.bridge.value;

import static kibitzer.cards.Rank.ACE;
import static kibitzer.cards.Rank.JACK;
import static kibitzer.cards.Rank.KING;
import static kibitzer.cards.Rank.QUEEN;
import static kibitzer.cards.Rank.TEN;

import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;

/**
 * Honour-tricks by Culbertson's table (p. 143): A-K 2, A-Q 1½, A 1, K-Q 1, K-J-10 1, K-x ½, Q-J-x ½; plus values (Q-x,
 * a jack with a higher honour, a singleton or void) make ½ by twos.
 */
public final class HonourTricks {
    private HonourTricks() {}

    /** Honour-tricks of a hand, in halves; an odd plus value counts nothing. */
    public static double of(CardSet hand) {
        double tricks = 0;
        int plusValues = 0;
        for (Suit suit : Suit.values()) {
            tricks += inSuit(hand, suit);
            plusValues += plusValuesIn(hand, suit);
        }
        return tricks + plusValues / 2 * 0.5;
    }

    /** The tricks one suit holds by itself, without plus values. */
    public static double inSuit(CardSet hand, Suit suit) {
        int length = hand.length(suit);
        if (holds(hand, suit, ACE)) {
            return holds(hand, suit, KING) ? 2 : holds(hand, suit, QUEEN) ? 1.5 : 1;
        }
        if (holds(hand, suit, KING)) {
            boolean strong = holds(hand, suit, QUEEN) || holds(hand, suit, JACK) && holds(hand, suit, TEN);
            return strong ? 1 : length >= 2 ? 0.5 : 0;
        }
        return holds(hand, suit, QUEEN) && holds(hand, suit, JACK) && length >= 3 ? 0.5 : 0;
    }

    private static int plusValuesIn(CardSet hand, Suit suit) {
        int length = hand.length(suit);
        int plusValues = length <= 1 ? 1 : 0;
        boolean ace = holds(hand, suit, ACE);
        boolean king = holds(hand, suit, KING);
        boolean queen = holds(hand, suit, QUEEN);
        boolean jack = holds(hand, suit, JACK);
        if (queen && !ace && !king && length >= 2 && !(jack && length >= 3)) {
            return plusValues + 1;
        }
        boolean jackCounted = king && !ace && !queen && holds(hand, suit, TEN) || !ace && !king;
        return jack && (ace || king || queen) && !jackCounted ? plusValues + 1 : plusValues;
    }

    private static boolean holds(CardSet hand, Suit suit, Rank rank) {
        return hand.contains(rank, suit);
    }
}
