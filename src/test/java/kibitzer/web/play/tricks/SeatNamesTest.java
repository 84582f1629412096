package kibitzer.web.play.tricks;

import static org.assertj.core.api.Assertions.assertThat;

import kibitzer.games.table.TableSeat;
import kibitzer.games.trick.settle.Seating;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a column of a settled hand is called at the table of whoever looks at it. */
class SeatNamesTest {

    @ParameterizedTest
    @CsvSource({
        "4, S, EACH, E, east",
        "4, S, EACH, S, you",
        "4, W, EACH, S, south",
        "3, 2, EACH, 2, you",
        "3, 2, EACH, 3, player 3",
        "4, S, TWO_SIDES, we, we",
        "4, S, TWO_SIDES, they, they",
        "4, E, TWO_SIDES, we, they",
        "2, 2, TWO_SIDES, they, we",
        "4, S, MAKER, opponents, opponents",
    })
    void aColumnIsCalledAsItsPlayerIs(int players, String learner, Seating seating, String column, String name) {
        assertThat(new SeatNames(TableSeat.read(players, learner)).inside(seating, column))
                .isEqualTo(name);
    }
}
