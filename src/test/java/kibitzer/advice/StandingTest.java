package kibitzer.advice;

import static kibitzer.advice.Standing.FAILS;
import static kibitzer.advice.Standing.HOLDS;
import static kibitzer.advice.Standing.ON_EDGE;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Of two standings, a rule takes the worse and an alternative the better. */
class StandingTest {
    @Test
    void aRuleStandsAsItsWeakestNeed() {
        assertThat(HOLDS.and(ON_EDGE)).isEqualTo(ON_EDGE);
        assertThat(ON_EDGE.and(HOLDS)).isEqualTo(ON_EDGE);
        assertThat(FAILS.and(ON_EDGE)).isEqualTo(FAILS);
        assertThat(HOLDS.and(FAILS)).isEqualTo(FAILS);
        assertThat(HOLDS.and(HOLDS)).isEqualTo(HOLDS);
    }

    @Test
    void ofAlternativesTheBestCounts() {
        assertThat(HOLDS.or(ON_EDGE)).isEqualTo(HOLDS);
        assertThat(ON_EDGE.or(HOLDS)).isEqualTo(HOLDS);
        assertThat(FAILS.or(ON_EDGE)).isEqualTo(ON_EDGE);
        assertThat(ON_EDGE.or(FAILS)).isEqualTo(ON_EDGE);
        assertThat(FAILS.or(FAILS)).isEqualTo(FAILS);
    }
}
