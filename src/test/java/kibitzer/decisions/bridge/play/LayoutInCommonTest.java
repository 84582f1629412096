package kibitzer.decisions.bridge.play;

import static org.assertj.core.api.Assertions.assertThat;

import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.decisions.form.Form;
import kibitzer.games.bridge.turn.CardTrials;
import kibitzer.games.bridge.turn.CardTurn;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

/** Nine spades without the queen, the king played: ten layouts are left, and who has the queen parts them, six to four. */
class LayoutInCommonTest {
    private static final Form<CardTurn> FORM = new PlayCard().form();
    private static final Card ACE = CardNotation.read("AS");
    private static final Card JACK = CardNotation.read("JS");

    private static CardTrials afterTheKing(String followed) {
        return CardTrials.of(FORM.read(JsonMapper.shared().readTree("""
                        {"contract":"3NT","declarer":"S","seat":"N","hand":"6S 5S","dummy":"AS JS 2S","trick":"4S 9S","needed":3,
                        "history":[{"leader":"S","cards":"KS 7S 3S %s"}],"out":"QS 4D 3D 2D 5D"}""".formatted(followed)), "position"));
    }

    @Test
    void whoHoldsTheQueenPartsTheLayoutsInWhichTheDropAndTheFinesseFail() {
        CardTrials trials = afterTheKing("8S");

        assertThat(LayoutInCommon.of(trials, JACK, ACE)).contains("where East holds the queen of spades");
        assertThat(LayoutInCommon.of(trials, ACE, JACK)).contains("where West holds the queen of spades");
    }

    /** East showed out, and West has the queen in every layout: nothing tells those apart in which the drop fails. */
    @Test
    void whatIsSoInEveryLayoutIsNoReason() {
        assertThat(LayoutInCommon.of(afterTheKing("8D"), ACE, JACK)).isEmpty();
    }

    @Test
    void aCardThatFallsShortNowhereHasNothingInCommon() {
        assertThat(LayoutInCommon.of(afterTheKing("8D"), JACK, ACE)).isEmpty();
    }
}
