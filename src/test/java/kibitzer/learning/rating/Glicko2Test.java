package kibitzer.learning.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class Glicko2Test {
    private static final Rating PLAYER = new Rating(1500, 200, 0.06);

    /** The worked example of the method's author. */
    @Test
    void thePublishedExampleComesOutAsPublished() {
        Rating after = Glicko2.after(
                PLAYER,
                List.of(
                        new Glicko2.Game(new Rating(1400, 30, 0.06), 1),
                        new Glicko2.Game(new Rating(1550, 100, 0.06), 0),
                        new Glicko2.Game(new Rating(1700, 300, 0.06), 0)));

        assertThat(after.rating()).isCloseTo(1464.0507, within(1e-4));
        assertThat(after.deviation()).isCloseTo(151.5165, within(1e-4));
        assertThat(after.volatility()).isCloseTo(0.0599960, within(1e-7));
    }

    @Test
    void aPeriodWithoutAGameOnlyAddsUncertainty() {
        Rating after = Glicko2.after(PLAYER, List.of());

        assertThat(after.rating()).isEqualTo(1500);
        // the square root of 200 squared and (173.7178 * 0.06) squared
        assertThat(after.deviation()).isCloseTo(200.27141, within(1e-4));
    }

    @Test
    void betweenEqualsOneWinIsExpectedOfTwoGames() {
        assertThat(Glicko2.expected(PLAYER, PLAYER)).isEqualTo(0.5);
        assertThat(Glicko2.expected(new Rating(1700, 50, 0.06), PLAYER)).isGreaterThan(0.6);
    }

    @Test
    void whatOneGainsTheOtherLoses() {
        Rating winner = Glicko2.after(PLAYER, List.of(new Glicko2.Game(PLAYER, 1)));
        Rating loser = Glicko2.after(PLAYER, List.of(new Glicko2.Game(PLAYER, 0)));

        assertThat(winner.rating() - 1500).isCloseTo(1500 - loser.rating(), within(1e-9));
    }

    @Test
    void halfTheWayIsHalfTheChange() {
        Rating half = PLAYER.towards(new Rating(1600, 100, 0.05), 0.5);

        assertThat(half.rating()).isEqualTo(1550);
        assertThat(half.deviation()).isEqualTo(150);
        assertThat(half.volatility()).isCloseTo(0.055, within(1e-12));
    }
}
