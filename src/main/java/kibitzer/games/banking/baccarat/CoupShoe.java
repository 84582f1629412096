package kibitzer.games.banking.baccarat;

/** The cards not seen, by what they count, 0 to 9: of so many packs, or of an endless one. Immutable. */
public final class CoupShoe {
    /** From three to ten packs are shuffled together (p. 373, par. 2). */
    public static final int MOST_PACKS = 10;

    private static final int SUITS = 4;
    private static final int WITHOUT_COUNT = 4;
    private static final int RANKS = 13;

    private final int[] left;
    private final int size;
    private final boolean endless;

    private CoupShoe(int[] left, int size, boolean endless) {
        this.left = left;
        this.size = size;
        this.endless = endless;
    }

    public static CoupShoe packs(int packs) {
        return new CoupShoe(full(SUITS * packs), SUITS * packs * RANKS, false);
    }

    public static CoupShoe endless() {
        return new CoupShoe(full(1), RANKS, true);
    }

    private static int[] full(int ofRank) {
        int[] left = new int[Point.VALUES];
        for (int count = 1; count < Point.VALUES; count++) {
            left[count] = ofRank;
        }
        left[0] = WITHOUT_COUNT * ofRank;
        return left;
    }

    /**
     * The same less one card that counts so.
     *
     * @throws IllegalArgumentException if there is none
     */
    public CoupShoe without(int count) {
        if (endless) {
            return this;
        }
        if (left[count] == 0) {
            throw new IllegalArgumentException("no card that counts " + count + " is left");
        }
        int[] fewer = left.clone();
        fewer[count]--;
        return new CoupShoe(fewer, size - 1, false);
    }

    /** By count, to be drawn from. */
    int[] counts() {
        return left.clone();
    }

    int size() {
        return size;
    }

    /** How many a drawn card leaves fewer. */
    int taken() {
        return endless ? 0 : 1;
    }
}
