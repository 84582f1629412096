package kibitzer.games.banking.vingtetun;

import kibitzer.cards.Card;

/**
 * A hand as far as it counts: how many cards of each value it has, in no order.
 *
 * @param key five bits for each value, 1 to 10
 * @param cards how many
 */
public record Hand(long key, int cards, HandCount count) {
    public static final Hand EMPTY = new Hand(0, 0, HandCount.NONE);

    private static final int BITS = 5;
    private static final long MASK = (1L << BITS) - 1;

    /** Of card values, 1 to 10. */
    public static Hand of(int... values) {
        Hand hand = EMPTY;
        for (int value : values) {
            hand = hand.with(value);
        }
        return hand;
    }

    public static Hand of(Iterable<Card> cards) {
        Hand hand = EMPTY;
        for (Card card : cards) {
            hand = hand.with(HandCount.value(card.rank()));
        }
        return hand;
    }

    public Hand with(int value) {
        return new Hand(key + (1L << place(value)), cards + 1, count.with(value));
    }

    /** How many cards of a value it has. */
    public int many(int value) {
        return (int) (key >> place(value) & MASK);
    }

    /** An ace with a ten or face card (p. 366, par. 10). */
    public boolean isNatural() {
        return cards == 2 && count.count() == HandCount.TOP;
    }

    /** True if it is two cards of one value. */
    public boolean isPair() {
        return cards == 2 && many(first()) == 2;
    }

    /** The lowest value it has. */
    public int first() {
        return 1 + Long.numberOfTrailingZeros(key) / BITS;
    }

    private static int place(int value) {
        return (value - 1) * BITS;
    }
}
