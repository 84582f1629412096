package kibitzer.decisions.banking;

import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import kibitzer.decisions.Decision;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Field;
import kibitzer.marking.Question;
import kibitzer.marking.Verdict;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Questions written as JSON, as a lesson or a program writes them. */
final class BankingRows {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private BankingRows() {}

    static JsonNode json(String text) {
        return JSON.readTree(text.replace('\'', '"'));
    }

    static <P, A> Question<P, A> question(Decision<P, A> decision, String position) {
        return new Question<>(decision, decision.form().read(json(position), "position"));
    }

    static <P, A> Verdict<A> marked(Decision<P, A> decision, String position, String answer) {
        return question(decision, position).mark(decision.answerKind().read(answer));
    }

    static void refuses(Decision<?, ?> decision, String position, String message) {
        assertThatExceptionOfType(BadQuestion.class)
                .isThrownBy(() -> question(decision, position))
                .withMessageContaining(message);
    }

    static List<String> names(Decision<?, ?> decision) {
        return decision.form().fields().stream().map(Field::name).toList();
    }
}
