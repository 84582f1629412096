package kibitzer.conventions.bridge.systems;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import kibitzer.advice.Advice;
import kibitzer.cards.PbnHand;
import kibitzer.conventions.bridge.Agreement;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.BiddingSoFar;
import kibitzer.conventions.bridge.BiddingTable;
import kibitzer.games.bridge.Auction;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Vulnerability;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The middle of the auction as rows: hand, calls before, systems, what is best, and what is allowed at least. */
class MiddleRowsTest {
    record Row(
            String system, String before, String hand, String vulnerable, String best, String allowed, String page) {}

    static Stream<Row> rows() throws IOException {
        try (var lines = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(MiddleRowsTest.class.getResourceAsStream("/conventions/middle-auctions.txt")),
                StandardCharsets.UTF_8))) {
            return lines
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(line ->
                            Arrays.stream(line.split("[|]")).map(String::strip).toList())
                    .flatMap(MiddleRowsTest::bySystem)
                    .toList()
                    .stream();
        }
    }

    private static Stream<Row> bySystem(List<String> cells) {
        Stream<String> systems = cells.get(0).equals("all")
                ? Systems.ids().stream()
                : Arrays.stream(cells.get(0).split(" "));
        return systems.map(system ->
                new Row(system, cells.get(1), cells.get(2), cells.get(3), cells.get(4), cells.get(5), cells.get(6)));
    }

    @ParameterizedTest
    @MethodSource("rows")
    void theBooksOwnBidsAreNotWrong(Row row) {
        List<Call> before = calls(row.before());
        BiddingSoFar soFar = BiddingSoFar.of(
                new Auction(Seat.SOUTH.after(4 - before.size() % 4), before),
                Vulnerability.of(row.vulnerable()),
                Systems.of(Agreement.of(row.system())));

        Advice<Call> advice = BiddingTable.advise(Bidding.of(PbnHand.read(row.hand()), soFar));

        Set<Call> right = new HashSet<>(advice.best());
        right.addAll(advice.acceptable());
        assertThat(advice.best()).as("%s", row).isNotEmpty();
        if (!row.best().equals("-")) {
            assertThat(calls(row.best())).as("%s", row).containsAll(advice.best());
        }
        assertThat(right).as("%s", row).containsAll(calls(row.allowed()));
    }

    private static List<Call> calls(String words) {
        return Arrays.stream(words.split(" "))
                .filter(word -> !word.isBlank() && !word.equals("-"))
                .map(Call::of)
                .toList();
    }
}
