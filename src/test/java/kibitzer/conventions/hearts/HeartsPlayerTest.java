package kibitzer.conventions.hearts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;
import kibitzer.cards.Suit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How the robot plays hearts and black lady by the pointers of pp. 245 and 247. */
class HeartsPlayerTest {
    private static final HeartsPlayer LADY = new HeartsPlayer(true, 4);

    private static List<Card> cards(String cards) {
        return cards.isEmpty()
                ? List.of()
                : Stream.of(cards.split(" ")).map(CardNotation::read).toList();
    }

    private static Card played(HeartsPlayer player, String hand, String trick, String before) {
        return player.card(CardSet.of(hand), cards(trick), CardSet.of(before).union(CardSet.of(cards(trick))));
    }

    @ParameterizedTest(name = "{0} to {1}: {2}")
    @DisplayName(
            "a long suit stays below, a card that must win is the highest when last or cheap early, the queen goes under ace or king")
    @CsvSource({
        "AC 9C 5C, TC, 9C",
        "AC 9C 5C, 9D TC, AC", // void in diamonds here means any card: the highest counts most
        "AC KC QC, TC, AC", // early and nothing in the trick
        "AC KC QC, TC 2C 3C, AC",
        "AS QS 3S, KS, QS",
        "AS QS 3S, AS, QS",
        "KS QS 3S, JS, 3S",
        "KS QS, JS 2S 3S, KS", // last, and not with the queen
        "QS, JS 2S 3S, QS"
    })
    void aCardIsFollowed(String hand, String trick, String card) {
        assertThat(played(LADY, hand, trick, "")).isEqualTo(CardNotation.read(card));
    }

    @Test
    void whileTheLadyIsOutAceAndKingAreNotPutOnSpadesBeforeTheLast() {
        assertThat(played(LADY, "AS KS", "JS", "")).isEqualTo(CardNotation.read("KS"));
        assertThat(played(LADY, "AS KS", "JS 2S 3S", "")).isEqualTo(CardNotation.read("AS"));
        assertThat(played(LADY, "AS KS", "JS", "QS")).isEqualTo(CardNotation.read("AS"));
        assertThat(played(new HeartsPlayer(false, 4), "AS KS", "JS", "")).isEqualTo(CardNotation.read("AS"));
    }

    @Test
    void aCostlyTrickIsWonAsCheaplyAsItMustBeWhereOthersStillPlay() {
        assertThat(played(LADY, "AC KC QC", "TC 2H", "")).isEqualTo(CardNotation.read("QC"));
        assertThat(played(LADY, "AC KC QC", "TC 2H 3C", "")).isEqualTo(CardNotation.read("AC"));
    }

    @Test
    void fromTheTwentyFirstCardOnNothingIsWonForItsHeight() {
        String twenty = "2C 3C 4C 5C 6C 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD AD 7C";
        assertThat(CardSet.of(twenty).size()).isEqualTo(19);
        assertThat(played(LADY, "AC KC QC", "TC", twenty)).isEqualTo(CardNotation.read("AC")); // twenty with the ten
        assertThat(played(LADY, "AC KC QC", "TC", twenty + " 8C")).isEqualTo(CardNotation.read("QC"));
    }

    @ParameterizedTest(name = "{0} with no card of the suit led: {1}")
    @DisplayName("the black lady is thrown first, then what would catch her, then hearts and suits without a low card")
    @CsvSource({
        "QS AS AH, QS",
        "AS KS AH, AS",
        "AH KC 2C, AH",
        "5H QC 2C, QC", // six more for a heart, and the queen of clubs is seven above the five
        "6H QC 2C, 6H",
        "8C KD 2D, KD",
        "9C KD 2D, 9C", // no low club: five more
        "JS KC, KC"
    })
    void theCardThatWouldCostMostIsThrown(String hand, String card) {
        assertThat(played(
                        LADY,
                        hand,
                        hand.contains("C") && hand.contains("D") ? "9H" : hand.contains("D") ? "9C" : "9D",
                        ""))
                .isEqualTo(CardNotation.read(card));
    }

    @ParameterizedTest(name = "{0} led from: {1}")
    @DisplayName(
            "early a short club or diamond suit is led from the top, then a spade below the queen while she is out")
    @CsvSource({
        "AC JC 3C 5H 4H, AC",
        "AD JD 3D 5H 4H, AD",
        "3C 5H 4H JS 2S, JS", // one low card is kept
        "6C 5H 4H JS 2S, 6C",
        "AC JC 3C 2C 5H 4H JS 2S, JS", // four are no short suit
        "5H 4H KS JS 2S, 2S" // the king stands above her: what most may beat
    })
    void shortSuitsAreLedEarly(String hand, String card) {
        assertThat(played(LADY, hand, "", "")).isEqualTo(CardNotation.read(card));
    }

    @Test
    void aSuitLedThreeCardsAgoIsNoMoreLedForItsShortness() {
        assertThat(played(LADY, "AC JC 3C 5H 4H", "", "2C 4C")).isEqualTo(CardNotation.read("AC"));
        assertThat(played(LADY, "AC JC 3C 5H 4H", "", "2C 4C 5C")).isNotEqualTo(CardNotation.read("AC"));
    }

    @Test
    void shortSuitsAreLedUntilTwentyCardsAreGone() {
        String twenty = "2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD AD 2H 3H 6H 7H 8H 9H TH";
        assertThat(played(LADY, "AC JC 3C 5H 4H", "", twenty)).isEqualTo(CardNotation.read("AC"));
        assertThat(played(LADY, "AC JC 3C 5H 4H", "", twenty + " JH QH KH AH")).isNotEqualTo(CardNotation.read("AC"));
    }

    @Test
    void heartsCostOneAndTheQueenOfSpadesThirteen() {
        assertThat(LADY.cost(CardNotation.read("2H"))).isEqualTo(1);
        assertThat(LADY.cost(CardNotation.read("QS"))).isEqualTo(13);
        assertThat(LADY.cost(CardNotation.read("KS"))).isZero();
        assertThat(new HeartsPlayer(false, 4).cost(CardNotation.read("QS"))).isZero();
    }

    @Test
    void allPenaltiesOfADealAreTakenBySomebody() {
        CardSet mine = CardSet.FULL_PACK.in(Suit.SPADES);
        List<CardSet> hands = List.of(
                mine,
                CardSet.FULL_PACK.in(Suit.HEARTS),
                CardSet.FULL_PACK.in(Suit.DIAMONDS),
                CardSet.FULL_PACK.in(Suit.CLUBS));
        assertThat(LADY.playOut(hands, 0)).containsExactly(26, 0, 0, 0);
        assertThat(LADY.playOut(hands, 1)).containsExactly(0, 26, 0, 0);
    }

    @Test
    void theHighestOfTheSuitLedWins() {
        assertThat(HeartsPlayer.winning(cards("TC AH JC 9C"))).isEqualTo(CardNotation.read("JC"));
        assertThat(HeartsPlayer.passes(CardSet.of("QS AC KC QC JC TC 9C 8C 7C 6C 5C 4C 3C"))
                        .size())
                .isEqualTo(3);
    }
}
