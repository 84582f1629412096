package kibitzer.proofs;

import java.util.ArrayList;
import java.util.List;

/** Trump holdings that are sure of so many tricks even if all other trumps are in one hand against them. */
final class CertainTricks {
    private static final String RANKS = "AKQJT98765432";

    private CertainTricks() {}

    /** Every holding of so many trumps that is sure of so many tricks. */
    static List<String> holdings(int trumps, int tricks) {
        List<String> found = new ArrayList<>();
        for (int set = 0; set < 1 << RANKS.length(); set++) {
            if (Integer.bitCount(set) == trumps && trumps - beaten(set) >= tricks) {
                found.add(written(set));
            }
        }
        return found;
    }

    /** How many of the trumps held can each be beaten by a higher one of the others: every other is used once. */
    private static int beaten(int held) {
        int free = 0;
        int beaten = 0;
        for (int rank = 0; rank < RANKS.length(); rank++) {
            if ((held >>> rank & 1) == 0) {
                free++;
            } else if (free > 0) {
                free--;
                beaten++;
            }
        }
        return beaten;
    }

    private static String written(int set) {
        StringBuilder text = new StringBuilder();
        for (int rank = 0; rank < RANKS.length(); rank++) {
            if ((set >>> rank & 1) != 0) {
                text.append(RANKS.charAt(rank));
            }
        }
        return text.toString();
    }
}
