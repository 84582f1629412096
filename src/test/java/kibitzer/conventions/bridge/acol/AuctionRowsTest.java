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
import kibitzer.conventions.bridge.Agreement;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.BiddingSoFar;
import kibitzer.conventions.bridge.BiddingTable;
import kibitzer.conventions.bridge.Forcing;
import kibitzer.games.bridge.Auction;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Vulnerability;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Responses and rebids as rows: the calls before, a hand, the call; every figure with the ones beside it. */
class AuctionRowsTest {
    record Row(String before, String hand, String vulnerable, String best, String note) {}

    static Stream<Row> rows() throws IOException {
        try (var lines = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(AuctionRowsTest.class.getResourceAsStream("/conventions/acol-auctions.txt")),
                StandardCharsets.UTF_8))) {
            return lines
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line ->
                            Arrays.stream(line.split("[|#]")).map(String::strip).toList())
                    .map(cells -> new Row(cells.get(0), cells.get(1), cells.get(2), cells.get(3), cells.get(5)))
                    .toList()
                    .stream();
        }
    }

    @ParameterizedTest
    @MethodSource("rows")
    void theCallIsTheBooks(Row row) {
        BiddingSoFar soFar = auction(row.before(), row.vulnerable());

        Advice<Call> advice = BiddingTable.advise(Bidding.of(PbnHand.read(row.hand()), soFar));

        assertThat(advice.best()).as(row.note()).containsExactlyElementsOf(calls(row.best()));
        assertThat(advice.silent()).isFalse();
    }

    /** The four sequences the book prints, and what it says of two-bids. */
    @ParameterizedTest
    @CsvSource({
        "1C P 1H P, ONE_ROUND",
        "1S P 2D P, ONE_ROUND",
        "1S P 3C P, GAME",
        "1H P 2S P, GAME",
        "1S P 2NT P, NONE",
        "1S P 2S P, NONE",
        "2C P, GAME",
        "2D P, ONE_ROUND",
        "2H P, ONE_ROUND",
        "2S P, ONE_ROUND",
        "2NT P, NONE",
        "3S P, NONE",
        "1NT P 2H P, NONE",
        "1NT P 3C P, ONE_ROUND"
    })
    void theCallForcesSoLong(String before, Forcing forcing) {
        assertThat(auction(before, "none").forced()).isEqualTo(forcing);
    }

    private static BiddingSoFar auction(String before, String vulnerable) {
        List<Call> calls = calls(before);
        Auction auction = new Auction(Seat.SOUTH.after(4 - calls.size() % 4), calls);
        return BiddingSoFar.of(auction, Vulnerability.of(vulnerable), Acol.system(Agreement.of("acol")));
    }

    private static List<Call> calls(String words) {
        return Arrays.stream(words.split(" "))
                .filter(word -> !word.isBlank())
                .map(Call::of)
                .toList();
    }
}
