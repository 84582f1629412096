package kibitzer.play.casino;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.games.casino.CasinoGame;
import kibitzer.play.hand.RobotTable;
import org.junit.jupiter.api.Test;

/** Whole games between robots, to the points that win. */
class CasinoGamesByTheBookTest {
    /** With -Dcasino.book-games=1000 as many as are asked for before a release. */
    private static final int GAMES = Integer.getInteger("casino.book-games", 50);

    private static final int FIRST = 4_000_000;

    @Test
    void everyGameIsWon() {
        for (int number = 0; number < GAMES; number++) {
            CasinoGame game = PlayedCasino.GAMES.get(number % PlayedCasino.GAMES.size());
            List<String> robots = number % 5 == 4 ? List.of("book", "random") : Collections.nCopies(2, "book");
            CasinoSeries end = RobotTable.of(new PlayedCasino(game), 2, robots)
                    .play(DealRequest.of(FIRST + number).with(PlayedCasino.DEALS, CasinoSeries.MOST_DEALS))
                    .state();
            assertThat(end.score().winner())
                    .as("%s from %d", game.id(), FIRST + number)
                    .isPresent();
            assertThat(end.score().points())
                    .anyMatch(points -> points >= game.rules().goal());
        }
    }
}
