package kibitzer.games.bridge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The sixteen boards as every set of duplicate boards is painted. */
class BoardNumberTest {
    @ParameterizedTest
    @CsvSource({
        "1, N, none", "2, E, ns", "3, S, ew", "4, W, both", "5, N, ns", "6, E, ew", "7, S, both", "8, W, none",
        "9, N, ew", "10, E, both", "11, S, none", "12, W, ns", "13, N, both", "14, E, none", "15, S, ns", "16, W, ew",
        "17, N, none", "32, W, ew"
    })
    void dealerAndVulnerabilityGoByTheNumber(int number, String dealer, String vulnerable) {
        BoardNumber board = new BoardNumber(number);
        assertThat(board.dealer()).isEqualTo(Seat.of(dealer));
        assertThat(board.vulnerability()).isEqualTo(Vulnerability.of(vulnerable));
    }

    @Test
    void boardsAreNumberedFromOne() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new BoardNumber(0))
                .withMessageContaining("1 or more");
    }
}
