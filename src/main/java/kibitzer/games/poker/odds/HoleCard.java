package kibitzer.games.poker.odds;

import java.util.List;
import kibitzer.cards.Rank;
import kibitzer.odds.Fraction;
import kibitzer.odds.Hypergeometric;

/**
 * Table 9 (Culbertson p. 111): the chance that one's hole card at stud is higher than the hole card of every opponent;
 * one as high counts against it. Exact: none of the opponents' cards may be among those as high or higher.
 */
public final class HoleCard {
    /** The id of the table in the syllabus. */
    public static final String TABLE = "poker-table-09-hole-card";

    public static final int MOST_OPPONENTS = 8;

    /** The ranks the table has lines for. */
    public static final List<Rank> RANKS = List.of(Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK);

    private static final int UNSEEN = 51;

    private HoleCard() {}

    /** @param opponents 1 to 51 */
    public static Fraction isHigh(Rank mine, int opponents) {
        int asHigh = 4 * (Rank.ACE.ordinal() - mine.ordinal()) + 3;
        return new Hypergeometric(UNSEEN, asHigh, opponents).exactly(0);
    }
}
