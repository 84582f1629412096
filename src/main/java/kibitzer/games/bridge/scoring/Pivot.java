package kibitzer.games.bridge.scoring;

import java.util.List;

/**
 * Four players who change partners from rubber to rubber, so that each plays with each once in three (Culbertson, p. 156).
 *
 * <p>The book's diagram is lost but for the partners of the first player; the pairs follow from them.
 */
public final class Pivot {
    private static final List<String> PAIRS =
            List.of("1 and 2 against 3 and 4", "1 and 3 against 2 and 4", "1 and 4 against 2 and 3");

    private Pivot() {}

    /** @param rubber from 0 */
    public static String pairs(int rubber) {
        return PAIRS.get(rubber % PAIRS.size());
    }
}
