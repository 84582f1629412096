package kibitzer.play.cribbage;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.games.cribbage.CribbageGame;
import kibitzer.games.cribbage.EveryChoice;
import kibitzer.games.cribbage.play.CribbageEvent;
import kibitzer.games.cribbage.play.CribbageMatch;
import kibitzer.games.cribbage.play.CribbageMove;
import kibitzer.play.hand.Finished;
import kibitzer.play.hand.RobotTable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whole games among robots; what they have pegged is added up a second time from what was seen at the table. */
class CribbageByRobotsTest {
    /** With -Dcribbage.games=1000 the number that is promised. */
    private static final int GAMES = Integer.getInteger("cribbage.games", 50);

    private enum Table {
        SIX(CribbageGame.SIX_CARD, "book", "random"),
        FIVE(CribbageGame.FIVE_CARD, "book", "book"),
        SEVEN(CribbageGame.SEVEN_CARD, "random", "book"),
        THREE(CribbageGame.THREE_HAND, "book", "random", "book"),
        FOUR(CribbageGame.FOUR_HAND, "book", "book", "random", "book");

        private final CribbageGame game;
        private final List<String> robots;

        Table(CribbageGame game, String... robots) {
            this.game = game;
            this.robots = List.of(robots);
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyGameEndsAndItsBoardIsRight(Table table) {
        PlayedCribbage game = new PlayedCribbage(table.game);
        var robots = RobotTable.of(game, table.game.players(), table.robots);
        for (int seed = 0; seed < GAMES / 5; seed++) {
            DealRequest request = DealRequest.of(seed).with(PlayedCribbage.MUGGINS, seed % 2 == 0);
            Finished<CribbageMatch, SeenCribbage, CribbageMove> end = robots.play(request);
            CribbageMatch match = end.state();
            assertThat(match.winner()).as("seed %d", seed).isPresent();
            int[] pegged = new int[table.game.sides()];
            match.events().forEach(event -> add(event, match, pegged));
            for (int side = 0; side < pegged.length; side++) {
                assertThat(match.scores().get(side))
                        .as("%s, seed %d, side %d", table, seed, side)
                        .isEqualTo(Math.min(match.end(), pegged[side]));
            }
        }
    }

    private static void add(CribbageEvent event, CribbageMatch match, int[] pegged) {
        CribbageGame game = match.game();
        switch (event) {
            case CribbageEvent.Turned turned ->
                pegged[game.sideOf(turned.dealer())] +=
                        turned.starter().toString().startsWith("J") ? 2 : 0;
            case CribbageEvent.Played played ->
                pegged[game.sideOf(played.player())] += played.count().points();
            case CribbageEvent.Go go -> {}
            case CribbageEvent.Pegged last -> pegged[game.sideOf(last.player())] += 1;
            case CribbageEvent.Shown shown -> {
                int worth = EveryChoice.shown(shown.cards().toList(), shown.starter(), shown.crib());
                assertThat(shown.worth()).isEqualTo(worth);
                assertThat(shown.claimed() + shown.taken()).isEqualTo(worth);
                pegged[game.sideOf(shown.player())] += shown.claimed();
                // Whoever has pegged out has won, and nothing more is taken.
                boolean out = pegged[game.sideOf(shown.player())] >= match.end();
                pegged[game.sideOf(shown.player() + 1)] += out ? 0 : shown.taken();
            }
        }
    }
}
