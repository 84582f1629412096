package kibitzer.conventions.bridge.mini;

import static org.assertj.core.api.Assertions.assertThat;

import kibitzer.cards.PbnHand;
import kibitzer.games.bridge.mini.TwoHands;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a first lesson teaches: 25 points for game, eight cards for trumps. */
class PlainContractTest {
    @ParameterizedTest
    @CsvSource({
        "AKQ32.K32.Q32.32, J54.A54.K54.QJ54, game-S", // 25 points, eight spades
        "AKQ32.K32.Q32.32, J54.A54.K54.Q654, part-S", // 24
        "AK32.432.K32.KQ2, Q54.KQ5.A654.J54, game-NT", // 27 and no suit of eight
        "A32.K32.KQ5432.2, K54.A54.A76.K543, game-NT", // nine diamonds: nine tricks are nearer than eleven
        "A32.K32.KQ5432.2, 654.A54.A76.Q543, part-D", // the same fit with 18
        "A432.432.K2.K432, K765.K765.A43.65, part-S", // eight spades and seven hearts
        "K5432.Q5432.A2.2, Q76.AK76.43.J543, part-H", // nine hearts before eight spades
        "A432.K432.K32.32, K765.A765.54.654, part-S" // eight of each major: the higher
    })
    void names(String hand, String dummy, String contract) {
        assertThat(PlainContract.of(new TwoHands(PbnHand.read(hand), PbnHand.read(dummy))))
                .hasToString(contract);
    }
}
