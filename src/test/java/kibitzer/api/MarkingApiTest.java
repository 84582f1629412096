package kibitzer.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import kibitzer.SharedFixture;
import kibitzer.api.RunningApi.Reply;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

@SharedFixture
class MarkingApiTest {
    /** Eleven less seven is four; the king and nine in dummy and the ace in hand leave one. */
    private static final String SEVEN_LED =
            "{\"decision\":\"bridge/rule-of-eleven\",\"position\":{\"lead\":\"7\",\"dummy\":\"K95\",\"own\":\"A63\"}%s}";

    private final RunningApi api = new RunningApi();

    private static String asked() {
        return SEVEN_LED.formatted("");
    }

    private static String answered(String answer) {
        return SEVEN_LED.formatted(",\"answer\":" + answer);
    }

    @Test
    void adviceOnAQuestionIsTheBooksAnswerWithRuleSourceAndFacts() {
        Reply reply = api.post("/api/advise", asked());

        assertThat(reply.status()).isEqualTo(200);
        assertThat(reply.type()).startsWith("application/json");
        assertThat(reply.json().path("best")).hasToString("[1]");
        assertThat(reply.json().path("rule").asString()).isEqualTo("leads.rule-of-eleven");
        assertThat(reply.json().at("/source/page").asInt()).isEqualTo(7);
        assertThat(reply.json().path("silent").asBoolean()).isFalse();
        assertThat(reply.json().path("reasons").size()).isPositive();
        assertThat(reply.json().has("grade")).isFalse();
    }

    @Test
    void aFactIsTheMeasuredFigureBesideWhatIsAsked() {
        JsonNode advice = api.post(
                        "/api/advise",
                        "{\"decision\":\"bridge/call\",\"position\":{\"system\":\"acol\",\"hand\":\"AKJ54.KQ32.72.85\","
                                + "\"dealer\":\"N\",\"auction\":[],\"vulnerable\":\"none\"}}")
                .json();

        assertThat(advice.path("best")).hasToString("[\"1S\"]");
        assertThat(advice.path("reasons")).anySatisfy(reason -> {
            assertThat(reason.path("fact").asString()).isEqualTo("points");
            assertThat(reason.path("actual")).hasToString("13");
            assertThat(reason.path("required").asString()).isNotBlank();
            assertThat(reason.path("holds").asBoolean()).isTrue();
        });
    }

    @ParameterizedTest
    @CsvSource({"1, best", "'\"1\"', best", "3, wrong"})
    void anAnswerIsGraded(String answer, String grade) {
        Reply reply = api.post("/api/mark", answered(answer));

        assertThat(reply.status()).isEqualTo(200);
        assertThat(reply.json().path("grade").asString()).isEqualTo(grade);
        assertThat(reply.json().path("best")).hasToString("[1]");
    }

    @Test
    void aQuestionMayLeaveItsDecisionToTheAddress() {
        Reply reply = api.post(
                "/api/advise?decision=bridge/rule-of-eleven",
                "{\"position\":{\"lead\":\"7\",\"dummy\":\"K95\",\"own\":\"A63\"}}");

        assertThat(reply.json().path("best")).hasToString("[1]");
    }

    @Test
    void manyQuestionsAreAnsweredLineByLineInTheirOrderAndABadOneSpoilsOnlyItsLine() {
        String lines = String.join("\n", answered("3"), "nonsense", "", answered("1"), asked()) + "\r\n";

        Reply reply = api.post("/api/mark", "application/x-ndjson", lines.getBytes(StandardCharsets.UTF_8));

        assertThat(reply.status()).isEqualTo(200);
        assertThat(reply.type()).startsWith("application/x-ndjson");
        assertThat(reply.lines()).hasSize(4);
        assertThat(reply.lines().get(0).path("grade").asString()).isEqualTo("wrong");
        assertThat(reply.lines().get(1).path("error").asString()).startsWith("not valid JSON");
        assertThat(reply.lines().get(2).path("grade").asString()).isEqualTo("best");
        assertThat(reply.lines().get(3).path("error").asString()).startsWith("answer: missing");
    }

    @Test
    void aBodyTypeThatTheClientDoesNotNameIsReadAsJson() {
        assertThat(api.post("/api/advise", "application/json;charset=UTF-8", asked().getBytes(StandardCharsets.UTF_8))
                        .status())
                .isEqualTo(200);
    }

    static Stream<Arguments> badQuestions() throws IOException {
        try (var file =
                Objects.requireNonNull(MarkingApiTest.class.getResourceAsStream("/marking/bad-questions.txt"))) {
            return Arrays.stream(new String(file.readAllBytes(), StandardCharsets.UTF_8).split("\n"))
                    .filter(row -> !row.startsWith("#"))
                    .map(row -> row.split(" => ", 2))
                    .map(cells -> Arguments.of(cells[0], cells[1]));
        }
    }

    @ParameterizedTest
    @MethodSource("badQuestions")
    void aBadQuestionIsRefusedByTheNameOfItsField(String line, String named) {
        for (String path : List.of("/api/advise", "/api/mark", "/api/attempts")) {
            Reply reply = api.post(path, line);

            assertThat(reply.status()).as(path).isEqualTo(400);
            assertThat(reply.type()).startsWith("application/json");
            assertThat(reply.error()).contains(named);
            assertThat(reply.json().size()).isOne();
            assertThat(reply.cookie()).as("nobody is taken in").isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"many\"", "10", "-1", "[1]", "{}", "1.5", "true", "1e400", "99999999999999999999"})
    void anAnswerOfAnotherShapeIsRefused(String answer) {
        Reply reply = api.post("/api/mark", answered(answer));

        assertThat(reply.status()).isEqualTo(400);
        assertThat(reply.error()).startsWith("answer: ").contains("expected a whole number from 0 to 9");
    }

    @Test
    void aBodyWithoutEndIsRefusedBeforeItIsRead() {
        Reply one = api.post("/api/advise", " ".repeat(64 * 1024) + asked());
        Reply lines = api.post("/api/advise", "application/x-ndjson", new byte[5 * 1024 * 1024]);

        assertThat(one.status()).isEqualTo(413);
        assertThat(one.error()).isEqualTo("the body is too long; expected at most 65536 bytes");
        assertThat(lines.status()).isEqualTo(413);
    }

    @Test
    void jsonNestedWithoutEndIsRefused() {
        Reply reply = api.post("/api/advise", "[".repeat(60_000));

        assertThat(reply.status()).isEqualTo(400);
        assertThat(reply.error()).startsWith("not valid JSON");
    }

    @Test
    void bytesThatAreNoTextAreRefused() {
        Reply reply = api.post("/api/advise", "application/json", new byte[] {'"', (byte) 0xC3, '"'});

        assertThat(reply.status()).isEqualTo(400);
        assertThat(reply.error()).isEqualTo("the body is not UTF-8");
    }

    @ParameterizedTest
    @ValueSource(strings = {"application/x-www-form-urlencoded", "text/plain", "no type at all"})
    void aBodyOfAnotherTypeIsRefused(String type) {
        Reply reply = api.post("/api/advise", type, asked().getBytes(StandardCharsets.UTF_8));

        assertThat(reply.status()).isEqualTo(415);
        assertThat(reply.error()).startsWith("Content-Type: ");
    }
}
