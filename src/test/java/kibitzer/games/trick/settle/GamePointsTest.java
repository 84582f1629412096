package kibitzer.games.trick.settle;

import static org.assertj.core.api.Assertions.assertThat;

import kibitzer.games.trick.catalogue.TrickGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How many points end a game (Culbertson; the pages beside the rows). */
class GamePointsTest {
    private static GamePoints of(String game) {
        return GamePoints.of(TrickGames.find(game).orElseThrow()).orElseThrow();
    }

    @ParameterizedTest
    @CsvSource({
        "norwegian-whist, 50", // p. 189
        "forty-five, 45", // p. 195
        "auction-forty-five, 120", // p. 196
        "ecarte, 5", // p. 202
        "euchre, 5", // p. 206
        "three-hand-euchre, 5", // p. 208, as euchre
        "hasenpfeffer, 10", // p. 213
        "double-hasenpfeffer, 62",
        "five-hundred, 500", // p. 216
        "five-hundred-long-game, 1000",
        "seven-up, 7", // p. 234
        "pedro-sancho, 100", // p. 239
        "cinch, 51", // p. 240
        "sixty-six, 7" // p. 279
    })
    void aGameIsWonAtThisNumberAndNotOneBefore(String game, int points) {
        assertThat(of(game).points()).isEqualTo(points);
        assertThat(of(game).isReachedBy(points)).isTrue();
        assertThat(of(game).isReachedBy(points - 1)).isFalse();
        assertThat(of(game).carriedOver(points + 1.0)).as("nothing goes on").isZero();
    }

    /** P. 247: points count against a player, and a hundred end the game. */
    @Test
    void atBlackLadyAHundredAgainstSomebodyEndTheGame() {
        assertThat(of("black-lady").isReachedBy(-100)).isTrue();
        assertThat(of("black-lady").isReachedBy(-99)).isFalse();
        assertThat(of("black-lady").isReachedBy(100)).isFalse();
        assertThat(of("black-lady").at(50).isReachedBy(-50)).isTrue();
    }

    /** P. 209: with laps what is over five is carried on, but no game is won before it begins. */
    @ParameterizedTest
    @CsvSource({"5, 0", "6, 1", "8, 3", "9, 4", "10, 4", "4, 0"})
    void withLapsTheExcessIsCarriedOver(double score, double carried) {
        assertThat(of("euchre-laps").carriedOver(score)).isEqualTo(carried);
    }

    /** Where the book names no number, or deals are not settled, nothing is known. */
    @ParameterizedTest
    @CsvSource({"oh-hell", "skat", "whist"})
    void aGameWithoutANumberHasNone(String game) {
        assertThat(GamePoints.of(TrickGames.find(game).orElseThrow())).isEmpty();
    }
}
