package kibitzer.conventions.rummy;

import static org.assertj.core.api.Assertions.assertThat;

import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.Cards;
import kibitzer.games.rummy.family.RummyGame;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is measured of a rummy hand before the discard (pp. 8-9): chances to fill, cards others could use, salt. */
class TableViewTest {
    private static Card card(String text) {
        return CardNotation.read(text);
    }

    private static TableView view(String game, String hand, String dead, String nextThrew, String wanted) {
        return new TableView(new Table(
                RummyGame.of(game).orElseThrow(),
                Cards.of(hand),
                Cards.of(dead),
                Cards.of(nextThrew),
                Cards.of(wanted),
                false,
                false,
                false));
    }

    private static TableView rummy(String hand, String dead, String wanted) {
        return view("rummy", hand, dead, "", wanted);
    }

    @ParameterizedTest(name = "{0} with {1} dead: {2} loses {3}")
    @DisplayName(
            "a pair or a sequence waits for two cards, a skip-sequence and an end for one, less those that are dead (p. 8)")
    @CsvSource({
        "7S 7H 9D TD KC, '', 7S, 2",
        "7S 7H 9D TD KC, '', 9D, 2",
        "7S 7H 9D TD KC, '', KC, 0",
        "7S 7H 9D TD KC, 7D, 7S, 1",
        "7S 7H 9D TD KC, 7D 7C, 7S, 0",
        "7S 7H 9D JD KC, '', 9D, 1",
        "7S 7H AD 2D KC, '', AD, 1",
        "7S 7H QD KD 2C, '', QD, 1",
        "9S TS 9H KC 2D, '', 9S, 4" // nine with nine and nine with ten
    })
    void chancesToFillAreLostWithACard(String hand, String dead, String card, int loss) {
        assertThat(rummy(hand, dead, "").loss(card(card))).isEqualTo(loss);
    }

    @Test
    void cardsThatOthersCollectFillNothing() {
        assertThat(rummy("7S 7H 9D TD KC", "", "7D").loss(card("7S"))).isEqualTo(1);
    }

    @ParameterizedTest(name = "{0} with {1} dead: {2} sets")
    @DisplayName("three pairs of its rank and the runs of three through it, without dead cards and those of the hand")
    @CsvSource({
        "TS, '', 6",
        "2S, '', 5",
        "KS, '', 4",
        "AS, '', 4",
        "TS, TH, 4",
        "TS, TH TD, 3",
        "TS, TH TD 9S, 1",
        "TS, TH TD JS, 1",
        "TS, TH TD 9S QS, 0"
    })
    void liveSetsAreThoseThatOthersCanStillMake(String card, String dead, int sets) {
        assertThat(rummy(card + " 4H", dead, "").liveSets(card(card))).isEqualTo(sets);
    }

    @Test
    void aSetThatOthersCouldMakeIsNamed() {
        assertThat(rummy("TS 4H", "TH TD 9S QS", "").liveSet(card("TS"))).isEmpty();
        assertThat(rummy("TS 4H", "TH TD 9S", "").liveSet(card("TS"))).startsWith("such as ");
    }

    @ParameterizedTest(name = "{0} after a nine of hearts: {1}")
    @DisplayName("safest is the next rank in another suit, then that in the suit and the rank itself (p. 9)")
    @CsvSource({"TS, 0", "8C, 0", "TH, 1", "8H, 1", "9S, 1", "JS, 2", "JH, 2", "7D, 2"})
    void aCardIsSaferNextToWhatTheNextPlayerThrew(String card, int step) {
        assertThat(view("rummy", card + " 2C 3D", "9H", "9H", "").step(card(card)))
                .isEqualTo(step);
    }

    @Test
    void theAceIsNextToTheTwoAndNotToTheKingWhereRunsBeginWithIt() {
        assertThat(view("rummy", "AS 5C 6D", "2H", "2H", "").step(card("AS"))).isZero();
        assertThat(view("rummy", "AS 5C 6D", "KH", "KH", "").step(card("AS"))).isEqualTo(2);
    }

    @ParameterizedTest(name = "{0} when {1} was taken and {2} are dead: {3}")
    @CsvSource({
        "9S, 9H, '', true",
        "9S, 9H, 9D, true",
        "9S, 9H, 9D 9C, false",
        "TH, 9H, '', true",
        "TH, 9H, 8H JH, false",
        "TH, 9H, 8H, true",
        "JH, 9H, '', false", // not next to it
        "TS, 9H, '', false",
        "AH, KH, '', false",
        "AH, 2H, '', true",
        "AH, 2H, 3H, false"
    })
    void aCardIsWantedThatGoesWithOneThatWasTaken(String card, String taken, String dead, boolean wanted) {
        assertThat(rummy(card + " 4C 6D", dead, taken).isWanted(card(card))).isEqualTo(wanted);
    }

    @Test
    void setsAreKeptOrBroken() {
        TableView view = rummy("7S 7H 7D 9D TD KC", "", "");
        assertThat(view.keepsTheSets(card("KC"))).isTrue();
        assertThat(view.keepsTheSets(card("7S"))).isFalse();
        assertThat(view.setOf(card("7S"))).contains(Cards.of("7S 7H 7D"));
        assertThat(view.setOf(card("9D"))).isEmpty();
        assertThat(view.alike(card("7S"))).isEqualTo(3);
        assertThat(view.isPair(card("7S"))).isTrue();
        assertThat(view.isPair(card("KC"))).isFalse();
    }

    @Test
    void whatIsLostIsNamedWithItsMate() {
        assertThat(rummy("7S 7H 9D TD KC", "", "").lost(card("7S"))).isEqualTo("7D 7C with your 7H");
        assertThat(rummy("7S 7H 9D TD KC", "", "").lost(card("KC"))).isEmpty();
        // Two against one with the best: the loss is not these cards alone, and nothing is named.
        assertThat(rummy("7S 7H 9D TD", "7C", "").lost(card("9D"))).isEmpty();
        // The king costs nothing, but others collect kings.
        assertThat(rummy("7S 7H 9D TD KC", "", "KH").lost(card("9D")))
                .isEqualTo("JD 8D with your TD, against 2 with the best");
    }

    @ParameterizedTest(name = "{0}: {1}")
    @DisplayName("a low group that is the only set may be broken to salt the pile (p. 14)")
    @CsvSource({
        "4S 4H 4D KC JD 9S, 4S 4H 4D",
        "5S 5H 5D KC JD 9S, ''",
        "2S 3S 4S KC JD 9S, ''",
        "4S 4H 4D 4C JD 9S, ''",
        "4S 4H 4D KS KH KC, ''",
        "4S 4H 9D KC JD 7S, ''"
    })
    void onlyALowGroupAloneIsSalt(String hand, String salt) {
        assertThat(Cards.of(view("500-rum", hand, "", "", "").saltCards())).isEqualTo(Cards.of(salt));
    }
}
