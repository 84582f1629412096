package kibitzer.decisions.rummy.score;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import kibitzer.cards.Cards;
import kibitzer.games.rummy.family.RummyGame;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Who pays whom, and how much, game by game; each row is counted by hand. */
class SettlementCountTest {

    @ParameterizedTest
    @CsvSource({
        "RUMMY,, KS QS + 9H, false, 29",
        "RUMMY,, KS QS + 9H, true, 58",
        "QUEEN_CITY, 5S 5H 5D 6C 7C 8C 9C, KS + QS, false, 90",
        "BLOCK_RUMMY, 2S 3D, 9H + KS, false, 9",
        "BLOCK_RUMMY, KS 3D, 9H + 4S, false, -9",
        "KNOCK_RUMMY, 2S 4D 6C 8H TS QD KC, 9H 7S 5D 3C JS KD AH + 2H 4S 6D 8C TC QH KS, false, -15",
    })
    void countsWhatTheTablePays(RummyGame game, String own, String others, boolean rummy, int points) {
        SettlementCount count = SettlementCount.of(new Settlement.End(
                game,
                own == null ? Cards.NONE : Cards.of(own),
                Stream.of(others.split("\\+"))
                        .map(hand -> Cards.of(hand.strip()))
                        .toList(),
                rummy));

        assertThat(count.points()).isEqualTo(points);
        assertThat(count.allowed()).isEmpty();
        assertThat(count.steps()).isNotEmpty();
    }
}
