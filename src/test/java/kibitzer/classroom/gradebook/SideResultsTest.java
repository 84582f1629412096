package kibitzer.classroom.gradebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import kibitzer.classroom.roster.ClassGroup;
import kibitzer.classroom.roster.GroupId;
import kibitzer.classroom.roster.GroupKind;
import kibitzer.classroom.roster.RosterName;
import kibitzer.classroom.roster.Sides;
import kibitzer.learning.learner.LearnerId;
import org.assertj.core.groups.Tuple;
import org.junit.jupiter.api.Test;

/**
 * Pairs and teams over two boards, reckoned by hand. Anna and Bert are a pair, and Dora and Emil; Carl, Fred and Gina are in none.
 * Red are Anna, Bert and Carl, Blue Dora, Emil and Fred, Green Gina.
 */
class SideResultsTest {
    private static final LearnerId ANNA = new LearnerId(new UUID(0, 1));
    private static final LearnerId BERT = new LearnerId(new UUID(0, 2));
    private static final LearnerId CARL = new LearnerId(new UUID(0, 3));
    private static final LearnerId DORA = new LearnerId(new UUID(0, 4));
    private static final LearnerId EMIL = new LearnerId(new UUID(0, 5));
    private static final LearnerId FRED = new LearnerId(new UUID(0, 6));
    private static final LearnerId GINA = new LearnerId(new UUID(0, 7));

    private static final ClassGroup RED = group(GroupKind.TEAM, "Red", ANNA, BERT, CARL);
    private static final ClassGroup BLUE = group(GroupKind.TEAM, "Blue", DORA, EMIL, FRED);
    private static final ClassGroup GREEN = group(GroupKind.TEAM, "Green", GINA);
    private static final List<ClassGroup> PAIRS =
            List.of(group(GroupKind.PAIR, "A & B", ANNA, BERT), group(GroupKind.PAIR, "D & E", DORA, EMIL));

    private static ClassGroup group(GroupKind kind, String name, LearnerId... members) {
        return new ClassGroup(new GroupId(UUID.randomUUID()), kind, new RosterName(name), Set.of(members));
    }

    private static SideResults results(boolean withGreen) {
        Sides sides = new Sides(PAIRS, withGreen ? List.of(RED, BLUE, GREEN) : List.of(RED, BLUE));
        // The order is that in which they played: Bert comes to the first board after Anna has.
        Map<LearnerId, Integer> first = new LinkedHashMap<>();
        first.put(ANNA, 420);
        first.put(CARL, 170);
        first.put(BERT, 450);
        first.put(EMIL, 420);
        first.put(FRED, -50);
        if (withGreen) {
            first.put(GINA, 100);
        }
        Map<LearnerId, Integer> second = new LinkedHashMap<>();
        second.put(FRED, 620);
        second.put(BERT, 620);
        second.put(CARL, 650);
        return new SideResults(sides, List.of(BoardEntries.of(1, first, sides), BoardEntries.of(2, second, sides)));
    }

    /**
     * First board 420, 170, 420, -50: two beaten and one equal; one beaten; as the first; none. Second board 620, 650, 620: half;
     * two; half.
     */
    @Test
    void aPairIsOneAndItsResultIsTheFirstOfEither() {
        assertThat(results(false).pairs().orElseThrow().lines())
                .extracting(
                        line -> line.entrant().learners(),
                        PairTable.Line::boards,
                        PairTable.Line::matchPoints,
                        PairTable.Line::possible)
                .containsExactly(
                        Tuple.tuple(Set.of(DORA, EMIL), 1, 2.5, 3),
                        Tuple.tuple(Set.of(ANNA, BERT), 2, 3.0, 5),
                        Tuple.tuple(Set.of(CARL), 2, 3.0, 5),
                        Tuple.tuple(Set.of(FRED), 2, 0.5, 5));
    }

    /** Of each team: boards, international match points, match points, and the most it could have. */
    private static List<Tuple> lines(TeamTable table) {
        return table.lines().stream()
                .map(line -> Tuple.tuple(line.team(), line.boards(), line.imps(), line.matchPoints(), line.possible()))
                .toList();
    }

    /**
     * First board, Red 420 and 170 against Blue 420 and -50: 0, 10 (for 470), -6 (for -250), 6 (for 220), so 2.5; of the four one
     * is equal, two are won. Second board, 620 and 650 against 620: 0 and 1, so a half; one equal, one won.
     */
    @Test
    void twoTeamsAreHeldAgainstEachOther() {
        TeamTable table = results(false).teams().orElseThrow();

        assertThat(lines(table))
                .containsExactly(Tuple.tuple(RED, 2, 3.0, 1.375, 2), Tuple.tuple(BLUE, 2, -3.0, 0.625, 2));
        assertThat(table.match(RED, BLUE)).hasValue(3.0);
        assertThat(table.imps(table.boards().getFirst(), RED)).hasValue(2.5);
    }

    /**
     * Green has 100 on the first board: against Red's 420 and 170 it is -8 and -2, so -5; against Blue's 420 and -50 -8 and 4, so
     * -2. Red's board is the mean of 2.5 and 5, Blue's of -2.5 and 2, Green's of -5 and -2.
     */
    @Test
    void ofThreeTeamsEachBoardIsTheMeanAgainstTheOthersWhoHaveAResult() {
        TeamTable table = results(true).teams().orElseThrow();

        assertThat(lines(table))
                .containsExactly(
                        Tuple.tuple(RED, 2, 4.25, 2.375, 3),
                        Tuple.tuple(BLUE, 2, -0.75, 1.125, 3),
                        Tuple.tuple(GREEN, 1, -3.5, 0.5, 2));
        assertThat(table.match(GREEN, BLUE)).hasValue(-2.0);
        assertThat(table.imps(table.boards().getLast(), GREEN)).isEmpty();
    }

    @Test
    void oneTeamAloneIsHeldAgainstNothing() {
        assertThat(new SideResults(new Sides(List.of(), List.of(RED)), List.of()).teams())
                .isEmpty();
        assertThat(new SideResults(Sides.NONE, List.of()).pairs()).isEmpty();
    }
}
