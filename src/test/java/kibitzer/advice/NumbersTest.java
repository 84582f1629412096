package kibitzer.advice;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Counts as people write them. */
class NumbersTest {
    @ParameterizedTest
    @CsvSource({"13,13", "0,0", "-2,-2", "4.5,4½", "0.5,½", "2.25,2¼", "0.25,¼", "7.75,7¾", "0.35,0.35", "1.9,1.9"})
    void halvesAndQuartersAreFractions(double value, String words) {
        assertThat(Numbers.inWords(value)).isEqualTo(words);
    }

    @ParameterizedTest
    @CsvSource({"13,13", "4.5,4.5", "0.35,0.35"})
    void dataWantsDigits(double value, String digits) {
        assertThat(Numbers.inDigits(value)).isEqualTo(digits);
    }
}
