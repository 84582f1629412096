package kibitzer.classroom.gradebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.grading.Grading;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Four assignments of 10, 20, 10 and 40 points, of which a learner has 5, 20, 2 and 30. */
class TotalTest {
    private static final List<AssignmentId> ASSIGNED =
            Stream.generate(AssignmentId::fresh).limit(4).toList();
    private static final List<Result> RESULTS = List.of(scored(5, 10), scored(20, 20), scored(2, 10), scored(30, 40));

    private static Result scored(int earned, int possible) {
        return new Result(
                Result.State.COUNTED,
                Optional.of(new Score(BigDecimal.valueOf(earned), possible)),
                Optional.empty(),
                Timing.IN_TIME,
                1,
                false);
    }

    private static Total total(int dropped, Map<AssignmentId, Integer> weights, List<Result> results) {
        return Total.of(new Grading(Optional.empty(), dropped, weights), ASSIGNED, results);
    }

    private static String told(Total total) {
        return total.score()
                .map(score -> score.points() + " of " + score.possible())
                .orElse("nothing");
    }

    @ParameterizedTest
    @CsvSource({
        // 50 %, 100 %, 20 % and 75 % of their points: the third is the lowest, then the first, then the fourth
        "0, 57 of 80, ''",
        "1, 55 of 70, 2",
        "2, 50 of 60, 0 2",
        "3, 20 of 20, 0 2 3",
        // one is always kept
        "10, 20 of 20, 0 2 3"
    })
    void theLowestSharesAreLeftOut(int dropped, String points, String left) {
        Total total = total(dropped, Map.of(), RESULTS);
        assertThat(told(total)).isEqualTo(points);
        assertThat(total.left())
                .containsExactlyInAnyOrderElementsOf(Stream.of(left.split(" "))
                        .filter(place -> !place.isEmpty())
                        .map(Integer::valueOf)
                        .toList());
    }

    @Test
    void anAssignmentCountsAsOftenAsItsWeightSays() {
        // 3 times 5 of 10, once 20 of 20, never 2 of 10, twice 30 of 40
        Map<AssignmentId, Integer> weights = Map.of(ASSIGNED.get(0), 3, ASSIGNED.get(2), 0, ASSIGNED.get(3), 2);
        Total total = total(0, weights, RESULTS);
        assertThat(told(total)).isEqualTo("95 of 130");
        assertThat(total.left()).containsExactly(2);
    }

    @Test
    void whatCountsNothingIsNotWhatIsDropped() {
        // without the third, the first is the lowest
        assertThat(told(total(1, Map.of(ASSIGNED.get(2), 0), RESULTS))).isEqualTo("50 of 60");
    }

    @Test
    void whatIsOpenIsNeitherCountedNorDropped() {
        Result open = Result.without(Result.State.OPEN, 0);
        Total total = total(1, Map.of(), List.of(open, scored(10, 20), open, open));
        assertThat(told(total)).isEqualTo("10 of 20");
        assertThat(total.left()).isEmpty();
        assertThat(told(total(1, Map.of(), List.of(open, open, open, open)))).isEqualTo("nothing");
    }

    @Test
    void ofTwoThatAreTheSameShareTheLaterIsDropped() {
        Result open = Result.without(Result.State.OPEN, 0);
        Total total = total(1, Map.of(), List.of(scored(5, 10), open, scored(20, 40), open));
        assertThat(total.left()).containsExactly(2);
    }

    @ParameterizedTest
    @CsvSource({
        "60, 6, 10, true",
        "60, 5.99, 10, false",
        "60, 59.99999999, 100, false",
        "29, 29, 100, true", // 0.29, 0.57 and 0.58 are a little less than that as doubles
        "57, 57, 100, true",
        "58, 58, 100, true",
        "100, 10, 10, true",
        "100, 10.5, 10, true",
        "1, 0, 10, false",
        "1, 0, 0, false"
    })
    void thePassMarkIsEnough(int pass, BigDecimal earned, int possible, boolean passed) {
        Grading grading = new Grading(Optional.of(pass), 0, Map.of());
        assertThat(new Score(earned, possible).passes(grading)).isEqualTo(passed);
    }

    @Test
    void withoutAPassMarkNobodyPasses() {
        assertThat(new Score(BigDecimal.TEN, 10).passes(Grading.USUAL)).isFalse();
    }
}
