package kibitzer.games.rummy;

import java.util.List;
import java.util.stream.IntStream;
import kibitzer.cards.Rank;

/** Where the ace stands in a sequence. */
public enum AceInRuns {
    /** A-2-3 only: gin. */
    LOW(true, false, false),
    /** Q-K-A only. */
    HIGH(false, true, false),
    /** A-2-3 and Q-K-A, nothing round the corner. */
    LOW_OR_HIGH(true, true, false),
    /** K-A-2 too. */
    ROUND_THE_CORNER(true, true, true);

    private static final int RANKS = Rank.values().length;

    private final boolean low;
    private final boolean high;
    private final boolean circular;

    AceInRuns(boolean low, boolean high, boolean circular) {
        this.low = low;
        this.high = high;
        this.circular = circular;
    }

    /** Every run of at least {@code least} cards, as thirteen bits: bit 0 the two, bit 12 the ace. */
    int[] runs(int least) {
        List<Rank> upwards = IntStream.rangeClosed(-1, RANKS - 1)
                .mapToObj(place -> Rank.values()[Math.floorMod(place, RANKS)])
                .toList();
        int from = low ? 0 : 1;
        int to = high ? upwards.size() : upwards.size() - 1;
        int starts = circular ? RANKS : to - from;
        return IntStream.range(0, starts)
                .flatMap(start -> IntStream.rangeClosed(least, circular ? RANKS : Math.min(RANKS, to - from - start))
                        .map(length -> IntStream.range(0, length)
                                .map(step -> upwards.get(from + (start + step) % RANKS)
                                        .ordinal())
                                .map(rank -> 1 << rank)
                                .reduce(0, (left, right) -> left | right)))
                .distinct()
                .toArray();
    }
}
