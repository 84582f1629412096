package kibitzer.games.banking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The chances of a bet: won, tied and lost make one, and each may be all of it or nothing. */
class PricedBetTest {
    private static PricedBet bet(double chance, double tied) {
        return new PricedBet("red", "", chance, tied, "even", OptionalDouble.empty(), 0, Optional.empty());
    }

    @ParameterizedTest(name = "won {0}, tied {1}: lost {2}")
    @CsvSource({"0, 0, 1", "1, 0, 0", "0, 1, 0", "0.5, 0.5, 0", "0.25, 0.25, 0.5"})
    void wonTiedAndLostMakeOne(double chance, double tied, double lost) {
        assertThat(bet(chance, tied).lost()).isEqualTo(lost);
    }

    @ParameterizedTest(name = "won {0}, tied {1}")
    @CsvSource({"-0.01, 0", "1.01, 0", "0.5, -0.01", "0.5, 0.51", "NaN, 0", "0.5, NaN"})
    void whatIsNoChanceIsRefused(double chance, double tied) {
        assertThatIllegalArgumentException().isThrownBy(() -> bet(chance, tied)).withMessageContaining("expected 0 to");
    }

    /** Of a hundred bets; ties are told from one in a hundred on, rounded. */
    @ParameterizedTest(name = "won {0}, tied {1}: {2}")
    @CsvSource(delimiter = '|', textBlock = """
            0.5  | 0     | of 100 about 50 are won and 50 lost
            0.5  | 0.004 | of 100 about 50 are won and 50 lost
            0.5  | 0.25  | of 100 about 50 are won, 25 lost and 25 tied
            0    | 0     | of 100 about 0 are won and 100 lost
            1    | 0     | of 100 about 100 are won and 0 lost
            """)
    void hundredBetsAreToldInWholeNumbers(double chance, double tied, String words) {
        assertThat(bet(chance, tied).ofHundred()).isEqualTo(words);
    }
}
