package kibitzer.games.bridge.doubledummy;

/**
 * How the solver writes cards down: the bits of a {@link kibitzer.cards.CardSet}, sixteen to a suit from clubs up, and
 * thirteen-bit sets of ranks within one suit. Seats are 0 to 3 in the order of play; north and south are even.
 */
final class Bits {
    static final int LANE = 16;
    static final int RANKS = 0x1FFF;
    static final int SETS_OF_RANKS = 1 << 13;
    /** In place of a trump suit, at no trump. */
    static final int NO_TRUMPS = 4;

    private static final long FIRST_LANE = RANKS;

    private Bits() {}

    static long suit(int suit) {
        return FIRST_LANE << suit * LANE;
    }

    static int ranks(long cards, int suit) {
        return (int) (cards >>> suit * LANE) & RANKS;
    }

    /** The place of the highest rank; -1 for none. */
    static int highest(int ranks) {
        return 31 - Integer.numberOfLeadingZeros(ranks);
    }

    /** The place of the lowest rank; 32 for none. */
    static int lowest(int ranks) {
        return Integer.numberOfTrailingZeros(ranks);
    }

    static int withoutHighest(int ranks) {
        return ranks & ~Integer.highestOneBit(ranks);
    }

    static int withoutLowest(int ranks) {
        return ranks & ranks - 1;
    }
}
