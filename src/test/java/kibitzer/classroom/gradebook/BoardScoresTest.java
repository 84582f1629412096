package kibitzer.classroom.gradebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a board earns, in percent, reckoned by hand. */
class BoardScoresTest {

    /** The scale of international match points: 20 to 40 is one, 220 to 260 six, 500 to 590 eleven. */
    @ParameterizedTest
    @CsvSource({
        "420, 420, 100",
        "450, 420, 100",
        "-50, -100, 100",
        "410, 420, 100",
        "400, 420, 90",
        "170, 420, 40",
        "50, 420, 10",
        "-50, 420, 0",
        "-100, 620, 0",
        "-300, -100, 50"
    })
    void anInternationalMatchPointShortOfParTakesATenth(int score, int par, int percent) {
        assertThat(BoardScores.imps(score, par)).isEqualTo(percent);
    }

    @ParameterizedTest
    @CsvSource({
        "420, 420, 100",
        "140, 420, 33",
        "-50, 420, 0",
        "-50, -100, 100",
        "-200, -100, 0",
        "0, 0, 100",
        "170, 620, 27"
    })
    void aShareOfParIsWhatTheScoreIsOfIt(int score, int par, int percent) {
        assertThat(BoardScores.share(score, par)).isEqualTo(percent);
    }

    /** Four others with 420, 420, 170 and -50. */
    @ParameterizedTest
    @CsvSource({"450, 100", "420, 75", "170, 38", "140, 25", "-100, 0"})
    void matchPointsAreOneForEachBeatenAndHalfForEachEqual(int score, int percent) {
        assertThat(BoardScores.matchPoints(score, List.of(420, 420, 170, -50))).isEqualTo(percent);
    }
}
