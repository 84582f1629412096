package kibitzer.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LaidOutTest {

    @Test
    void readsTheWayAndTheCardsInTheirOrder() {
        LaidOut trick = LaidOut.read("  trick 7H KH JK ");

        assertThat(trick.way()).isEqualTo(LaidOut.Way.TRICK);
        assertThat(trick.cards()).extracting(Card::toString).containsExactly("7H", "KH", "JK");
    }

    @Test
    void aStockMayLieAlone() {
        assertThat(LaidOut.read("stock").cards()).isEmpty();
    }

    @Test
    void sevenCardsMayLieSo() {
        assertThat(LaidOut.read("fan 2S 3S 4S 5S 6S 7S 8S").cards()).hasSize(7);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "heap 7H", "7H KH", "fan", "row", "trick", "fan 2S 3S 4S 5S 6S 7S 8S 9S", "FAN AS", "fan XX"
            })
    void refusesWhatDoesNotSayHowUpToSevenCardsLie(String text) {
        assertThatThrownBy(() -> LaidOut.read(text))
                .isInstanceOf(BadNotation.class)
                .hasMessageContaining("expected");
    }
}
