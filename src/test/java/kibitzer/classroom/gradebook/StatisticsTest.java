package kibitzer.classroom.gradebook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class StatisticsTest {
    private static final double EXACT = 1e-9;

    /**
     * By hand: credits 1, 1, 0, 0 and other points 4, 2, 2, 0. Means 1/2 and 2; products of deviations 1/2*2 + 0 + 0 +
     * (-1/2)(-2) = 2; squares 4 * 1/4 = 1 and 4 + 4 = 8; 2 / root 8.
     */
    @Test
    void correlationIsTheProductsOverTheRootOfTheSquares() {
        assertThat(Statistics.correlation(List.of(1.0, 1.0, 0.0, 0.0), List.of(4.0, 2.0, 2.0, 0.0))
                        .orElseThrow())
                .isCloseTo(2 / Math.sqrt(8), within(EXACT));
    }

    /** By hand, with the other formula of the point-biserial: (4 - 1.5) / s * root(p q), s of 4, 2, 1 is root(14/9). */
    @Test
    void withOnesAndNoughtsItIsThePointBiserial() {
        double meanOfRight = 4;
        double meanOfWrong = 1.5;
        double spread = Math.sqrt(14.0 / 9);
        double expected = (meanOfRight - meanOfWrong) / spread * Math.sqrt(1.0 / 3 * 2.0 / 3);
        assertThat(Statistics.correlation(List.of(1.0, 0.0, 0.0), List.of(4.0, 2.0, 1.0))
                        .orElseThrow())
                .isCloseTo(expected, within(EXACT));
    }

    @Test
    void whatIsAllTheSameCorrelatesWithNothing() {
        assertThat(Statistics.correlation(List.of(1.0, 1.0), List.of(4.0, 2.0))).isEmpty();
        assertThat(Statistics.correlation(List.of(1.0), List.of(4.0))).isEmpty();
        assertThat(Statistics.correlation(List.of(), List.of())).isEmpty();
    }

    /** Of 10, 20, 30, 50 the quarters lie three quarters on from the first, half way, and a quarter on from the third. */
    @Test
    void quartilesLieOnTheLineBetweenTwoPlaces() {
        List<Double> times = List.of(50.0, 10.0, 30.0, 20.0);
        assertThat(Statistics.quantile(times, 0.25)).contains(17.5);
        assertThat(Statistics.quantile(times, 0.5)).contains(25.0);
        assertThat(Statistics.quantile(times, 0.75)).contains(35.0);
    }

    @Test
    void oneValueIsEveryQuantileAndNoneIsNone() {
        assertThat(Statistics.quantile(List.of(7.0), 0.75)).contains(7.0);
        assertThat(Statistics.quantile(List.of(), 0.5)).isEqualTo(Optional.empty());
    }
}
