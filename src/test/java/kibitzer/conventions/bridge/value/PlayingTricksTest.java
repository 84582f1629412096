package kibitzer.conventions.bridge.value;

import static org.assertj.core.api.Assertions.assertThat;

import kibitzer.cards.PbnHand;
import kibitzer.cards.Suit;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlayingTricksTest {
    @ParameterizedTest
    @CsvSource({
        "AKQ5432.432.32.2, 7",
        "AKJ5432.432.32.2, 6.5",
        "AQJ5432.432.32.2, 6.5",
        "KQJ5432.432.32.2, 6",
        "AK65432.432.32.2, 6",
        "QJT5432.432.32.2, 5",
        "AKQ32.AK2.A32.32, 8",
        "AKQ32.KQJ54.32.2, 7.5"
    })
    void aLongTrumpSuitIsCountedByTheTopHonoursItLacks(String hand, double tricks) {
        assertThat(PlayingTricks.of(PbnHand.read(hand), Suit.SPADES)).isEqualTo(tricks);
    }
}
