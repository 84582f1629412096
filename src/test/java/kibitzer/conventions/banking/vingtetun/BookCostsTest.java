package kibitzer.conventions.banking.vingtetun;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.IntStream;
import kibitzer.content.syllabus.Erratum;
import kibitzer.content.syllabus.Syllabus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the book's advice costs, held to the findings (vingt-et-un.e01 to e06), which are proved without this code. */
class BookCostsTest {
    private final BookCosts costs = new BookCosts();

    private static String finding(String id) {
        return Syllabus.shipped().errata().stream()
                .filter(erratum -> erratum.id().equals(id))
                .map(Erratum::correct)
                .findFirst()
                .orElseThrow();
    }

    /** The dealer's cards against which counting does other than the book. */
    private static List<Integer> wrong(BookCosts.Line line) {
        return IntStream.range(0, BookCosts.UPCARDS.size())
                .filter(place -> !line.cells()
                        .get(place)
                        .book()
                        .equals(line.cells().get(place).best()))
                .mapToObj(BookCosts.UPCARDS::get)
                .toList();
    }

    private static BookCosts.Line line(List<BookCosts.Line> lines, String hand) {
        return lines.stream()
                .filter(line -> line.hand().equals(hand))
                .findFirst()
                .orElseThrow();
    }

    /** Sixteen against a ten is level: hitting gains six hundredths of a percent (e03). */
    @Test
    void thirteenAndTwelveStandAgainstLowCardsAndSixteenIsHitAgainstHighOnes() {
        assertThat(wrong(line(costs.hard(), "12"))).containsExactly(4, 5, 6);
        assertThat(wrong(line(costs.hard(), "13"))).containsExactly(2, 3, 4, 5, 6);
        assertThat(wrong(line(costs.hard(), "14"))).isEmpty();
        assertThat(wrong(line(costs.hard(), "15"))).isEmpty();
        assertThat(wrong(line(costs.hard(), "16"))).containsExactly(7, 8, 9, 10, 1);
        assertThat(wrong(line(costs.hard(), "17"))).isEmpty();
        assertThat(finding("vingt-et-un.e03")).contains("-.415 against -.475 (seven), -.517 against -.667 (ace)");
        assertThat(line(costs.hard(), "16").cells().get(5).cost()).isCloseTo(.475 - .415, within(.001));
        assertThat(line(costs.hard(), "16").cells().get(9).cost()).isCloseTo(.667 - .517, within(.001));
        assertThat(line(costs.hard(), "16").cells().get(8).cost()).isLessThan(.001);
    }

    @Test
    void softEighteenIsHitAgainstNineTenAndAce() {
        assertThat(wrong(line(costs.soft(), "ace and 7"))).containsExactly(9, 10, 1);
        for (String rest : List.of("ace and 2", "ace and 3", "ace and 4", "ace and 5", "ace and 6", "ace and 8")) {
            assertThat(wrong(line(costs.soft(), rest))).as(rest).isEmpty();
        }
    }

    @Test
    void elevenIsDoubledAgainstAllButAnAce() {
        assertThat(wrong(costs.eleven())).containsExactly(2, 3, 4, 5, 6, 7, 8, 9, 10);
        double[] gains = costs.eleven().cells().stream()
                .limit(9)
                .mapToDouble(BookCosts.Cell::cost)
                .sorted()
                .toArray();
        assertThat(gains[0]).isCloseTo(.06, within(.005));
        assertThat(gains[8]).isCloseTo(.33, within(.005));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            aces   |
            twos   | 4 5 6 7
            threes | 4 5 6 7
            fours  |
            fives  |
            sixes  | 3 4 5 6
            sevens | 2 3 4 5 6 7
            eights | 2 3 4 5 6 7 8 9 10 1
            nines  | 2 3 4 5 6 8 9
            tens   |
            """)
    void pairsAreSplitAsTheFindingSays(String pair, String against) {
        List<String> cards =
                wrong(line(costs.pairs(), pair)).stream().map(String::valueOf).toList();
        assertThat(String.join(" ", cards)).isEqualTo(against == null ? "" : against);
    }

    /** 2.8 to 3.0 per cent by the book, 0.7 with best play, any two cards doubled (e06). */
    @Test
    void theEdgesAreThoseOfTheFinding() {
        assertThat(finding("vingt-et-un.e06")).contains("2.8 to 3.0 per cent", "0.7 per cent with best play");
        List<BookCosts.Edge> edges = BookCosts.edges();
        assertThat(100 * edges.get(0).lost()).isCloseTo(2.8, within(.05));
        assertThat(100 * edges.get(1).lost()).isCloseTo(3.0, within(.05));
        assertThat(100 * edges.get(3).lost()).isCloseTo(.7, within(.05));
        edges.forEach(edge -> System.out.printf("%s: %.4f percent%n", edge.way(), 100 * edge.lost()));
    }

    /** Ties paying the dealer give him a tremendous advantage, says p. 366. */
    @Test
    void tiesAreWorthMuchToTheDealer() {
        List<BookCosts.Edge> edges = BookCosts.edges();
        assertThat(edges.get(4).lost() - edges.get(0).lost()).isGreaterThan(.05);
    }
}
