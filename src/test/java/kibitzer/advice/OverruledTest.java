package kibitzer.advice;

import static kibitzer.advice.Needs.all;
import static kibitzer.advice.Needs.below;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.reaches;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.source;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** A rule behind one that decides by a degree of a scale: the pool is warm, or it is not, on a day of five degrees. */
class OverruledTest {
    private static final Scale<Integer> WARMTH = new Scale<>("warmth", "how warm", degrees -> degrees, any -> "cold");
    private static final Scale<Integer> DEPTH = new Scale<>("depth", "how deep", any -> 1, any -> "flat");
    private static final Trait<Integer> OPEN = new Trait<>("open", "it is open", "it is closed", any -> false);
    private static final Trait<Integer> COLD = new Trait<>("cold", "it is cold", "it is mild", any -> true);
    private static final Need<Integer> HOT = reaches(WARMTH, new Scale.Degree(20, "hot"));
    private static final Need<Integer> WARM = reaches(WARMTH, new Scale.Degree(10, "warm"));
    private static final Need<Integer> LESS_THAN_WARM = below(WARMTH, new Scale.Degree(10, "warm"));

    private static boolean isOverruled(List<Need<Integer>> later, List<Need<Integer>> deciding) {
        return Overruled.is(asking("later", later), asking("deciding", deciding), 5);
    }

    private static Rule<Integer, String> asking(String id, List<Need<Integer>> needs) {
        return rule("pool." + id, source("pool.p01"))
                .when(has(COLD))
                .needs(needs)
                .answers(Answers.<Integer, String>only("swim"))
                .asRule();
    }

    @Test
    void anotherDegreeOfTheScaleByWhichItDecidesSaysNothing() {
        assertThat(isOverruled(List.of(HOT), List.of(LESS_THAN_WARM))).isTrue();
    }

    @Test
    void theSameDegreeSaysWhatIsMissing() {
        assertThat(isOverruled(List.of(WARM), List.of(LESS_THAN_WARM))).isFalse();
    }

    @Test
    void whereMoreDecidesThanTheScaleTheSameDegreeSaysNothingEither() {
        assertThat(isOverruled(List.of(WARM), List.of(LESS_THAN_WARM, has(COLD))))
                .isTrue();
    }

    @Test
    void aNeedThatIsMetIsNotAtOdds() {
        assertThat(isOverruled(
                        List.of(reaches(WARMTH, new Scale.Degree(3, "fresh")), has(OPEN)), List.of(LESS_THAN_WARM)))
                .isFalse();
    }

    @Test
    void anotherScaleOrNoneIsAnotherMatter() {
        assertThat(isOverruled(List.of(reaches(DEPTH, new Scale.Degree(20, "deep"))), List.of(LESS_THAN_WARM)))
                .isFalse();
        assertThat(isOverruled(List.of(has(OPEN)), List.of(LESS_THAN_WARM))).isFalse();
        assertThat(isOverruled(List.of(HOT), List.of(has(COLD)))).isFalse();
        assertThat(isOverruled(List.of(HOT), List.of(Needs.not(has(OPEN))))).isFalse();
    }

    @Test
    void needsInsideOthersCountAsWell() {
        assertThat(isOverruled(List.of(all(has(COLD), HOT)), List.of(LESS_THAN_WARM)))
                .isTrue();
        assertThat(isOverruled(List.of(WARM), List.of(all(LESS_THAN_WARM, has(COLD)))))
                .isTrue();
    }
}
