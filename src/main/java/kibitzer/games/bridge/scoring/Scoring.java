package kibitzer.games.bridge.scoring;

import java.util.SortedSet;
import kibitzer.games.bridge.Strain;

/** How one form of bridge scores a deal. */
public interface Scoring {

    ScoreEntries score(PlayedDeal deal);

    /** The points a side can have for honours, 0 among them. */
    SortedSet<Integer> honours(Strain strain);

    /** As far as doubling may go. */
    default Doubling mostDoubled(Strain strain) {
        return Doubling.REDOUBLED;
    }

    /** True if the declarer undertakes a number of odd tricks; false if trumps alone are declared. */
    default boolean bidsTricks() {
        return true;
    }
}
