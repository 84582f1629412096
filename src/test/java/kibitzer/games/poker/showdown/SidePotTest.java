package kibitzer.games.poker.showdown;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Table stakes (Culbertson pp. 62-63): everybody may win what he has matched of the others' chips. */
class SidePotTest {
    private static List<Integer> numbers(String text) {
        return text == null || text.isBlank()
                ? List.of()
                : Stream.of(text.split(" ")).map(Integer::valueOf).toList();
    }

    /** Paid by those still in, by those who dropped; each pot as its chips and its players. */
    @ParameterizedTest(name = "{0} in, {1} dropped: {2}")
    @CsvSource(delimiter = '|', textBlock = """
            10 10 10 |     | 30 [0, 1, 2]
            5 10 10  |     | 15 [0, 1, 2]; 10 [1, 2]
            5 10 20  |     | 15 [0, 1, 2]; 10 [1, 2]; 10 [2]
            20 5 10  |     | 15 [0, 1, 2]; 10 [0, 2]; 10 [0]
            10 10    | 4   | 24 [0, 1]
            5 10     | 7   | 15 [0, 1]; 7 [1]
            5 10     | 5   | 15 [0, 1]; 5 [1]
            5 10     | 12  | 15 [0, 1]; 12 [1]
            0 10 10  |     | 20 [1, 2]
            0 0      | 3   | 3 [0, 1]
            """)
    void eachPotIsWhatItsPlayersHaveMatched(String paid, String dropped, String pots) {
        assertThat(SidePot.of(numbers(paid), numbers(dropped)).stream().map(pot -> pot.chips() + " " + pot.players()))
                .isEqualTo(Arrays.asList(pots.split("; ")));
    }

    /** No chip is lost or made, whoever has paid what. */
    @Test
    void thePotsAreAllThatWasPaid() {
        for (int code = 0; code < 5 * 5 * 5 * 5; code++) {
            List<Integer> paid = List.of(code % 5, code / 5 % 5, code / 25 % 5);
            List<Integer> dropped = List.of(code / 125);
            int all = paid.stream().mapToInt(Integer::intValue).sum() + dropped.getFirst();
            List<SidePot> pots = SidePot.of(paid, dropped);
            assertThat(pots.stream().mapToInt(SidePot::chips).sum())
                    .as("%s, %s", paid, dropped)
                    .isEqualTo(all);
            assertThat(pots).allMatch(pot -> pot.chips() > 0 && !pot.players().isEmpty());
        }
    }
}
