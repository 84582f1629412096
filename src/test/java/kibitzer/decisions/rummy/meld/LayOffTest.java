package kibitzer.decisions.rummy.meld;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.Stream;
import kibitzer.advice.Advice;
import kibitzer.advice.Reason;
import kibitzer.cards.Cards;
import kibitzer.games.rummy.family.RummyGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Laying off where the packs hold a card more than once. */
class LayOffTest {
    private final LayOff decision = new LayOff();

    private static LayOff.Table table(RummyGame game, String melds, String hand) {
        return new LayOff.Table(
                game, Stream.of(melds.split("\\|")).map(Cards::of).toList(), Cards.of(hand));
    }

    private String said(LayOff.Table table, String answer) {
        return decision.whyNot(table, Cards.of(answer))
                .getFirst()
                .reasons()
                .getFirst()
                .measured();
    }

    @ParameterizedTest
    @CsvSource({
        "CANASTA, KH KD KC, KS KS 4H, KS KS",
        // Three wild cards at most (p. 19 para 11): of the four, any three.
        "CANASTA, KS KH KD 2S, JK JK JK 4H, JK JK",
        "COON_CAN, KS KH KD, KC KC 4H, KC KC",
        // A sequence has one ten; a second needs a second sequence.
        "COON_CAN, 9S 8S 7S, TS TS 4H, TS",
        "COON_CAN, 9S 8S 7S|9S 8S 7S, TS TS 4H, TS TS",
        // Four of a rank are the most (p. 45): one king more, whichever.
        "KALUKI, KS KH KD, KC KC 4H, KC",
        "PANGUINGUE, 6S 6D 6C, 6S 6S QH, 6S 6S",
        "SAMBA, 9H 8H 7H, TH TH 4S, TH",
        // A canasta of samba grows by natural cards only (p. 25), one of canasta by wild ones too (p. 21 para 31).
        "SAMBA, KS KS KH KH KD KD KC, KC 2S 4H, KC",
        "SAMBA, KS KS KH KH KD KD, KC 2S 4H, KC 2S",
        "CANASTA, KS KS KH KH KD KD KC, KC 2S 4H, KC 2S"
    })
    void equalCardsAreLaidOffAsOftenAsTheyFit(RummyGame game, String melds, String hand, String laidOff) {
        assertThat(decision.advise(table(game, melds, hand)).best()).containsExactly(Cards.of(laidOff));
    }

    @Test
    void noMoreOfACardThanThePacksHold() {
        assertThatThrownBy(() -> table(RummyGame.CANASTA, "KS KH KD", "KS KS 4H"))
                .hasMessage("hand: 3 of the king of spades; expected at most 2, as the pack of canasta holds");
    }

    /** P. 49, 50: one chip and the conditions, or a stake, are won; no card left is counted. */
    @ParameterizedTest
    @CsvSource({"PANGUINGUE, 6S 6D 6C, 6S QH", "CONQUIAN, 6S 6D 6C, 6H 2S"})
    void whereAStakeIsWonNothingIsSaidToCountAgainstThePlayer(RummyGame game, String melds, String hand) {
        assertThat(decision.advise(table(game, melds, hand))
                        .rulings()
                        .getFirst()
                        .why()
                        .orElseThrow()
                        .text())
                .doesNotContain("counts against")
                .contains("eleven cards");
    }

    @Test
    void whereTheyGoIsSaidOnce() {
        Advice<Cards> advice = decision.advise(table(RummyGame.CANASTA, "KH KD KC", "KS KS KC 4H"));

        assertThat(advice.rulings().getFirst().reasons().stream().map(Reason::measured))
                .containsExactly("2 of the king of spades go to KH KD KC", "the king of clubs goes to KH KD KC");
    }

    @Test
    void oneTooManyAndOneTooFewAreToldApart() {
        LayOff.Table table = table(RummyGame.COON_CAN, "9S 8S 7S|KH KD KC", "TS TS KS KS 4H");

        assertThat(said(table, "TS TS KS KS")).isEqualTo("only one of the ten of spades is laid off");
        assertThat(said(table, "TS KS")).isEqualTo("another king of spades goes on KH KD KC too");
        assertThat(said(table, "TS KS KS 4H"))
                .isEqualTo(
                        "the four of hearts fits nowhere: 9S 8S 7S takes TS or 6S or a wild card; KH KD KC takes kings or a wild card");
        assertThat(decision.whyNot(table, Cards.of("TS KS KS"))).isEmpty();
        assertThat(decision.objection(table, Cards.of("4H 4H")))
                .hasValue("only one of the four of hearts is in the hand");
    }
}
