package kibitzer.games.trick.search;

import static org.assertj.core.api.Assertions.assertThat;

import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.catalogue.TrickGames;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StakeTest {

    /** P. 243 and p. 246 (each for himself, also where four play), p. 250, p. 185 (partners). */
    @ParameterizedTest
    @CsvSource({
        "hearts, 4, 0, 2, false",
        "hearts, 4, 1, 1, true",
        "hearts, 3, 0, 2, false",
        "black-lady, 4, 1, 3, false",
        "oh-hell, 4, 0, 2, false",
        "whist, 4, 0, 2, true",
        "whist, 4, 0, 1, false",
        "euchre, 4, 1, 3, true",
    })
    void fourPlayAsPartnersOnlyWhereTheGameHasThem(String id, int players, int one, int other, boolean together) {
        TrickGame game = TrickGames.find(id).orElseThrow();
        Stake stake = Stake.counted(game, game.rules().usual()).bySides(game);
        assertThat(stake.together(one, other, players)).isEqualTo(together);
    }

    /** P. 244: a heart is charged; p. 247: it counts minus 1, so that most points are best. */
    @ParameterizedTest
    @CsvSource({"hearts, true", "black-lady, false", "greek-hearts, false", "whist, false"})
    void fewPointsAreWantedWhereTheyCostAndManyWhereTheyAreWrittenAsLosses(String id, boolean few) {
        TrickGame game = TrickGames.find(id).orElseThrow();
        assertThat(Stake.counted(game, game.rules().usual()).few()).isEqualTo(few);
    }
}
