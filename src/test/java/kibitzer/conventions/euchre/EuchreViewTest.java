package kibitzer.conventions.euchre;

import static org.assertj.core.api.Assertions.assertThat;

import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;
import kibitzer.games.table.TableSeat;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EuchreViewTest {
    @ParameterizedTest(name = "{0} under {1}: {2}")
    @DisplayName("tricks are named by bowers and ace of trumps, by length only where that makes more, and by side aces")
    @CsvSource({
        "JH 9H TH AS 9C, QH, JH AS", // the third trump makes no more than the bower
        "JH 9H TH KH AS, QH, 2 by the length of trumps and AS",
        "KH QH TH 9H AS, 9D, 'AS'",
        "KH TH 9H 9C TC, QH, by the length of trumps"
    })
    void whatMakesTheSureTricksIsNamed(String hand, String turnUp, String named) {
        EuchreView view = new EuchreView(
                CardSet.of(hand), CardNotation.read(turnUp), TableSeat.SOUTH, TableSeat.SOUTH.next(), 0, 0, 0, false);
        assertThat(view.sureCards()).isEqualTo(named);
    }
}
