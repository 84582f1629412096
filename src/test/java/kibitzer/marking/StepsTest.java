package kibitzer.marking;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kibitzer.advice.Reason;
import org.junit.jupiter.api.Test;

/** Steps of a count in a sentence of thirty words. */
class StepsTest {
    private static final String PLACE = "";

    private static final List<Reason> COUNT = List.of(
            Reason.step("aces", 8.0, "2 aces", "8"),
            Reason.step("kings", 3.0, "1 king", "3"),
            Reason.step("singletons", 2.0, "a singleton in hearts", "2"),
            Reason.step("missing-queen", -1.0, "no queen of trumps", "−1"));

    @Test
    void allOfThemStandWhereThereIsRoom() {
        assertThat(Steps.fitting(COUNT, "", PLACE))
                .containsExactly("2 aces: 8", "1 king: 3", "a singleton in hearts: 2", "no queen of trumps: −1");
    }

    /** Sixteen words; where fourteen fit, the high cards are told together. */
    @Test
    void theHighCardsAreToldTogetherFirst() {
        assertThat(Steps.fitting(COUNT, words(16), PLACE))
                .containsExactly("the high cards: 11", "a singleton in hearts: 2", "no queen of trumps: −1");
    }

    /** Where eleven fit, three of them are for what the others come to: two less one. */
    @Test
    void whatDoesNotFitIsAddedUp() {
        assertThat(Steps.fitting(COUNT, words(19), PLACE)).containsExactly("the high cards: 11", "the rest: 1");
    }

    @Test
    void aFactWithoutAFigureIsNoStep() {
        assertThat(Reason.counted("count", 22, "the count of 22").worth()).isEmpty();
        assertThat(COUNT.getLast().worth()).hasValue(-1);
        assertThat(COUNT.getLast().measured()).isEqualTo("no queen of trumps: −1");
    }

    private static String words(int count) {
        return "word ".repeat(count).strip();
    }
}
