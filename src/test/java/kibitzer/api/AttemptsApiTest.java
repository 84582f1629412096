package kibitzer.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.stream.IntStream;
import kibitzer.SharedFixture;
import kibitzer.api.RunningApi.Reply;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

@SharedFixture
class AttemptsApiTest {
    private final RunningApi api = new RunningApi();

    /** The right answer is 1. */
    private static String answered(int answer, String more) {
        return "{\"decision\":\"bridge/rule-of-eleven\",\"position\":{\"lead\":\"7\",\"dummy\":\"k95\",\"own\":\"A63\"},"
                + "\"answer\":" + answer + more + "}";
    }

    private String newLearner() {
        return api.post("/api/attempts", answered(1, "")).cookie().orElseThrow();
    }

    @Test
    void theFirstAnswerTakesALearnerInAndIsKept() {
        Instant before = Instant.now().minusMillis(1);
        Reply reply = api.post("/api/attempts", answered(3, ",\"key\":\"my-first\",\"seed\":12,\"taken-millis\":1500"));

        assertThat(reply.status()).isEqualTo(200);
        assertThat(reply.json().path("grade").asString()).isEqualTo("wrong");
        assertThat(reply.json().path("best")).hasToString("[1]");
        assertThat(reply.json().path("key").asString()).isEqualTo("my-first");
        assertThat(reply.json().path("repeated").asBoolean()).isFalse();

        JsonNode own = api.getAs(reply.cookie().orElseThrow(), "/api/attempts").json();
        assertThat(own).singleElement().satisfies(attempt -> {
            assertThat(attempt.path("id")).isEqualTo(reply.json().path("attempt"));
            assertThat(attempt.path("key").asString()).isEqualTo("my-first");
            assertThat(attempt.path("decision").asString()).isEqualTo("bridge/rule-of-eleven");
            assertThat(attempt.path("position")).hasToString("{\"lead\":\"7\",\"dummy\":\"K95\",\"own\":\"A63\"}");
            assertThat(attempt.path("answer")).hasToString("3");
            assertThat(attempt.path("grade").asString()).isEqualTo("wrong");
            assertThat(attempt.path("rule").asString()).isEqualTo("leads.rule-of-eleven");
            assertThat(attempt.path("seed").asLong()).isEqualTo(12);
            assertThat(attempt.path("taken-millis").asLong()).isEqualTo(1500);
            assertThat(Instant.parse(attempt.path("at").asString())).isBetween(before, Instant.now());
        });
    }

    @Test
    void anAnswerSentTwiceIsKeptOnce() {
        String learner = newLearner();
        String answer = answered(1, ",\"key\":\"twice\"");

        JsonNode first = api.postAs(learner, "/api/attempts", answer).json();
        JsonNode second = api.postAs(learner, "/api/attempts", answer).json();

        assertThat(first.path("repeated").asBoolean()).isFalse();
        assertThat(second.path("repeated").asBoolean()).isTrue();
        assertThat(second.path("attempt")).isEqualTo(first.path("attempt"));
        assertThat(api.getAs(learner, "/api/attempts").json()).hasSize(2);
    }

    @Test
    void aKeyOfAnotherAnswerIsRefused() {
        String learner = newLearner();
        api.postAs(learner, "/api/attempts", answered(1, ",\"key\":\"same\""));

        Reply reply = api.postAs(learner, "/api/attempts", answered(2, ",\"key\":\"same\""));

        assertThat(reply.status()).isEqualTo(400);
        assertThat(reply.error()).startsWith("key: used before, for another answer");
    }

    @Test
    void aLearnerSeesNobodyElsesAnswers() {
        String one = newLearner();
        String other = newLearner();
        api.postAs(other, "/api/attempts", answered(2, ""));

        assertThat(one).isNotEqualTo(other);
        assertThat(api.getAs(one, "/api/attempts").json()).hasSize(1);
        assertThat(api.getAs(other, "/api/attempts").json()).hasSize(2);
        assertThat(api.getAs("kibitzer-learner=invented", "/api/attempts").json())
                .isEmpty();
        assertThat(api.get("/api/attempts").json()).isEmpty();
    }

    @Test
    void olderAnswersComeAPageAtATime() {
        String learner = newLearner();
        IntStream.rangeClosed(2, 5).forEach(answer -> api.postAs(learner, "/api/attempts", answered(answer, "")));

        JsonNode latest = api.getAs(learner, "/api/attempts?most=2").json();
        JsonNode older = api.getAs(
                        learner, "/api/attempts?most=2&before=" + latest.get(1).path("id"))
                .json();

        assertThat(latest).extracting(attempt -> attempt.path("answer").asInt()).containsExactly(5, 4);
        assertThat(older).extracting(attempt -> attempt.path("answer").asInt()).containsExactly(3, 2);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '\'', textBlock = """
                    "key":""                   | key: not readable
                    "key":"with a blank"       | key: not readable
                    "key":{}                   | key: not readable
                    "seed":"x"                 | seed: "x" is not a number
                    "seed":1.5                 | seed: 1.5 is not a number
                    "seed":9223372036854775808 | seed: 9223372036854775808 is not a number
                    "taken-millis":-1          | taken-millis: -1; expected a whole number from 0
                    "taken-millis":[]          | taken-millis: [] is not a number
                    "learner":"other"          | learner: unknown field
                    """)
    void aFieldThatIsWrongIsRefusedByName(String field, String named) {
        Reply reply = api.post("/api/attempts", answered(1, "," + field));

        assertThat(reply.status()).isEqualTo(400);
        assertThat(reply.error()).startsWith(named);
        assertThat(reply.cookie()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"most=0, most: 0", "most=1001, most: 1001", "before=x, 'before: \"x\"'", "before=-1, before: -1"})
    void aPageThatCannotBeIsRefusedByName(String query, String named) {
        Reply reply = api.get("/api/attempts?" + query);

        assertThat(reply.status()).isEqualTo(400);
        assertThat(reply.error()).startsWith(named);
    }
}
