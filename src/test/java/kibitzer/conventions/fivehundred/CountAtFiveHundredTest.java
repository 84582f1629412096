package kibitzer.conventions.fivehundred;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import kibitzer.cards.CardSet;
import kibitzer.cards.Suit;
import kibitzer.games.trick.euchre.FiveHundredGames;
import kibitzer.odds.Fraction;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The count, the length of trumps and the odds of the widow at five hundred (p. 217). */
class CountAtFiveHundredTest {

    @ParameterizedTest(name = "{0} in {1}: {3} tricks")
    @DisplayName(
            "each trump past three, and each ace and king beside; five trumps, or four with two of the three highest")
    @CsvSource({
        "7H 8H 9H TH QH AS KS 7C 8C 9C, HEARTS, 5, 4, true",
        "7H 8H 9H TH AS KS 7C 8C 9C TC, HEARTS, 4, 3, false",
        "JK 8H 9H TH AS KS 7C 8C 9C TC, HEARTS, 4, 3, false", // one of the three highest
        "JK JH 9H TH AS KS 7C 8C 9C TC, HEARTS, 4, 3, true",
        "JD JH 9H TH AS KS 7C 8C 9C TC, HEARTS, 4, 3, true", // the jack of diamonds is the left bower
        "AH KH 9H TH AS QS 7C 8C 9C TC, HEARTS, 4, 2, false",
        "7H 8H 9H AS AD AC KS KD KC QC, HEARTS, 3, 6, false",
        "7H 8H 9S TS 7D 8D 9D 7C 8C 9C, HEARTS, 2, 0, false"
    })
    void trumpsPastThreeAndSideAcesAndKingsAreTricks(
            String cards, Suit trump, int trumps, int tricks, boolean longEnough) {
        CountAtFiveHundred count = CountAtFiveHundred.of(CardSet.of(cards), trump);
        assertThat(count.trumps()).isEqualTo(trumps);
        assertThat(count.tricks()).isEqualTo(tricks);
        assertThat(count.isLongEnough()).isEqualTo(longEnough);
        assertThat(count.inWords())
                .isEqualTo(Math.max(0, trumps - 3) + " for trumps beyond three, " + (tricks - Math.max(0, trumps - 3))
                        + " for aces and kings beside");
    }

    @ParameterizedTest
    @CsvSource({
        "7H 8H 9H TH QH AS KS QS 8C 9C, HEARTS", // five low hearts before three high spades
        "7S 8S 9S TS QS 7H 8H 9H TH QH, SPADES", // alike: the higher suit
        "7S 8S 9S TS QS AH 8H 9H TH QH, SPADES", // the ace beside counts, in its own suit it does not
        "7S 8S 9S TS QS 8H 9H TH QH JK, SPADES",
        "7S 8S 9S TS 7H 8H 9H TH QH AD, HEARTS"
    })
    void theSuitThatIsLongEnoughAndCountsMostIsBest(String hand, Suit suit) {
        assertThat(CountAtFiveHundred.best(CardSet.of(hand)).trump()).isEqualTo(suit);
    }

    @ParameterizedTest(name = "{0} places of trumps {1}: {2}")
    @DisplayName("the odds that the widow fills one place to six (p. 217)")
    @CsvSource({
        "0, true, none",
        "1, false, 7 to 1 against",
        "2, true, 3 to 1 against",
        "3, true, 9 to 5 against",
        "4, false, 6 to 5 against",
        "5, true, 5 to 4 in favour",
        "6, true, 5 to 3 in favour",
        "6, false, none",
        "7, true, none"
    })
    void theWidowsOddsAreThePrintedOnes(int places, boolean trumps, String printed) {
        assertThat(WidowOdds.of(places, trumps).map(WidowOdds::printed).orElse("none"))
                .isEqualTo(printed);
    }

    /** Three of 23 cards: none of so many places is filled with C(23-n, 3) of C(23, 3) widows. */
    @ParameterizedTest
    @CsvSource({"1, false", "2, true", "3, true", "4, true", "5, false", "6, true"})
    void theOddsAgreeWithTheWidowsCountedUnlessTheyAreErrata(int places, boolean agrees) {
        long none = (23L - places) * (22 - places) * (21 - places);
        Fraction chance = Fraction.of(23 * 22 * 21 - none, 23 * 22 * 21);
        WidowOdds odds = WidowOdds.of(places, true).orElseThrow();
        assertThat(odds.agrees(chance)).isEqualTo(agrees);
        assertThat(odds.erratum().isPresent()).isEqualTo(!agrees);
    }

    @Test
    void aRoundedFigureMayBeATwentiethOffEitherWayAndNoMore() {
        WidowOdds twoToOne = new WidowOdds("table", 1, "2 to 1 against", Fraction.of(2, 1), Optional.empty(), "");
        assertThat(twoToOne.chance()).isEqualTo(Fraction.of(1, 3));
        assertThat(twoToOne.agrees(Fraction.of(20, 61))).isTrue(); // 41 to 20
        assertThat(twoToOne.agrees(Fraction.of(20, 59))).isTrue(); // 39 to 20
        assertThat(twoToOne.agrees(Fraction.of(100, 306))).isFalse(); // 206 to 100
        assertThat(twoToOne.agrees(Fraction.of(100, 294))).isFalse(); // 194 to 100
        assertThat(twoToOne.agrees(Fraction.ZERO)).isFalse();
        assertThat(twoToOne.agrees(Fraction.ONE)).isFalse();
    }

    @ParameterizedTest(name = "{0}: {1}")
    @DisplayName("K-J-9-7 can never be made to win and A-Q-10-8 hardly (p. 218), where the sevens are the lowest cards")
    @CsvSource({
        "'KS JS 9S 7S', 0",
        "'AS QS TS 8S', 1",
        "'AS KS QS JS', 2",
        "'9S 8S 7S', 0",
        "'8S', 1",
        "'9S', 2",
        "'9S 7S', 0",
        "'TS 7S', 1",
        "'JS 7S', 2",
        "'7H', 0"
    })
    void smallCardsThatLieEvenlyLoseEveryTrick(String cards, int danger) {
        assertThat(CountAtFiveHundred.danger(CardSet.of(cards), Suit.SPADES, FiveHundredGames.FIVE_HUNDRED))
                .isEqualTo(danger);
    }
}
