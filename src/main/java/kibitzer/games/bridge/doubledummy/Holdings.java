package kibitzer.games.bridge.doubledummy;

/**
 * Who holds what of each suit, for every set of ranks that can still be in play: the lengths of the four hands, and the
 * owners of the cards from the highest down.
 *
 * <p>Owners are told by place from the top, not by rank: once the ace is gone the king is the top card. Two positions
 * with the same lengths and the same owners of the cards that matter are then one position to the solver.
 */
final class Holdings {
    /** Two bits a card, thirteen cards, the highest card in the two highest bits. */
    static final int OWNERS = 26;

    private static final int LENGTHS = 32;

    private final long[] bySet = new long[4 * Bits.SETS_OF_RANKS];

    Holdings(long[] hands) {
        for (int suit = 0; suit < 4; suit++) {
            int[] owner = new int[13];
            for (int seat = 0; seat < 4; seat++) {
                for (int held = Bits.ranks(hands[seat], suit); held != 0; held = Bits.withoutLowest(held)) {
                    owner[Bits.lowest(held)] = seat;
                }
            }
            int first = suit * Bits.SETS_OF_RANKS;
            for (int set = 1; set < Bits.SETS_OF_RANKS; set++) {
                int lowest = owner[Bits.lowest(set)];
                bySet[first + set] = bySet[first + Bits.withoutLowest(set)]
                        + ((long) lowest << OWNERS - 2 * Integer.bitCount(set))
                        + (1L << LENGTHS + 4 * lowest);
            }
        }
    }

    /** Lengths and owners of one suit, to be taken apart by {@link #owners} and {@link #lengths}. */
    long of(int suit, int ranks) {
        return bySet[suit * Bits.SETS_OF_RANKS + ranks];
    }

    static long owners(long holding) {
        return holding & (1L << OWNERS) - 1;
    }

    /** Four bits a seat. */
    static long lengths(long holding) {
        return holding >>> LENGTHS;
    }
}
