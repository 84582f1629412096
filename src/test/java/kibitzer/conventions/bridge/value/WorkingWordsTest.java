package kibitzer.conventions.bridge.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.Stream;
import kibitzer.cards.PbnHand;
import kibitzer.cards.Suit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** A count is said item by item, each item with what is seen and what it comes to. */
class WorkingWordsTest {
    private static Stream<String> said(Valuation count, String hand, Suit trumps) {
        return count.working(Valued.with(PbnHand.read(hand), trumps)).stream()
                .map(item -> item.seen() + ": " + (int) item.worth());
    }

    @Test
    void oneCardIsSaidInTheSingularAndMoreInThePlural() {
        assertThat(said(HighCardPoints.COUNT, "AK32.AQ2.J32.432", Suit.SPADES))
                .containsExactly("2 aces: 8", "1 king: 3", "1 queen: 2", "1 jack: 1");
    }

    @Test
    void openingPointsNameTrumpsAndSideSuitsByTheCardsOverFourAndThree() {
        assertThat(said(CulbertsonPoints.OPENING, "AK5432.K432.Q32.", Suit.SPADES))
                .containsExactly(
                        "1 ace: 4",
                        "2 kings: 6",
                        "1 queen: 2",
                        "a queen or jack highest in diamonds: -1",
                        "2 cards over four in spades: 2",
                        "1 card over three in hearts: 1");
        assertThat(said(CulbertsonPoints.OPENING, "AK2.5432.K65432.", Suit.SPADES))
                .contains("1 card over three in hearts and 3 cards over three in diamonds: 4");
    }

    @Test
    void correctionsForNoTrumpAreSaidOnceForAllSuits() {
        assertThat(said(CulbertsonPoints.NO_TRUMP, "K.QJ.A65432.A432", Suit.SPADES))
                .contains("a bare K or Q-J in spades and hearts: -1");
        assertThat(said(CulbertsonPoints.NO_TRUMP, "A432.A32.A32.A32", Suit.SPADES))
                .containsExactly("4 aces: 16", "all four aces: 1");
    }

    @Test
    void plusValuesAreNamedSuitBySuit() {
        assertThat(said(HonourTricks.COUNT, "AK5432.Q432.Q32.", Suit.SPADES))
                .containsExactly(
                        "A-K in spades: 2",
                        "plus values Q-x in hearts, Q-x in diamonds, singleton or void in clubs: 0");
    }

    @ParameterizedTest(name = "{0}: {1} plus values counted, one left over {2}")
    @CsvSource({
        "432.432.432.5432, 0, false",
        "Q32.432.432.5432, 0.25, true",
        "Q.65432.432.5432, 0.25, true", // the singleton counts, the bare queen does not
        "Q2.65432.432.432, 0.25, true",
        "2.65432.432.5432, 0.25, true",
        "32.65432.432.432, 0, false",
        "QJ.65432.432.432, 0.25, true", // Q-J alone is one plus value
        "KJT.5432.432.432, 1, false", // the jack is part of K-J-10
        "KJ2.5432.432.432, 0.75, true",
        "AJT.5432.432.432, 1.25, true",
        "AKJT.432.432.432, 2.25, true", // A-K is the holding, so the jack is beside it
        "KQJT.432.432.432, 1.25, true" // and so it is beside K-Q
    })
    void anOddPlusValueIsAQuarter(String hand, double tricks, boolean odd) {
        assertThat(HonourTricks.withPlus(PbnHand.read(hand))).isEqualTo(tricks);
        assertThat(HonourTricks.hasOddPlusValue(PbnHand.read(hand))).isEqualTo(odd);
    }

    @ParameterizedTest(name = "{0} trumps: {1}")
    @CsvSource({"5, 1 trump", "54, 2 trumps"})
    void playingTricksBeginWithTheTrumps(String trumps, String seen) {
        String rest = trumps.length() == 1 ? "5432.5432.5432" : "5432.5432.432";
        assertThat(PlayingTricks.COUNT.working(Valued.with(PbnHand.read(trumps + "." + rest), Suit.SPADES)))
                .extracting(WorkedItem::seen)
                .startsWith(seen);
    }

    @ParameterizedTest
    @EnumSource
    void everyCountIsFoundByItsWord(ValuationMethod method) {
        assertThat(ValuationMethod.named(method.word())).isEqualTo(method);
        assertThat(ValuationMethod.words()).contains(method.word());
        assertThat(method.title()).isNotBlank();
        assertThat(method.valuation().lines()).isNotEmpty();
    }

    @Test
    void anUnknownCountIsToldWhichThereAre() {
        assertThatThrownBy(() -> ValuationMethod.named("milton"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("method milton; expected one of [points, honour-tricks,");
    }

    @ParameterizedTest
    @CsvSource({
        "points, NONE",
        "culbertson-opening, OPTIONAL",
        "culbertson-raise, REQUIRED",
        "goren-raise, NONE",
        "playing-tricks, REQUIRED"
    })
    void trumpsAreAskedForWhereTheCountDependsOnThem(String word, ValuationMethod.Trumps trumps) {
        assertThat(ValuationMethod.named(word).trumps()).isEqualTo(trumps);
    }
}
