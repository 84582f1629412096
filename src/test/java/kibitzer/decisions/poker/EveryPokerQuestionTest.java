package kibitzer.decisions.poker;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.decisions.DealRequest;
import kibitzer.decisions.Decision;
import kibitzer.decisions.Decisions;
import kibitzer.marking.Grade;
import kibitzer.marking.Question;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every question on poker can be put, answered and explained; more of them are dealt for -Dkibitzer.poker.questions. */
class EveryPokerQuestionTest {
    private static final int DEALS = Integer.getInteger("kibitzer.poker.questions", 250);

    static Stream<Decision<?, ?>> decisions() {
        return Decisions.all().stream().filter(decision -> decision.id().text().startsWith("poker/"));
    }

    @ParameterizedTest
    @MethodSource("decisions")
    <P, A> void isPutInWordsAndItsBestAnswerIsMarkedBest(Decision<P, A> decision) {
        IntStream.range(0, DEALS).forEach(seed -> {
            P position = decision.deal(DealRequest.of(seed));
            Question<P, A> question = new Question<>(decision, position);
            assertThat(decision.ask(position).ask()).as("seed %d", seed).isNotBlank();
            assertThat(question.advice().best())
                    .as("seed %d", seed)
                    .isNotEmpty()
                    .allSatisfy(answer -> {
                        assertThat(decision.objection(position, answer)).isEmpty();
                        assertThat(decision.say(answer)).isNotBlank();
                        assertThat(question.mark(answer).grade()).isEqualTo(Grade.BEST);
                    });
        });
    }
}
