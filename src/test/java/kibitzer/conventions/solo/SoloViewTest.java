package kibitzer.conventions.solo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;
import kibitzer.cards.PbnHand;
import kibitzer.cards.Suit;
import kibitzer.games.table.TableSeat;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How tricks are counted at solo whist: general practice, for the book counts none (p. 175). */
class SoloViewTest {
    private static SoloView hand(String hand, String turnUp, String... calls) {
        return new SoloView(PbnHand.read(hand), CardNotation.read(turnUp), TableSeat.SOUTH, List.of(calls));
    }

    @ParameterizedTest(name = "{0} with {1}: {2}")
    @DisplayName(
            "one for an ace, and a king with ace or queen; half for another guarded king; in trumps king, queen and length too")
    @CsvSource({
        "5432.5432.5432.2, S, 1", // the fourth trump
        "543.5432.5432.32, S, 0",
        "A43.5432.5432.32, S, 1",
        "A43.A432.A432.A2, S, 4",
        "543.K432.5432.32, S, 0.5",
        "543.K2.65432.543, S, 0.5",
        "5432.K.65432.543, S, 1", // the bare king counts nothing, the fourth trump one
        "543.AK.65432.543, S, 2",
        "543.KQ.65432.543, S, 1",
        "543.AQ.65432.543, S, 1", // a queen counts in trumps only
        "K43.5432.5432.32, S, 1",
        "Q43.5432.5432.32, S, 1",
        "K4.5432.5432.432, S, 0.5",
        "Q4.5432.5432.432, S, 0",
        "KQ3.5432.5432.32, S, 2",
        "AKQJT98765432..., S, 13",
        "543.K432.K432.32, S, 1"
    })
    void tricksAreCountedAsIsUsual(String hand, char trump, double tricks) {
        assertThat(hand(hand, "2C").tricks(suit(trump))).isEqualTo(tricks);
    }

    private static Suit suit(char letter) {
        return Suit.DOWNWARDS.stream()
                .filter(suit -> suit.letter() == letter)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void theBestSuitIsTheTurnedOneWhereItIsAsGood() {
        assertThat(hand("A432.A432.432.43", "5H").best()).isEqualTo(Suit.HEARTS);
        assertThat(hand("A432.A432.432.43", "5S").best()).isEqualTo(Suit.SPADES);
        assertThat(hand("A5432.A432.43.43", "6H").best()).isEqualTo(Suit.SPADES);
        assertThat(hand("A5432.A432.43.43", "6H").tricksInBest()).isEqualTo(4);
        assertThat(hand("A5432.A432.43.43", "6H").tricksInTurned()).isEqualTo(3);
    }

    @Test
    void whatIsCountedIsNamed() {
        assertThat(hand("AKQ32.A2.K43.543", "4C").countedIn(Suit.SPADES))
                .isEqualTo("spades as trumps: AS KS QS AH, half for KD, 2 for length");
        assertThat(hand("432.K32.K432.432", "5C").counted(Suit.SPADES)).isEqualTo("half each for KH KD");
        assertThat(hand("432.5432.5432.32", "6C").countedIn(Suit.SPADES)).isEqualTo("spades as trumps");
    }

    @ParameterizedTest(name = "{0}: {1} sure")
    @DisplayName(
            "without trumps the cards from the ace down are sure, and all of a suit when no other hand can have one left")
    @CsvSource({
        "5432.5432.5432.2, 0",
        "AKQ2.A432.KQ2.A2, 5",
        "AKQJT98.A2.A2.A2, 10",
        "AKQJT98.432.43.2, 7",
        "AKQJT432.32.32.2, 8", // five tricks draw the five that are out
        "AKQJ432.432.32.2, 4", // four tricks leave two of the six
        "AKQJ5432.32.32.2, 4",
        "AKQJ65432.2.32.2, 9",
        "AKQJT98765432..., 13"
    })
    void tricksThatCannotBeLostAreCounted(String hand, int certain) {
        assertThat(hand(hand, "7C").certainOnLead()).isEqualTo(certain);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @DisplayName(
            "at misere the lowest of a suit is safe if it is the two, the next up to the four, the third up to the six")
    @CsvSource({
        "642.642.642.8642, ''",
        "643.642.642.8642, 3S",
        "652.642.642.8642, 5S",
        "742.642.642.8642, 7S",
        "642.642.642.9642, 9C",
        "AKQJT98765432..., ''",
        "3.A2.65432.65432, 3S AH"
    })
    void aCardIsDangerousAboveWhatIsSafeInItsPlace(String hand, String dangerous) {
        assertThat(hand(hand, "7C").dangerous()).isEqualTo(CardSet.of(dangerous));
    }

    @Test
    void ofTheLowestCardsTheHighestIsHardestToLoseWith() {
        assertThat(hand("642.643.642.8642", "7C").highestOfTheLowest().map(Object::toString))
                .contains("3H");
        assertThat(hand("AKQJT98765432...", "7C").highestOfTheLowest().map(Object::toString))
                .contains("2S");
    }

    @Test
    void aProposerWhomAllHaveRefusedIsUnaccepted() {
        String hand = "AKQ32.A2.K43.543";
        assertThat(hand(hand, "4C", "propose", "pass", "pass", "pass").isUnaccepted())
                .isTrue();
        assertThat(hand(hand, "4C", "propose", "pass", "pass").isUnaccepted()).isFalse();
        assertThat(hand(hand, "4C", "pass", "propose", "pass", "pass").isUnaccepted())
                .isFalse();
        assertThat(hand(hand, "4C", "propose", "accept", "pass", "pass").isUnaccepted())
                .isFalse();
        assertThat(hand(hand, "4C", "pass", "propose", "pass", "pass", "pass").isUnaccepted())
                .isTrue();
    }

    @Test
    void thePlayerOnTheDealersLeftSpeaksFirst() {
        String hand = "AKQ32.A2.K43.543";
        assertThat(hand(hand, "4C").speaker()).isEqualTo(TableSeat.SOUTH.next());
        assertThat(hand(hand, "4C", "pass", "pass", "pass").speaker()).isEqualTo(TableSeat.SOUTH);
    }
}
