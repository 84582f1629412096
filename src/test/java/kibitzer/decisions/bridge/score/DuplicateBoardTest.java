package kibitzer.decisions.bridge.score;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The two tables of Culbertson, p. 162; boards 17 to 32 as 1 to 16. */
class DuplicateBoardTest {
    private final DuplicateBoard decision = new DuplicateBoard();

    private String answer(int board, boolean dealer) {
        return decision.advise(new DuplicateBoard.Asked(board, dealer)).best().getFirst();
    }

    private static Stream<Integer> boards(String list) {
        return Stream.of(list.split(" ")).map(Integer::valueOf).flatMap(board -> Stream.of(board, board + 16));
    }

    @ParameterizedTest
    @CsvSource({"north, 1 5 9 13", "east, 2 6 10 14", "south, 3 7 11 15", "west, 4 8 12 16"})
    void theDealGoesRound(String dealer, String boards) {
        assertThat(boards(boards))
                .allSatisfy(board -> assertThat(answer(board, true)).isEqualTo(dealer));
    }

    @ParameterizedTest
    @CsvSource({"none, 1 8 11 14", "ns, 2 5 12 15", "ew, 3 6 9 16", "both, 4 7 10 13"})
    void vulnerabilityIsByTheTable(String vulnerable, String boards) {
        assertThat(boards(boards))
                .allSatisfy(board -> assertThat(answer(board, false)).isEqualTo(vulnerable));
    }
}
