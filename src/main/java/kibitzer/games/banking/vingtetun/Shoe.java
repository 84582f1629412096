package kibitzer.games.banking.vingtetun;

/** The cards not seen, by value: of so many packs, or of an endless pack, which drawing does not change. Immutable. */
public final class Shoe {
    /** Most packs that are counted with. */
    public static final int MOST_PACKS = 8;

    private static final int RANKS = 13;
    private static final int SUITS = 4;
    private static final int TENS = 4;
    private static final int VALUES = HandCount.TEN + 1;

    private final int[] left;
    private final int size;
    private final boolean endless;

    private Shoe(int[] left, int size, boolean endless) {
        this.left = left;
        this.size = size;
        this.endless = endless;
    }

    /** One rank in thirteen is as likely as the next, whatever has fallen. */
    public static Shoe endless() {
        return new Shoe(full(1), RANKS, true);
    }

    /** So many packs of 52. */
    public static Shoe packs(int packs) {
        return new Shoe(full(packs * SUITS), packs * RANKS * SUITS, false);
    }

    private static int[] full(int ofRank) {
        int[] left = new int[VALUES];
        for (int value = 1; value < HandCount.TEN; value++) {
            left[value] = ofRank;
        }
        left[HandCount.TEN] = TENS * ofRank;
        return left;
    }

    /**
     * The same less one card, 1 to 10.
     *
     * @throws IllegalArgumentException if there is none
     */
    public Shoe without(int value) {
        if (endless) {
            return this;
        }
        if (left[value] == 0) {
            throw new IllegalArgumentException("no card of value " + value + " is left");
        }
        int[] fewer = left.clone();
        fewer[value]--;
        return new Shoe(fewer, size - 1, false);
    }

    /** The same less all cards of a hand. */
    public Shoe without(Hand hand) {
        Shoe fewer = this;
        for (int value = 1; value < VALUES; value++) {
            for (int card = 0; card < hand.many(value); card++) {
                fewer = fewer.without(value);
            }
        }
        return fewer;
    }

    /** How many of a value are left; of an endless pack, how many in thirteen. */
    public int of(int value) {
        return left[value];
    }

    /** How many are left. */
    public int size() {
        return size;
    }

    public boolean isEndless() {
        return endless;
    }

    /** How likely the next card is of this value. */
    public double chance(int value) {
        return (double) left[value] / size;
    }

    /** By value, to be drawn from. */
    int[] counts() {
        return left.clone();
    }
}
