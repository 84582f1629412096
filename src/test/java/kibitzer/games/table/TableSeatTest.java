package kibitzer.games.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.stream.Collectors;
import kibitzer.cards.BadNotation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TableSeatTest {

    @ParameterizedTest
    @CsvSource({"2, 1 2", "3, 1 2 3", "4, N E S W", "5, 1 2 3 4 5", "7, 1 2 3 4 5 6 7"})
    void fourHaveTheSidesOfTheTableAndOthersNumbersInTheOrderOfPlay(int players, String names) {
        assertThat(TableSeat.all(players).stream().map(TableSeat::toString).collect(Collectors.joining(" ")))
                .isEqualTo(names);
        assertThat(TableSeat.all(players))
                .allSatisfy(seat ->
                        assertThat(TableSeat.read(players, seat.toString())).isEqualTo(seat))
                .allSatisfy(seat ->
                        assertThat(TableSeat.read(players, seat.inWords())).isEqualTo(seat))
                .allSatisfy(seat -> assertThat(seat.after(players)).isEqualTo(seat));
        assertThat(TableSeat.all(players).getLast().next())
                .isEqualTo(TableSeat.all(players).getFirst());
    }

    @Test
    void aSeatIsCalledByItsSideOrItsNumber() {
        assertThat(new TableSeat(3, 2).inWords()).isEqualTo("player 3");
        assertThat(TableSeat.SOUTH.inWords()).isEqualTo("south");
    }

    @Test
    void westPlaysAfterTheLearner() {
        assertThat(TableSeat.SOUTH).hasToString("S");
        assertThat(TableSeat.SOUTH.next()).hasToString("W");
        assertThat(TableSeat.SOUTH.after(2)).hasToString("N");
    }

    @ParameterizedTest
    @CsvSource({"3, 4", "3, N", "4, 1", "2, ''"})
    void aSeatThatIsNotAtTheTableIsToldSo(int players, String text) {
        assertThatExceptionOfType(BadNotation.class)
                .isThrownBy(() -> TableSeat.read(players, text))
                .withMessageContaining("a seat: " + TableSeat.all(players).getFirst());
    }

    @ParameterizedTest
    @CsvSource({"1, 0", "8, 0", "3, 3", "3, -1"})
    void noSuchPlace(int players, int place) {
        assertThatIllegalArgumentException().isThrownBy(() -> new TableSeat(players, place));
    }
}
