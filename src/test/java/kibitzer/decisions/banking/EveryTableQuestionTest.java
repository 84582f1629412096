package kibitzer.decisions.banking;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import kibitzer.decisions.Decision;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.banking.baccarat.BaccaratDecisions;
import kibitzer.decisions.banking.vingtetun.VingtEtUnDecisions;
import kibitzer.marking.Grade;
import kibitzer.marking.Question;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every question dealt can be shown, advised on, marked, reckoned and written; 10,000 of each by -Dkibitzer.tables.questions=10000. */
class EveryTableQuestionTest {
    private static final int QUESTIONS = Integer.getInteger("kibitzer.tables.questions", 300);

    /** So many verdicts are reckoned as well: each counts whole packs. */
    private static final int RECKONED = Math.max(40, QUESTIONS / 20);

    static Stream<Decision<?, ?>> decisions() {
        return Stream.concat(VingtEtUnDecisions.ALL.decisions().stream(), BaccaratDecisions.ALL.decisions().stream());
    }

    @ParameterizedTest
    @MethodSource("decisions")
    <P, A> void isSound(Decision<P, A> decision) {
        for (int seed = 0; seed < QUESTIONS; seed++) {
            P position = decision.deal(DealRequest.of(seed));
            Question<P, A> question = new Question<>(decision, position);
            assertThat(decision.form().read(decision.form().write(position), "position"))
                    .isEqualTo(position);
            assertThat(decision.ask(position).exhibits()).isNotEmpty();
            List<A> best = question.advice().best();
            assertThat(best).hasSize(1);
            assertThat(question.mark(best.getFirst()).grade()).isEqualTo(Grade.BEST);
            if (question.choices() instanceof Choices.Listed<A>(List<A> answers)) {
                assertThat(answers)
                        .hasSize(2)
                        .allSatisfy(answer ->
                                assertThat(question.mark(answer).grade()).isNotEqualTo(Grade.ILLEGAL));
            }
            if (seed < RECKONED) {
                decision.reckon(position).ifPresent(reckoning -> {
                    assertThat(reckoning.best()).isNotEmpty();
                    assertThat(reckoning.rows())
                            .hasSize(2)
                            .allSatisfy(row ->
                                    assertThat(row.figures().get(0).value()).isBetween(-200.0, 200.0));
                    assertThat(reckoning.rows())
                            .allSatisfy(row ->
                                    assertThat(row.figures().get(1).value()).isGreaterThanOrEqualTo(0));
                });
            }
        }
    }
}
