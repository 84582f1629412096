package kibitzer.conventions.bridge.acol;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import kibitzer.advice.Advice;
import kibitzer.cards.PbnHand;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.games.bridge.Auction;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Vulnerability;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Opening bids as rows: hand, vulnerability, call, page. */
class OpeningRowsTest {
    record Row(String hand, String vulnerable, String best, String allowed) {}

    static Stream<Row> rows() throws IOException {
        try (var lines = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(OpeningRowsTest.class.getResourceAsStream("/conventions/acol-openings.txt")),
                StandardCharsets.UTF_8))) {
            return lines
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split("[|#]"))
                    .map(cells -> new Row(cells[0].strip(), cells[1].strip(), cells[2].strip(), cells[3].strip()))
                    .toList()
                    .stream();
        }
    }

    @ParameterizedTest
    @MethodSource("rows")
    void theOpeningIsTheBooks(Row row) {
        Bidding bidding =
                Bidding.of(PbnHand.read(row.hand()), Auction.opened(Seat.SOUTH), Vulnerability.of(row.vulnerable()));

        Advice<Call> advice = Openings.BOOK.advise(bidding);

        assertThat(advice.best()).containsExactlyElementsOf(calls(row.best()));
        assertThat(advice.acceptable()).containsExactlyElementsOf(calls(row.allowed()));
        assertThat(advice.silent()).isFalse();
    }

    private static List<Call> calls(String words) {
        return Arrays.stream(words.split(" "))
                .filter(word -> !word.isBlank())
                .map(Call::of)
                .toList();
    }
}
