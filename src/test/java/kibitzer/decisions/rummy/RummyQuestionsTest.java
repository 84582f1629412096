package kibitzer.decisions.rummy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.cards.Seed;
import kibitzer.decisions.DealRequest;
import kibitzer.decisions.DealtQuestions;
import kibitzer.decisions.Decision;
import kibitzer.decisions.Decisions;
import kibitzer.decisions.form.Form;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.node.JsonNodeFactory;

/** Every question on the rummy family, game by game: dealt, advised and marked without a hitch. */
class RummyQuestionsTest {
    /** More of them, 10,000 a game, with -Dkibitzer.rummy.questions=10000. */
    private static final int QUESTIONS = Integer.getInteger("kibitzer.rummy.questions", 2);

    static Stream<Decision<?, ?>> decisions() {
        return Decisions.all().stream()
                .filter(decision -> decision.getClass().getPackageName().endsWith(".rummy"));
    }

    @ParameterizedTest
    @MethodSource("decisions")
    void everyGameOfItsQuestionsIsDealtAndAnswered(Decision<?, ?> decision) {
        DealtQuestions.hold(decision, QUESTIONS, QUESTIONS);
    }

    @ParameterizedTest
    @MethodSource("decisions")
    <P, A> void everyRuleIsMetByADealForIt(Decision<P, A> decision) {
        decision.rules().forEach(rule -> {
            var with = JsonNodeFactory.instance.objectNode();
            with.putArray("rules").add(rule);
            var read = Form.options(decision.dealOptions()).read(with, "with");
            assertThat(IntStream.range(0, 3)
                            .mapToObj(seed -> decision.deal(new DealRequest(new Seed(seed), read)))
                            .flatMap(position -> decision.advise(position).rulings().stream())
                            .anyMatch(ruling -> ruling.rule().equals(rule)))
                    .as(rule)
                    .isTrue();
        });
    }
}
