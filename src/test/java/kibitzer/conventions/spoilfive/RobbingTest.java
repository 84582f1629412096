package kibitzer.conventions.spoilfive;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.advice.Reason;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How cards stand at spoil five, who may rob, and what is certain after three tricks (pp. 194-195). */
class RobbingTest {
    private static Card card(String text) {
        return CardNotation.read(text);
    }

    private static RobView view(String hand, String turnUp, boolean dealer) {
        return new RobView(CardSet.of(hand), card(turnUp), dealer, 5);
    }

    @ParameterizedTest(name = "{0} turned: {1}")
    @DisplayName(
            "five, knave and ace of hearts head the trumps; in red pips fall from the ten, in black they rise to it (p. 194)")
    @CsvSource({
        "9C, 5C JC AH AC KC QC 2C 3C 4C 6C 7C 8C 9C TC",
        "9D, 5D JD AH AD KD QD TD 9D 8D 7D 6D 4D 3D 2D",
        "9H, 5H JH AH KH QH TH 9H 8H 7H 6H 4H 3H 2H",
        "9C, 5C KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D AD",
        "9C, TC KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H",
        "9C, TC KS QS JS AS 2S 3S 4S 5S 6S 7S 8S 9S TS"
    })
    void cardsStandInTheOrderOfThePage(String turnUp, String downwards) {
        RobView view = view("2D 3D 4D 6D 7D", turnUp, false);
        List<Integer> heights = Stream.of(downwards.split(" "))
                .map(RobbingTest::card)
                .map(view::height)
                .toList();
        assertThat(heights)
                .isEqualTo(heights.stream().sorted().toList().reversed())
                .doesNotHaveDuplicates();
    }

    @ParameterizedTest(name = "{0}, {1} turned, dealer {2}: {3}")
    @CsvSource({
        "AC 2D 3D 4D 6D, 9C, false, true",
        "AH 2D 3D 4D 6D, 9C, false, false", // the third trump, but no ace of trumps
        "AH 2D 3D 4D 6D, 9H, false, true",
        "2D 3D 4D 6D 7D, AC, true, true",
        "2D 3D 4D 6D 7D, AC, false, false",
        "2D 3D 4D 6D 7D, 9C, true, false"
    })
    void theAceOfTrumpsAndTheDealerWhoTurnsAnAceMayRob(String hand, String turnUp, boolean dealer, boolean may) {
        assertThat(view(hand, turnUp, dealer).mayRob()).isEqualTo(may);
    }

    @ParameterizedTest(name = "{1} turned, {2} laid away: {3}")
    @DisplayName("that the lower black card is better is said of pips alone")
    @CsvSource(
            delimiter = '|',
            value = {
                "AS 2S 3D 4D 6D | TS | 2S | it is a better trump than the 10 of spades you would take, for in black the lower is better",
                "AS 5S 3D 4D 6D | TS | 5S | it is a better trump than the 10 of spades you would take",
                "AS JS 3D 4D 6D | KS | JS | it is a better trump than the king of spades you would take",
                "AS JS 3D 4D 6D | QS | JS | it is a better trump than the queen of spades you would take",
                "AH 9H 3D 4D 6D | 2H | 9H | it is a better trump than the 2 of hearts you would take"
            })
    void aCardThatStandsAboveTheOneTurnedIsNotLaidAway(String hand, String turnUp, String away, String why) {
        String said = Robbing.BOOK.whyNot(view(hand, turnUp, false), Optional.of(card(away))).stream()
                .flatMap(ruling -> ruling.reasons().stream())
                .filter(reason -> reason.fact().equals("lower"))
                .map(Reason::measured)
                .findFirst()
                .orElseThrow();
        assertThat(spelt(said)).isEqualTo(spelt(why));
    }

    /** Ranks by figure or by word. */
    private static String spelt(String text) {
        return text.replace("the 10 ", "the ten ").replace("the 2 ", "the two ");
    }

    @ParameterizedTest(name = "{0} with {1} turned, {2} gone: {3}")
    @CsvSource({
        "5C JC, 9C, '', false, 0",
        "5C AH, 9C, '', false, 1",
        "5C AH, 9C, JC, false, 0",
        "JC AH, 9C, '', false, 2",
        "2D 3D, 9C, '', false, 2",
        "5C QC, 9C, JC AH AC, false, 1",
        "5C QC, KC, JC AH AC, false, 0", // the king lies turned
        "5C QC, KC, JC AH AC, true, 1" // or was taken into a hand
    })
    void cardsThatSomeCardStillOutBeatsAreCounted(
            String hand, String turnUp, String played, boolean robbed, int beatable) {
        JinkView view = new JinkView(CardSet.of(hand), card(turnUp), CardSet.of(played), robbed, 5, 5);
        assertThat(view.beatable()).isEqualTo(beatable);
        assertThat(Jinks.BOOK.inShort(view).best()).containsExactly(beatable == 0 ? JinkView.JINK : JinkView.TAKE);
    }

    @Test
    void theCardTurnedTakesThePlaceOfTheOneLaidAway() {
        assertThat(view("AC 2D 3D 4D 6D", "9C", false).robbing(card("2D"))).isEqualTo(CardSet.of("AC 9C 3D 4D 6D"));
    }
}
