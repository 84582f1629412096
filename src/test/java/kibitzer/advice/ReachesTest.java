package kibitzer.advice;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** A degree of a scale: what has an order and names, and no unit. */
class ReachesTest {
    private static final Scale<Integer> WARMTH =
            new Scale<>("warmth", "how warm", degrees -> degrees, degrees -> degrees < 10 ? "cold" : "warm");
    private static final Need<Integer> WARM = Needs.reaches(WARMTH, new Scale.Degree(10, "warm"));
    private static final Need<Integer> COLD = Needs.below(WARMTH, new Scale.Degree(10, "warm"));

    @Test
    void theDegreeItselfAndAllAboveReachIt() {
        assertThat(WARM.standing(9)).isEqualTo(Standing.FAILS);
        assertThat(WARM.standing(10)).isEqualTo(Standing.HOLDS);
        assertThat(WARM.standing(11)).isEqualTo(Standing.HOLDS);
    }

    @Test
    void itsContraryHoldsBelow() {
        assertThat(COLD.standing(9)).isEqualTo(Standing.HOLDS);
        assertThat(COLD.standing(10)).isEqualTo(Standing.FAILS);
    }

    @Test
    void theDistanceShrinksOnTheWayUp() {
        assertThat(WARM.distance(4)).isEqualTo(6);
        assertThat(WARM.distance(8)).isEqualTo(2);
        assertThat(WARM.distance(10)).isZero();
        assertThat(COLD.distance(12)).isPositive();
    }

    @Test
    void itSaysWhatIsHeldAndWhatIsAsked() {
        Reason failing = WARM.reasons(4).getFirst();
        assertThat(failing.measured()).isEqualTo("cold");
        assertThat(failing.asked()).isEqualTo("warm or better");
        assertThat(failing.holds()).isFalse();
        assertThat(COLD.reasons(12).getFirst().asked()).isEqualTo("less than warm");
        assertThat(COLD.inWords()).isEqualTo("less than warm");
    }
}
