package kibitzer.games.poker;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import kibitzer.cards.CardSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Games with cards in the centre (Culbertson pp. 73-75). */
class SharedCardsTest {
    /** Cards of one's own, in the centre, and in each line; which of the centre is wild. */
    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "spit-in-the-ocean, 4, 1, 1, 0",
        "spit-in-the-ocean-not-wild, 4, 1, 1, -1",
        "stormy-weather, 4, 3, 1 1 1, -1",
        "procter-and-gamble, 4, 3, 1 1 1, 2",
        "cincinnati, 5, 5, 5, -1",
        "tennessee, 5, 5, 5, -1",
        "round-the-world, 4, 4, 4, -1",
        "bedsprings, 5, 10, 2 2 2 2 2, -1",
        "twin-beds, 5, 10, 5 5, -1",
        "southern-cross, 5, 9, 5 5, -1",
        "x-marks-the-spot, 5, 5, 5, 4",
        "criss-cross, 5, 5, 3 3, 4"
    })
    void eachGameHasItsCentre(String game, int own, int centre, String lines, int wild) {
        SharedCards shared = SharedCards.named(game);
        assertThat(shared.own()).isEqualTo(own);
        assertThat(shared.centre()).isEqualTo(centre);
        assertThat(shared.lines().stream().map(List::size).map(String::valueOf)).containsExactly(lines.split(" "));
        assertThat(shared.wild()).isEqualTo(wild);
        assertThat(SharedCards.games()).contains(game);
    }

    /** In bedsprings a column has one card of either row; the lines of a cross share its middle card. */
    @Test
    void linesCrossWhereTheCardsDo() {
        assertThat(SharedCards.named("bedsprings").lines()).contains(List.of(0, 5), List.of(4, 9));
        assertThat(SharedCards.named("twin-beds").lines())
                .containsExactly(List.of(0, 1, 2, 3, 4), List.of(5, 6, 7, 8, 9));
        for (String cross : List.of("southern-cross", "criss-cross")) {
            assertThat(SharedCards.named(cross).lines()).allMatch(line -> line.contains(4));
        }
    }

    @ParameterizedTest(name = "{0} with {1}: {2}")
    @CsvSource(delimiter = '|', textBlock = """
            # the best line alone counts: cards of two lines are not used together
            KS KH 9D 8C 7S | KD 2H / KC 3H | KS KH KD 9D 8C; KS KH KC 9D 8C
            KS KH 9D 8C 7S | KD 2H / 9C 3H | KS KH KD 9D 8C
            # nothing in the centre
            KS KH 9D 8C 7S |               | KS KH 9D 8C 7S
            # four of one's own and one card of three
            AS KS QS JS    | TS / 9S / AH  | AS KS QS JS TS
            AS KS QS JS    | AH / AD / 2C  | AS AH KS QS JS; AS AD KS QS JS
            """)
    void theBestHandsOfOneLineAreFound(String own, String lines, String best) {
        List<CardSet> centre = lines == null
                ? List.of()
                : Stream.of(lines.split("/")).map(CardSet::of).toList();
        assertThat(SharedCards.best(PokerForm.named("best-five"), CardSet.of(own), centre))
                .containsExactlyInAnyOrderElementsOf(
                        Stream.of(best.split("; ")).map(CardSet::of).toList());
    }

    @Test
    void aHighLowGameIsFoundByItsWord() {
        assertThat(HighLowForm.find(" High-Low ")).contains(HighLowForm.ACE_HIGH);
        assertThat(HighLowForm.find("hurricane-high-low").orElseThrow().low())
                .isEqualTo(PokerForm.named("hurricane-low"));
        assertThat(HighLowForm.find("standard")).isEmpty();
        assertThat(HighLowForm.ALL).extracting(HighLowForm::id).doesNotHaveDuplicates();
    }
}
