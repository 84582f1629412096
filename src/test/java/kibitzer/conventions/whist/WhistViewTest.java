package kibitzer.conventions.whist;

import static org.assertj.core.api.Assertions.assertThat;

import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A table as south sees it; spades are trumps, west has dealt and turned up the nine. */
class WhistViewTest {
    /** West is out of hearts, and east has won. */
    private static final String WEST_OUT = "N 2H AH 3H 9C";

    private static WhistView view(String hand, String trick, String history) {
        return new WhistView(WhistTables.sight(hand, trick, history));
    }

    private static Card card(String card) {
        return CardNotation.read(card);
    }

    @ParameterizedTest
    @CsvSource(value = {"'',false", "4H,true", "4H 5H,true", "4H 5H 6H,false"})
    void whileTheDealerIsToPlayATrumpMayBeAboveTheOneTurned(String trick, boolean above) {
        WhistView view = view("JS 5S 4D 3D", trick, "");

        assertThat(view.isAboveTheTurnUp(card("JS"))).isEqualTo(above);
        assertThat(view.isAboveTheTurnUp(card("5S"))).isFalse();
        assertThat(view.isAboveTheTurnUp(card("4D"))).isFalse();
    }

    @Test
    void anAdversaryWhoIsOutMayOvertrumpWithTheCardTurned() {
        WhistView view = view("JS 5S 4D 3D", "4H", WEST_OUT);

        assertThat(view.isOvertrumped(card("5S"))).isTrue();
        assertThat(view.isOvertrumped(card("JS"))).isFalse();
        assertThat(view("JS 5S 4D 3D", "4D", WEST_OUT).isOvertrumped(card("5S")))
                .isFalse();
        assertThat(view("JS 5S 4D 3D", "", "").isOvertrumped(card("5S"))).isFalse();
        assertThat(view("9S JS 5S 4D", "4H", WEST_OUT).isOvertrumped(card("5S")))
                .isFalse();
    }

    @Test
    void theBestLeftOfASuitIsNotBeatenByAnyCardThatIsOut() {
        assertThat(view("KH QD", "", "N 2H AH 3H 9C").isMaster(card("KH"))).isTrue();
        assertThat(view("KH QD", "", "").isMaster(card("KH"))).isFalse();
        assertThat(view("KH QD", "AH", "").isMaster(card("KH"))).isFalse();
        assertThat(view("AH QD", "KH", "").isMaster(card("AH"))).isTrue();
    }

    @Test
    void losersAndWinnersAreOfPlainSuits() {
        WhistView view = view("AS AH 2H QD 3D AC", "", "");

        assertThat(view.winners()).isEqualTo(2);
        assertThat(view.losers()).isEqualTo(3);
        assertThat(view.plain()).doesNotContain(card("AS")).hasSize(5);
    }

    @Test
    void partnerIsSafeWhereNobodyBehindCanBeatHim() {
        assertThat(view("3H 4D", "AH 5H", "").partnerIsSafe()).isTrue();
        assertThat(view("3H 4D", "KH 5H", "").partnerIsSafe()).isFalse();
        assertThat(view("AH 4D", "KH 5H", "").partnerIsSafe()).isTrue();
        assertThat(view("3H 4D", "2H 6H 5H", "").partnerIsSafe()).isTrue();
        assertThat(view("3H 4D", "6H KH", "").partnerHeads()).isFalse();
        assertThat(view("3H 4D", "", "").partnerHeads()).isFalse();
    }

    @Test
    void aTrickIsRuffedByATrumpOnAPlainSuit() {
        assertThat(view("3H 4D", "KH 2S", "").isRuffed()).isTrue();
        assertThat(view("3H 4D", "KH 2H", "").isRuffed()).isFalse();
        assertThat(view("3H 4D", "KS 2S", "").isRuffed()).isFalse();
        assertThat(view("3H 4D", "", "").isRuffed()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "2H", "2H 3H", "2H 3H 4H"})
    void theLastHasThreeBeforeHim(String trick) {
        WhistView view = view("5H 4D", trick, "");

        assertThat(view.isLast()).isEqualTo(trick.length() > 6);
        assertThat(view.seatInTrick()).isEqualTo((trick.length() + 1) / 3);
        assertThat(WhistFeatures.LED_LOW.of(view)).isEqualTo(!trick.isEmpty());
        assertThat(WhistFeatures.TRUMP_LED.of(view)).isFalse();
    }

    @Test
    void whatIsHeldOfTheSuitLedIsCounted() {
        WhistView view = view("AH KH 5H 4D", "2H", "");

        assertThat(view.following()).isEqualTo(CardSet.of("AH KH 5H"));
        assertThat(view.followingHonours()).isEqualTo(2);
        assertThat(view.follows(Rank.KING)).isTrue();
        assertThat(view.follows(Rank.QUEEN)).isFalse();
        assertThat(WhistFeatures.ONE_MORE.of(view)).isTrue();
        assertThat(WhistFeatures.KING_OUT.of(view)).isFalse();
        assertThat(view("AH 4D", "", "").following().isEmpty()).isTrue();
        assertThat(WhistFeatures.KING_OUT.of(view("AH 4D", "2H", ""))).isTrue();
        assertThat(WhistFeatures.KING_OUT.of(view("AH 4D", "", ""))).isFalse();
    }

    @Test
    void whatHeadsTheTrickIsToBeBeaten() {
        WhistView view = view("AH 9H 4D 2S", "KH QH", "");

        assertThat(view.toBeat()).isEqualTo(card("KH"));
        assertThat(view.beats(card("AH"))).isTrue();
        assertThat(view.beats(card("9H"))).isFalse();
        assertThat(view.beats(card("2S"))).isTrue();
        assertThat(view.beats(card("4D"))).isFalse();
        assertThat(view.saysOfBeating(card("AH"))).isEqualTo("it beats what is on the table");
        assertThat(view.saysOfBeating(card("9H"))).isEqualTo("the king of hearts on the table beats it");
        assertThat(WhistFeatures.toBeat(Rank.KING).of(view)).isTrue();
        assertThat(WhistFeatures.toBeat(Rank.QUEEN).of(view)).isFalse();
        assertThat(WhistFeatures.below(Rank.ACE).of(view)).isTrue();
        assertThat(WhistFeatures.below(Rank.KING).of(view)).isFalse();
        assertThat(WhistFeatures.below(Rank.ACE).of(view("AH 9H", "", ""))).isFalse();
        assertThat(WhistFeatures.toBeat(Rank.KING).of(view("AH 9H", "", ""))).isFalse();
    }

    /** Bob Short 9: five trumps excuse, four do not; a good sequence does, two cards do not. */
    @ParameterizedTest
    @CsvSource({"9S 7S 5S 4S 2S, true", "9S 7S 5S 4S 2D, false", "KH QH JH 2D, true", "KH QH 9H 2D, false"})
    void muchInHandExcusesFromReturningTheSuit(String hand, boolean excused) {
        assertThat(WhistFeatures.EXCUSED.of(view(hand, "", ""))).isEqualTo(excused);
    }

    @ParameterizedTest
    @CsvSource({"KS QS JS, true, true", "KS QS 9S, false, true", "TS 9S 8S, true, false", "TS 9S 7S, false, false"})
    void aTierceOfTrumpsHasThreeCards(String hand, boolean tierce, boolean honour) {
        assertThat(WhistFeatures.TRUMP_TIERCE.of(view(hand, "", ""))).isEqualTo(tierce);
        assertThat(WhistFeatures.TRUMP_HONOUR.of(view(hand, "", ""))).isEqualTo(honour);
    }
}
