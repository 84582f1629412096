package kibitzer.games.bridge.problems.line;

import kibitzer.cards.Card;
import kibitzer.cards.CardSet;

/** Cards as the bits of a {@link CardSet}: one bit a card, sixteen places a suit, clubs lowest. */
final class Lanes {
    static final int LANE = 16;
    private static final long RANKS = 0x1FFF;

    private Lanes() {}

    static long suit(long cards, int suit) {
        return cards & RANKS << suit * LANE;
    }

    static int length(long cards, int suit) {
        return Long.bitCount(suit(cards, suit));
    }

    static long highest(long cards) {
        return Long.highestOneBit(cards);
    }

    static long lowest(long cards) {
        return Long.lowestOneBit(cards);
    }

    static int suitOf(long card) {
        return Long.numberOfTrailingZeros(card) / LANE;
    }

    static int rankOf(long card) {
        return Long.numberOfTrailingZeros(card) % LANE;
    }

    /** The cards of one suit that lie above a card of it; all of the suit's where the card is none. */
    static long above(long cards, long card) {
        return card == 0 ? cards : cards & ~((card << 1) - 1);
    }

    static Card card(long bit) {
        return new CardSet(bit).first();
    }

    static long bit(Card card) {
        return CardSet.of(card).bits();
    }

    /** Whether {@code card} wins over {@code best}, which leads the trick so far. */
    static boolean beats(long card, long best, int trump) {
        int suit = suitOf(card);
        return suit == suitOf(best) ? card > best : suit == trump;
    }

    /** Which of the four cards of a trick wins it: 0 for the one led. */
    static int winner(long[] trick, int trump) {
        int best = 0;
        for (int i = 1; i < 4; i++) {
            if (beats(trick[i], trick[best], trump)) {
                best = i;
            }
        }
        return best;
    }

    /** Whether the next higher card that is left of the suit is in the same hand. */
    static boolean equalToTheNextAbove(long card, long hand, long all) {
        long above = above(suit(all, suitOf(card)), card);
        return (lowest(above) & hand) != 0;
    }

    /** Whether two cards are the same, or of one suit with nothing between them that is left outside this hand. */
    static boolean sameWorth(long card, long other, long hand, long all) {
        if (card == other) {
            return true;
        }
        if (suitOf(card) != suitOf(other)) {
            return false;
        }
        long suit = suit(all, suitOf(card));
        long between = above(suit, Math.min(card, other)) & ~above(suit, Math.max(card, other));
        return (between & ~hand) == 0;
    }
}
