package kibitzer.games.rummy;

import java.util.BitSet;
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

    /** All sequences, each as the number of its thirteen bits: bit 0 the two, bit 12 the ace. */
    private final BitSet sequences = new BitSet();

    AceInRuns(boolean low, boolean high, boolean circular) {
        int ranks = Rank.values().length;
        // Counted from the low ace: 0 the ace, 1 the two, ... 12 the king, 13 the ace again where it is high.
        int end = circular ? 2 * ranks : high ? ranks + 1 : ranks;
        for (int from = low ? 0 : 1; from < ranks; from++) {
            int sequence = 0;
            for (int place = from; place < Math.min(end, from + ranks); place++) {
                sequence |= 1 << (place + ranks - 1) % ranks;
                sequences.set(sequence);
            }
        }
    }

    boolean isSequence(int ranks) {
        return sequences.get(ranks);
    }

    /** Every sequence of at least {@code least} cards, thirteen bits each. */
    int[] runs(int least) {
        return sequences.stream().filter(run -> Integer.bitCount(run) >= least).toArray();
    }
}
