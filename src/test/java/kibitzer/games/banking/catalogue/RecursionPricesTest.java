package kibitzer.games.banking.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.games.banking.PricedBet;
import kibitzer.games.banking.PricedGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The bets of games that have a recursion of their own, held to the figures of the findings and of the tables. */
class RecursionPricesTest {
    private static final List<PricedGame> GAMES = BankPrices.all();

    private static PricedBet bet(String game, String words) {
        return GAMES.stream()
                .filter(priced -> priced.id().equals(game))
                .flatMap(priced -> priced.bets().stream())
                .filter(bet -> bet.bet().equals(words))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void theIdsThatAreKnownBeforeTheCountAreThoseOfTheGames() {
        assertThat(BankPrices.recursions())
                .extracting(PricedGame::id)
                .isEqualTo(BankPrices.recursionIds())
                .doesNotHaveDuplicates();
    }

    /** e03, e06 and e07, the table of insurance; six packs of baccarat differ from an endless one by a hundredth. */
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(delimiter = '|', textBlock = """
            vingt-et-un   | stand on 17                       | .423   | .001
            vingt-et-un   | draw to 17                        | .554   | .001
            vingt-et-un   | insurance                         | .0769  | .0001
            vingt-et-un   | insurance against a ten           | .6154  | .0001
            baccarat      | against the dealer                | .0151  | .0003
            baccarat      | against the dealer, drawing to 5  | .0123  | .0003
            chemin-de-fer | against the bank, drawing to 5    | .012374 | .000001
            chemin-de-fer | with the bank, against a drawer   | -.012374 | .000001
            """)
    void theEdgeIsAsFound(String game, String words, double edge, double error) {
        assertThat(bet(game, words).edge().orElseThrow()).isCloseTo(edge, within(error));
    }

    @Test
    void chancesAreThoseOfTheCards() {
        assertThat(bet("vingt-et-un", "insurance").chance()).isCloseTo(4 / 13.0, within(1e-12));
        assertThat(bet("vingt-et-un", "insurance against a ten").chance()).isCloseTo(1 / 13.0, within(1e-12));
        // On 17 nothing but a dealer who goes over is beaten: .2284 of all, more when he has no natural (none behind a
        // nine).
        assertThat(bet("vingt-et-un", "stand on 17").chance()).isCloseTo(.2284, within(.00006));
        assertThat(bet("chemin-de-fer", "against the bank, drawing to 5").chance())
                .isCloseTo(.4463, within(.0001));
    }

    @Test
    void whatIsPrintedPointsIntoTheSyllabus() {
        Syllabus syllabus = Syllabus.shipped();
        GAMES.stream()
                .filter(game ->
                        List.of("vingt-et-un", "baccarat", "chemin-de-fer").contains(game.id()))
                .flatMap(game -> game.bets().stream())
                .flatMap(bet -> bet.book().stream())
                .forEach(printed -> assertThat(
                                syllabus.errata().stream().anyMatch(e -> e.id().equals(printed.pointer()))
                                        || syllabus.pointers().stream().anyMatch(p -> p.id().equals(printed.pointer())))
                        .as(printed.pointer())
                        .isTrue());
    }
}
