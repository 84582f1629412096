package kibitzer.games.bridge.problems.line;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import kibitzer.cards.BadNotation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How a line is written. */
class LineTest {

    @ParameterizedTest
    @ValueSource(
            strings = {"", "hold 2, finesse QD, cash C", "play KH, draw 2, ruff S 2", "win AS, run JH, set-up D, duck C"
            })
    void isReadAsItIsWritten(String text) {
        assertThat(Line.of(text)).hasToString(text);
    }

    @Test
    void isToldInWords() {
        assertThat(Line.of("hold, finesse QD").inWords())
                .isEqualTo("Hold up once, then lead to the queen of diamonds and play it");
    }

    @ParameterizedTest
    @ValueSource(strings = {"finesse", "finesse Q", "cash", "jump S", "draw 0", "cash S x"})
    void tellsWhatCannotBeRead(String text) {
        assertThatThrownBy(() -> Line.of(text)).isInstanceOf(BadNotation.class);
    }
}
