package kibitzer.marking;

import static org.assertj.core.api.Assertions.assertThat;

import kibitzer.decisions.DecisionId;
import kibitzer.marking.wire.QuestionReader;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

/** Which questions cannot be got wrong, and what is said of them. */
class SilentQuestionTest {
    private static Question<?, ?> question(String decision, String position) {
        return QuestionReader.stored(
                new DecisionId(decision), JsonMapper.shared().readTree(position.replace('\'', '"')));
    }

    /** Acol gives its responses for silent opponents; one diamond was overcalled here. */
    @Test
    void wherePracticeAloneSpeaksTheBookIsSilent() {
        assertThat(
                        Silence.on(
                                question(
                                        "bridge/call",
                                        "{'system':'acol','hand':'QJ7.K43.KQ852.J4','dealer':'N','auction':['1D','1S'],'vulnerable':'none'}")))
                .get()
                .satisfies(silence -> {
                    assertThat(silence.words()).isEqualTo("The book is silent: every sensible answer counts in full");
                    assertThat(silence.practiceSpeaks()).isTrue();
                });
    }

    /** The zones of the book begin at 20 points together. */
    @Test
    void whereNobodySpeaksNoAnswerIsBest() {
        assertThat(Silence.on(question("bridge/zone", "{'count':'points','own':9,'partner':10}")))
                .get()
                .satisfies(silence -> {
                    assertThat(silence.words())
                            .isEqualTo("The book says nothing here: every sensible answer counts in full");
                    assertThat(silence.practiceSpeaks()).isFalse();
                });
    }

    /** Ace and king of spades win a trick each, whichever is led first. */
    @Test
    void whereTheCountTellsNoCardFromAnotherThatIsSaid() {
        assertThat(Silence.on(
                                question(
                                        "bridge/play",
                                        "{'contract':'3NT','declarer':'S','seat':'S','hand':'AS KS','dummy':'3H 2H','needed':1,'out':'QS JS TS 9S'}"))
                        .map(Silence::words))
                .hasValue(
                        "Counted over the layouts, every card does as well as any other: every sensible answer counts in full");
    }

    @Test
    void whatABookAnswersOrAnInstructorMarksIsNoSuchQuestion() {
        assertThat(Silence.on(question("bridge/zone", "{'count':'points','own':12,'partner':14}")))
                .isEmpty();
        assertThat(Silence.on(question("own/words", "{'ask':'Explain your last bid.'}")))
                .isEmpty();
    }
}
