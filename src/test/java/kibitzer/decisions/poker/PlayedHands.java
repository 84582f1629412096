package kibitzer.decisions.poker;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import kibitzer.advice.Advice;
import kibitzer.decisions.Decision;
import tools.jackson.databind.json.JsonMapper;

/** Reads positions as they stand in questions, and holds the advice on them to a rule and its answers. */
public final class PlayedHands {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private PlayedHands() {}

    public static <P, A> Advice<A> advice(Decision<P, A> decision, String fields) {
        return decision.advise(position(decision, fields));
    }

    public static <P> P position(Decision<P, ?> decision, String fields) {
        return decision.form().read(JSON.readTree("{" + fields.replace('\'', '"') + "}"), "position");
    }

    /** Best answers, then after a slash those that are allowed: "drop / stay". */
    public static <P> void isDecided(Decision<P, String> decision, String fields, String rule, String answers) {
        Advice<String> advice = advice(decision, fields);
        String[] parts = answers.split("/");
        assertThat(advice.rulings()).extracting(ruling -> ruling.rule()).contains(rule);
        assertThat(advice.best())
                .as("best")
                .containsExactlyElementsOf(Arrays.asList(parts[0].strip().split(" ")));
        if (parts.length > 1) {
            assertThat(advice.acceptable())
                    .as("allowed")
                    .containsExactlyElementsOf(Arrays.asList(parts[1].strip().split(" ")));
        } else if (!advice.silent()) {
            assertThat(advice.acceptable()).as("allowed").isEmpty();
        }
    }
}
