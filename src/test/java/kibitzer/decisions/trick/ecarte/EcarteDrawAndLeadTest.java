package kibitzer.decisions.trick.ecarte;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;
import kibitzer.conventions.ecarte.EcarteDraw;
import kibitzer.conventions.ecarte.EcarteHand;
import kibitzer.decisions.DealtQuestions;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.marking.Question;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.ObjectMapper;

/** Discards and leads with page 204 open; {@code -Dkibitzer.ecarte.deals=10000} deals more. */
class EcarteDrawAndLeadTest {
    private static final int DEALS = Integer.getInteger("kibitzer.ecarte.deals", 100);
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final EcarteDiscard DISCARD = new EcarteDiscard();
    private static final EcarteLead LEAD = new EcarteLead();

    private static EcarteDraw draw(String hand, String role) {
        return DISCARD.form()
                .read(
                        JSON.readTree("{\"hand\": \"" + hand + "\", \"trump\": \"H\", \"role\": \"" + role + "\"}"),
                        "position");
    }

    private static EcarteHand lead(String hand) {
        return LEAD.form().read(JSON.readTree("{\"hand\": \"" + hand + "\", \"trump\": \"H\"}"), "position");
    }

    @ParameterizedTest(name = "{0} as {1}: {2} is {3}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            # p. 204: trumps and kings alone are kept
            9H KS QS 8D 7C | elder  | QS 8D 7C    | BEST
            9H KS QS 8D 7C | dealer | QS 8D 7C    | BEST
            9H KS QS 8D 7C | elder  | 8D 7C       | WRONG
            9H KS QS 8D 7C | elder  | KS QS 8D 7C | WRONG
            AS QS TS 8D 7C | elder  | AS QS TS 8D 7C | BEST
            # p. 202: elder hand throws one to five, the dealer may keep all
            9H 8H 7H KS KD | dealer | `` | BEST
            9H 8H 7H KS KD | elder  | `` | ILLEGAL
            9H KS QS 8D 7C | elder  | AS | ILLEGAL
            """)
    void theDiscardIsTheBooks(String hand, String role, String answer, String grade) {
        assertThat(new Question<>(DISCARD, draw(hand, role))
                        .mark(CardSet.of(answer))
                        .grade()
                        .name())
                .isEqualTo(grade);
    }

    @Test
    void whereElderHandHasNothingToThrowTheBookIsSilent() {
        assertThat(DISCARD.advise(draw("9H 8H 7H KS KD", "elder")).silent()).isTrue();
        assertThat(DISCARD.advise(draw("9H 8H 7H KS KD", "dealer")).silent()).isFalse();
    }

    @ParameterizedTest(name = "{0}: {1} is {2}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            # p. 204: from three trumps or more a trump, the king if it is there
            KH 9H 7H QS 8D | KH | BEST
            KH 9H 7H QS 8D | 9H | WRONG
            KH 9H 7H QS 8D | QS | WRONG
            QH 9H 7H QS 8D | QH | BEST
            QH 9H 7H QS 8D | 7H | BEST
            QH 9H 7H QS 8D | QS | WRONG
            QH 9H 7H QS 8D | KD | ILLEGAL
            """)
    void theLeadIsTheBooks(String hand, String answer, String grade) {
        assertThat(new Question<>(LEAD, lead(hand))
                        .mark(CardNotation.read(answer))
                        .grade()
                        .name())
                .isEqualTo(grade);
    }

    /** P. 204 marks a card in the table, and the marks are lost: no card is wrong. */
    @Test
    void fromFewerTrumpsTheBookIsSilentAndNoCardIsWrong() {
        EcarteHand hand = lead("KH 9H KS 7S 9D");
        assertThat(LEAD.advise(hand).silent()).isTrue();
        for (Card card : hand.cards()) {
            assertThat(new Question<>(LEAD, hand).mark(card).grade().name()).isNotEqualTo("WRONG");
        }
    }

    @Test
    void whatIsWrongIsNamed() {
        assertThatThrownBy(() -> draw("9H KS QS 8D", "elder"))
                .isInstanceOf(BadQuestion.class)
                .hasMessageContaining("position.hand");
        assertThatThrownBy(() -> draw("9H KS QS 8D 2C", "elder"))
                .isInstanceOf(BadQuestion.class)
                .hasMessageContaining("position.hand");
        assertThatThrownBy(() -> lead("9H KS QS 8D 2C"))
                .isInstanceOf(BadQuestion.class)
                .hasMessageContaining("position.hand");
    }

    @Test
    void questionsHoldInEveryWay() {
        DealtQuestions.hold(DISCARD, DEALS, 4);
        DealtQuestions.hold(LEAD, DEALS, 4);
    }

    @Test
    void everySetMayBeThrownAndByTheDealerNoneToo() {
        assertThat(EcarteReckoning.throwable(draw("9H KS QS 8D 7C", "elder"))).hasSize(31);
        assertThat(EcarteReckoning.throwable(draw("9H KS QS 8D 7C", "dealer"))).hasSize(32);
    }

    /** King, queen and jack of trumps lead to all three trumps of the opponent's, whatever is led first: three tricks at least. */
    @Test
    void threeTrumpsFromTheTopAlwaysWinThePoint() {
        assertThat(LEAD.reckon(lead("KH QH JH QS 8D")).orElseThrow().rows())
                .filteredOn(
                        row -> List.of("KH", "QH", "JH").contains(row.answer().toString()))
                .allSatisfy(row -> assertThat(row.figures().get(2).value()).isEqualTo(1));
    }
}
