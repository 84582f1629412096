package kibitzer.conventions.cribbage;

import static org.assertj.core.api.Assertions.assertThat;

import kibitzer.advice.Option;
import kibitzer.advice.Trait;
import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;
import kibitzer.games.cribbage.PegPlay;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the rules on leading and playing measure of a card (p. 256-257). */
class PegFeaturesTest {
    private static PegView view(String hand, String pile) {
        return new PegView(CardSet.of(hand), CardNotation.readList(pile), false, 60, CardSet.EMPTY);
    }

    private static Option<PegView, PegPlay> playing(PegView view, String card) {
        return new Option<>(view, new PegPlay.Plays(CardNotation.read(card)));
    }

    private static boolean is(Trait<Option<PegView, PegPlay>> trait, String card) {
        return trait.of(playing(view(card, ""), card));
    }

    @ParameterizedTest
    @CsvSource({
        "AS,true,false,false",
        "3S,true,false,false",
        "4S,false,false,false",
        "5S,false,false,false",
        "6S,false,true,false",
        "9S,false,true,false",
        "TS,false,false,true",
        "KS,false,false,true"
    })
    void aCardIsLowOrMiddlingOrATenthCard(String card, boolean low, boolean middling, boolean tenth) {
        assertThat(is(PegFeatures.LOW, card)).isEqualTo(low);
        assertThat(is(PegFeatures.INTERMEDIATE, card)).isEqualTo(middling);
        assertThat(is(PegFeatures.TENTH, card)).isEqualTo(tenth);
        assertThat(is(PegFeatures.FOUR, card)).isEqualTo(card.equals("4S"));
        assertThat(is(PegFeatures.FIVE, card)).isEqualTo(card.equals("5S"));
    }

    @Test
    void cardsOfAKindAreCounted() {
        PegView view = view("KS TH 9D 6C 5S 3H", "");

        assertThat(PegFeatures.TENTH_CARDS.of(view)).isEqualTo(2);
        assertThat(PegFeatures.INTERMEDIATES.of(view)).isEqualTo(2);
        assertThat(PegFeatures.PIPS.of(playing(view, "KS"))).isEqualTo(10);
        assertThat(PegFeatures.THEIR_WAY_HOME.of(view)).isEqualTo(60);
    }

    @Test
    void whatACardPegsIsToldBesideOneThatPegs() {
        PegView view = view("9S 4C 2D", "KS QH 2S");

        assertThat(PegFeatures.SCORES.of(playing(view, "9S"))).isTrue();
        assertThat(PegFeatures.SCORES.inWords(playing(view, "9S"))).isEqualTo("the nine of spades makes 31 and pegs 2");
        assertThat(PegFeatures.SCORES.of(playing(view, "4C"))).isFalse();
        assertThat(PegFeatures.SCORES.inWords(playing(view, "4C")))
                .startsWith("the four of clubs makes 26 and pegs nothing, while the ")
                .endsWith(" and pegs 2");
        assertThat(PegFeatures.SCORES.inWords(playing(view("4C 3D", "KS QH 2S"), "4C")))
                .isEqualTo("the four of clubs makes 26 and pegs nothing");
    }

    @Test
    void whatCanBePlayedIsTold() {
        assertThat(PegFeatures.CAN_PLAY.inWords(view("5S", "KS QH TD")))
                .isEqualTo("every card held carries the count of 30 beyond thirty-one");
        assertThat(PegFeatures.CAN_PLAY.of(view("5S", "KS QH TD"))).isFalse();
        assertThat(PegFeatures.CAN_PLAY.inWords(view("AS", "KS QH TD")))
                .isEqualTo("the count is 30, and the ace of spades can be played");
        assertThat(PegFeatures.CAN_PLAY.of(view("AS", "KS QH TD"))).isTrue();
    }

    @Test
    void aSeriesIsNewOrGoesOn() {
        assertThat(PegFeatures.LEADING.of(view("5S", ""))).isTrue();
        assertThat(PegFeatures.LEADING.of(view("5S", "KS"))).isFalse();
    }

    @Test
    void aReplyIsCountedAndAnswered() {
        PegView view = view("3H 4D KC", "2S");

        assertThat(PegFeatures.REPLIES.of(playing(view("4S KH KD 2C", ""), "4S")))
                .isEqualTo(3);
        assertThat(PegFeatures.ON.of(playing(view, "3H"))).isTrue();
        assertThat(PegFeatures.ON.of(playing(view, "KC"))).isFalse();
        assertThat(PegFeatures.RETORT.of(playing(view, "3H"))).isTrue();
        assertThat(PegFeatures.RETORT.of(playing(view("3H 8D KC", "2S"), "3H"))).isFalse();
        assertThat(PegFeatures.PEGS.of(playing(view("9S", "KS QH 2S"), "9S"))).isEqualTo(2);
    }
}
