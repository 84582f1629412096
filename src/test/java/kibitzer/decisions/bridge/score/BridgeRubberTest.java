package kibitzer.decisions.bridge.score;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.Stream;
import kibitzer.cards.Seed;
import kibitzer.decisions.answer.Tally;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Form;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

class BridgeRubberTest {
    private final BridgeRubber decision = new BridgeRubber();

    private SheetToAdd of(String form, String lines) {
        ObjectNode position = JsonNodeFactory.instance.objectNode().put("form", form);
        Stream.of(lines.split(",")).map(String::strip).forEach(position.putArray("lines")::add);
        return decision.form().read(position, "position");
    }

    private Tally answer(String form, String lines) {
        return decision.advise(of(form, lines)).best().getFirst();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // the bonus of the rubber: Culbertson pp. 135, 170, 178; laws of bridge 1904, law 11
                "contract    | we 3NT 9, we 4S 10           | 920 |   0", // 100 + 120 + 700
                "contract    | we 3NT 9, they 4S 10, we 5C 11 | 700 | 120", // 100 + 100 + 500
                "auction     | we 3NT 9, we 3NT 9           | 310 |   0", // 30 + 30 + 250
                "plafond     | we 3NT 9, we 3NT 9           | 460 |   0", // 30 + 30 + 400
                "bridge-1904 | we NT 9, we H 10             | 168 |   0", // 36 + 32 + 100
                // broken off: p. 128
                "contract    | we 4S 10, they 2H 8          | 420 | 110",
                "contract    | we 2H 8, they 2H 8           |  60 |  60",
                // vulnerable after a game: p. 136
                "contract    | we 4S 10, we 4S 8            | 420 | 200",
                // a round of four deals, we deal first: pp. 159-160
                "progressive | we 4S 10, they 2H 8, passed, we 3NT 8 | 420 | 210"
            })
    void theTotalsAreThoseOfTheBook(String form, String lines, int we, int they) {
        assertThat(answer(form, lines).in("we")).isEqualTo(we);
        assertThat(answer(form, lines).in("they")).isEqualTo(they);
        assertThat(answer(form, lines).in("total")).isEqualTo(we - they);
    }

    @Test
    void eachFormCanBeDealt() {
        for (String form : SheetToAdd.FORMS) {
            var with = Form.options(decision.dealOptions())
                    .read(JsonNodeFactory.instance.objectNode().put("form", form), "with");
            assertThat(decision.deal(new DealRequest(new Seed(5), with)).form().word())
                    .isEqualTo(form);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "contract  | we 4S 14               | position.lines: 14 tricks; expected 0 to 13",
                "contract  | we +5001               | position.lines: 5001 points cannot be added; expected up to 5000, not 0",
                "contract  | we 3NT 9, we 3NT 9, we 1C 7 | \"we 1C 7\": the rubber is over",
                "contract  | we 4S 10 90            | 90 cannot be scored at spades",
                "duplicate | we 4S 10               | position.form"
            })
    void anImpossibleSheetIsRefusedWithItsLine(String form, String lines, String message) {
        assertThatThrownBy(() -> of(form, lines))
                .isInstanceOf(BadQuestion.class)
                .hasMessageContaining(message);
    }
}
