package kibitzer.conventions.nap;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;
import kibitzer.cards.Suit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a player at nap sees at a turn, and what is said of a hand for nap (pp. 6-10). */
class NapTurnTest {
    private static List<Card> cards(String cards) {
        return cards.isEmpty()
                ? List.of()
                : Stream.of(cards.split(" ")).map(CardNotation::read).toList();
    }

    private static NapTurn turn(String hand, String trick, int caller, String... history) {
        return new NapTurn(
                CardSet.of(hand),
                Optional.of(Suit.SPADES),
                cards(trick),
                0,
                3,
                3,
                caller,
                Stream.of(history).map(NapTurnTest::cards).toList(),
                false);
    }

    @ParameterizedTest(name = "{0} under {1} with {2} open: {3}")
    @CsvSource({
        "JS, AS JS, '', KS QS",
        "QS, AS QS, '', KS",
        "KS, AS KS, '', ''",
        "JS, KS JS, '', QS", // not the ace, which beats the highest held too
        "JS, AS JS, KS, QS",
        "AS, AS JS, '', ''",
        "5H, AS 5H, '', ''"
    })
    void trumpsBetweenACardAndTheHighestHeldAreThoseStillOut(String card, String hand, String open, String between) {
        NapTurn turn = open.isEmpty() ? turn(hand, "", 0) : turn(hand, "", 0, open + " 2H 3H");
        assertThat(turn.between(CardNotation.read(card))).isEqualTo(CardSet.of(between));
    }

    /** The caller leads; who has played to the trick has one card less than who has not. */
    @Test
    void whoHasPlayedHoldsOneCardLess() {
        assertThat(turn("AS KS JS", "", 0).sight(Suit.SPADES).held()).containsExactly(3, 3, 3);
        assertThat(turn("AS KS JS", "5H", 0).sight(Suit.SPADES).held()).containsExactly(2, 3, 3);
        assertThat(turn("AS KS JS", "5H 6H", 0).sight(Suit.SPADES).held()).containsExactly(2, 2, 3);
    }

    @ParameterizedTest(name = "{0}, caller {1}: {2}")
    @CsvSource({
        "KH 2H, 0, true",
        "2H KH, 0, false",
        "2H KH, 1, true",
        "KH 2S, 0, false", // trumped
        "KH, 1, false", // still to play
        "KH 2H, 2, false"
    })
    void theCallerHeadsTheTrickOnlyWithACardInIt(String trick, int caller, boolean heads) {
        assertThat(turn("AS 5H", trick, caller).isHeadedByCaller()).isEqualTo(heads);
        assertThat(turn("AS 5H", trick, caller).isCaller()).isEqualTo(caller == trick.split(" ").length);
    }

    @Test
    void trumpsAreTheSuitThatWouldBeCalledBeforeTheFirstLead() {
        NapTurn first =
                new NapTurn(CardSet.of("AS KS AH KH 3C"), Optional.empty(), List.of(), 0, 3, 3, 0, List.of(), false);
        assertThat(first.suit()).isEqualTo(new NapView(first.hand(), 3, 1, 0).trump());
        assertThat(turn("AH KH QH 5C 3C", "", 0).suit()).isEqualTo(Suit.SPADES);
        assertThat(turn("AS 5S KH", "", 0).highestTrump()).isEqualTo(CardNotation.read("AS"));
    }

    @Test
    void aCardBeatsTheTrickByRankOrAsATrump() {
        NapTurn turn = turn("AS 5H", "KH 2H", 0);
        assertThat(turn.beats(CardNotation.read("AH"))).isTrue();
        assertThat(turn.beats(CardNotation.read("QH"))).isFalse();
        assertThat(turn.beats(CardNotation.read("2S"))).isTrue();
        assertThat(turn.beats(CardNotation.read("AC"))).isFalse();
        assertThat(turn.led()).isEqualTo(Suit.HEARTS);
        assertThat(turn.heads()).isEqualTo(CardNotation.read("KH"));
    }

    @Test
    void suitMustBeFollowedAndTheFirstLeadIsATrumpWhereItMakesThem() {
        assertThat(turn("AS 5H 3H", "KH", 0).lawful()).containsExactlyInAnyOrderElementsOf(cards("5H 3H"));
        assertThat(turn("AS 5C 3C", "KH", 0).lawful()).containsExactlyInAnyOrderElementsOf(cards("AS 5C 3C"));
        assertThat(turn("AS 2S 5H 3H 9C", "", 0).lawful()).containsExactlyInAnyOrderElementsOf(cards("AS 2S"));
        assertThat(turn("AS 5H 3H 9C", "", 0).lawful()).hasSize(4);
    }

    /** Three players, the caller led a heart, which the learner, next to play, did not follow with one in hand. */
    @Test
    void aRenounceIsFoundInTheTricksBefore() {
        assertThat(turn("5H 3C 9C", "KC", 0, "AH 2C 4H").renounced()).contains(Suit.HEARTS);
        assertThat(turn("5D 3C 9C", "KC", 0, "AH 2C 4H").renounced()).isEmpty();
        assertThat(turn("5H 3C 9C", "KC", 0, "AH 2H 4H").renounced()).isEmpty();
    }

    @Test
    void whoWonTheTricksBeforeIsCountedFromTheCaller() {
        NapTurn turn = turn("5H 3C", "", 0, "AH 2H 4H", "KC 2S 4C", "3D 5D 4D");
        assertThat(turn.wonByHistory()).isEqualTo(1);
        // The caller led and won, led and was trumped by the next, who led and was beaten by the third.
        assertThat(turn.leaderByHistory()).isEqualTo(2);
        assertThat(turn.open()).isEqualTo(CardSet.of("AH 2H 4H KC 2S 4C 3D 5D 4D"));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "AS KS QS JS TH | cards of fewer than three suits",
                "AS KS QS AH 3C | your cards are of three suits, on which nap is dangerous without two side aces",
                "KS JS 9S AH AC | your cards are of three suits, KS JS 9S not all high, on which nap is dangerous",
                "KS QS AH AC 3D | your cards are of four suits, only 2 of one, on which nap is dangerous",
                "KS QS JS AH AC | your cards are of three suits, only 3 of one, on which nap is dangerous"
            })
    void threeSuitsAreDangerousForNap(String hand, String said) {
        assertThat(NapFeatures.THREE_SUITS.inWords(new NapView(CardSet.of(hand), 4, 1, 0)))
                .isEqualTo(said);
    }

    @Test
    void aLongSuitIsHeadedByAceOrKing() {
        assertThat(NapFeatures.HEADED.inWords(new NapView(CardSet.of("KS 5S 4S 3H 2C"), 4, 1, 0)))
                .isEqualTo("the longest suit is headed by ace or king");
        assertThat(NapFeatures.HEADED.inWords(new NapView(CardSet.of("QS 5S 4S 3H 2C"), 4, 1, 0)))
                .isEqualTo("neither ace nor king heads QS 5S 4S");
        assertThat(NapFeatures.HEADED.of(new NapView(CardSet.of("KS 5S 4S 3H 2C"), 4, 1, 0)))
                .isTrue();
        assertThat(NapFeatures.WORTH_MORE.of(new NapView(CardSet.of("KS 5S 4S 3H 2C"), 4, 1, 1)))
                .isTrue();
        assertThat(NapFeatures.WORTH_MORE.of(new NapView(CardSet.of("KS 5S 4S 3H 2C"), 4, 1, 2)))
                .isFalse();
        assertThat(NapFeatures.FIRST.of(new NapView(CardSet.of("KS 5S 4S 3H 2C"), 4, 2, 0)))
                .isFalse();
    }
}
