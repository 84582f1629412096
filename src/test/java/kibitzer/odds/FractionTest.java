package kibitzer.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class FractionTest {

    @Test
    void equalFractionsAreEqualValues() {
        assertThat(Fraction.of(-6, -8)).isEqualTo(Fraction.of(3, 4)).hasToString("3/4");
        assertThat(Fraction.of(4, -2)).hasToString("-2");
    }

    @Test
    void arithmeticIsExact() {
        Fraction third = Fraction.of(1, 3);
        assertThat(third.plus(Fraction.of(1, 6))).isEqualTo(Fraction.of(1, 2));
        assertThat(third.minus(Fraction.of(1, 2))).isEqualTo(Fraction.of(-1, 6));
        assertThat(third.times(Fraction.of(3, 5))).isEqualTo(Fraction.of(1, 5));
        assertThat(third.dividedBy(Fraction.of(2, 3))).isEqualTo(Fraction.of(1, 2));
        assertThat(third.complement()).isEqualTo(Fraction.of(2, 3));
        assertThat(third).isLessThan(Fraction.of(34, 100));
    }

    @Test
    void roundingHappensOnlyAtTheEdge() {
        assertThat(Fraction.of(9, 47).rounded(6)).hasToString("0.191489");
        assertThat(Fraction.of(9, 47).toDouble()).isEqualTo(9.0 / 47);
    }

    @Test
    void denominatorNoughtIsAnError() {
        assertThatThrownBy(() -> Fraction.of(1, 0)).hasMessageContaining("denominator 0");
    }

    @Nested
    class AsOdds {

        @Test
        void nineOutsOfFortySevenAreFourPointTwoTwoToOneAgainst() {
            assertThat(new Odds(Fraction.of(9, 47)).inWords()).isEqualTo("4.22 to 1 against");
        }

        @Test
        void wholeOddsAreWrittenPlain() {
            assertThat(new Odds(Fraction.of(1, 47)).inWords()).isEqualTo("46 to 1 against");
            assertThat(new Odds(Fraction.of(1, 1081)).inWords()).isEqualTo("1080 to 1 against");
        }

        @Test
        void whatIsLikelierThanNotIsOddsOn() {
            assertThat(new Odds(Fraction.of(3, 4)).inWords()).isEqualTo("3 to 1 on");
        }

        @Test
        void evenChancesAndCertaintiesHaveTheirWords() {
            assertThat(new Odds(Fraction.of(1, 2)).inWords()).isEqualTo("1 to 1 against");
            assertThat(new Odds(Fraction.ZERO).inWords()).isEqualTo("impossible");
            assertThat(new Odds(Fraction.ONE).inWords()).isEqualTo("certain");
        }

        @Test
        void aChanceAboveOneIsAnError() {
            assertThatThrownBy(() -> new Odds(Fraction.of(3, 2))).hasMessageContaining("expected 0 to 1");
        }
    }
}
