package kibitzer.conventions.bridge.culbertson;

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
import kibitzer.conventions.bridge.SlamConvention;
import kibitzer.conventions.bridge.systems.Systems;
import kibitzer.games.bridge.Auction;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Vulnerability;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The book's lines as rows: the calls before, a hand, the call; every figure with the ones beside it. */
class CulbertsonRowsTest {
    record Row(String system, String option, String before, String hand, String vulnerable, String best, String note) {}

    static Stream<Row> byPoints() throws IOException {
        return rows("culbertson-points.txt").map(cells -> row("culbertson-points", "", cells, 0));
    }

    static Stream<Row> byHonourTricks() throws IOException {
        return rows("culbertson-honour-tricks.txt").map(cells -> row("culbertson-honour-tricks", "", cells, 0));
    }

    static Stream<Row> byOption() throws IOException {
        return rows("culbertson-options.txt").map(cells -> row(cells.get(0), cells.get(1), cells, 2));
    }

    @ParameterizedTest
    @MethodSource("byPoints")
    void theCallIsTheColumnsOfPoints(Row row) {
        assertBest(row);
    }

    @ParameterizedTest
    @MethodSource("byHonourTricks")
    void theCallIsTheColumnsOfHonourTricks(Row row) {
        assertBest(row);
    }

    @ParameterizedTest
    @MethodSource("byOption")
    void theCallIsTheAgreedConventions(Row row) {
        assertBest(row);
    }

    /** P. 145 asks one and a half, p. 149 says "usually" with one: neither call is wrong. */
    @ParameterizedTest
    @ValueSource(strings = {"K853.K2.J94.T963", "QT53.A2.J94.T963", "J87.K97.9732.K62"})
    void withJustOneHonourTrickThePassIsAllowedBesideTheAnswer(String hand) {
        Advice<Call> advice = advise("culbertson-honour-tricks", hand, "1H P");

        assertThat(advice.best()).doesNotContain(Call.PASS);
        assertThat(advice.acceptable()).contains(Call.PASS);
    }

    @Test
    void withHalfAnHonourTrickThePassIsTheAnswer() {
        assertThat(advise("culbertson-honour-tricks", "K853.J2.J94.T963", "1H P")
                        .best())
                .containsExactly(Call.PASS);
    }

    private static Advice<Call> advise(String system, String hand, String calls) {
        List<Call> before = calls(calls);
        BiddingSoFar soFar = BiddingSoFar.of(
                new Auction(Seat.SOUTH.after(4 - before.size() % 4), before),
                Vulnerability.NONE,
                Systems.of(Agreement.of(system)));
        return BiddingTable.advise(Bidding.of(PbnHand.read(hand), soFar));
    }

    private static void assertBest(Row row) {
        List<Call> before = calls(row.before());
        Auction auction = new Auction(Seat.SOUTH.after(4 - before.size() % 4), before);
        BiddingSoFar soFar = BiddingSoFar.of(auction, Vulnerability.of(row.vulnerable()), Systems.of(agreement(row)));

        Advice<Call> advice = BiddingTable.advise(Bidding.of(PbnHand.read(row.hand()), soFar));

        assertThat(advice.best()).as(row.note()).containsExactlyElementsOf(calls(row.best()));
        assertThat(advice.silent()).isFalse();
    }

    private static Agreement agreement(Row row) {
        return new Agreement(
                row.system(),
                SlamConvention.BLACKWOOD,
                row.option().equals("two-clubs"),
                row.option().equals("stayman"),
                row.option().equals("vanderbilt"));
    }

    private static Row row(String system, String option, List<String> cells, int from) {
        return new Row(
                system,
                option,
                cells.get(from),
                cells.get(from + 1),
                cells.get(from + 2),
                cells.get(from + 3),
                cells.get(from + 5));
    }

    private static Stream<List<String>> rows(String file) throws IOException {
        try (var lines = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(CulbertsonRowsTest.class.getResourceAsStream("/conventions/" + file)),
                StandardCharsets.UTF_8))) {
            return lines
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line ->
                            Arrays.stream(line.split("[|#]")).map(String::strip).toList())
                    .toList()
                    .stream();
        }
    }

    private static List<Call> calls(String words) {
        return Arrays.stream(words.split(" "))
                .filter(word -> !word.isBlank() && !word.equals("-"))
                .map(Call::of)
                .toList();
    }
}
