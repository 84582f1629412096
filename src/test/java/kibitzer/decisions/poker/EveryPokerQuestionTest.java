package kibitzer.decisions.poker;

import java.util.stream.Stream;
import kibitzer.LongProof;
import kibitzer.decisions.DealtQuestions;
import kibitzer.decisions.Decision;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every question on poker can be put, answered and explained, in every form, game, class and rule it is dealt for. */
class EveryPokerQuestionTest {
    /** 10,000 of each decision, and 100 for each form, game, class and rule, with -Dkibitzer.poker.questions=10000. */
    private static final int QUESTIONS = Integer.getInteger("kibitzer.poker.questions", LongProof.of(15, 100));

    private static final int EACH = Math.max(3, QUESTIONS / 100);

    static Stream<Decision<?, ?>> decisions() {
        return DealtQuestions.of("poker");
    }

    @ParameterizedTest
    @MethodSource("decisions")
    void isDealtPutInWordsAndMarked(Decision<?, ?> decision) {
        DealtQuestions.hold(decision, QUESTIONS, EACH);
    }
}
