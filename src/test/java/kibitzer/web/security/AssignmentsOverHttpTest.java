package kibitzer.web.security;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import kibitzer.SharedFixture;
import kibitzer.accounts.Role;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.assignment.Assignments;
import kibitzer.classroom.assignment.Feedback;
import kibitzer.classroom.assignment.Pupils;
import kibitzer.learning.learner.LearnerId;
import kibitzer.marking.Question;
import kibitzer.marking.wire.LineReader;
import kibitzer.marking.wire.QuestionReader;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Assignments as a program does them, and who cannot do whose. */
@SharedFixture
class AssignmentsOverHttpTest {
    private final TrainerOverHttp trainer = TrainerOverHttp.usual();
    private final People people = new People(trainer);
    private final Pupils pupils = new Pupils(trainer.get(JdbcClient.class));
    private final ClassroomId classroom = pupils.classroom("Europe/Berlin");
    private final LearnerId instructor = pupils.instructor(classroom);
    private TrainerOverHttp.Browser learner;

    @BeforeEach
    void signIn() {
        String name = "Lena " + UUID.randomUUID().toString().substring(0, 8);
        pupils.member(classroom, people.register(name, Role.LEARNER), "learner");
        learner = people.enter(name);
    }

    private AssignmentId given(Feedback feedback) {
        Instant now = Instant.now();
        return pupils.give(
                trainer.get(Assignments.class),
                instructor,
                classroom,
                pupils.elevens(3),
                feedback,
                now.minus(Duration.ofHours(1)),
                now.plus(Duration.ofDays(1)));
    }

    private static JsonNode json(HttpResponse<String> reply) {
        assertThat(reply.statusCode()).as(reply.body()).isEqualTo(200);
        return JsonMapper.shared().readTree(reply.body());
    }

    private String begun(AssignmentId assignment) {
        return json(learner.json("/api/assignments/" + assignment + "/sittings", "{}"))
                .path("id")
                .asString();
    }

    private HttpResponse<String> answer(String sitting, int number, String answer) {
        return learner.put("/api/sittings/" + sitting + "/answers/" + number, "{\"answer\":" + answer + "}");
    }

    /** Words that the advice on a question of the set has and nothing else. */
    private static List<String> advice(int number) {
        Question<?, ?> question = QuestionReader.read(
                LineReader.read(
                        "{\"decision\":\"bridge/rule-of-eleven\",\"position\":" + Pupils.position(number) + "}"),
                Optional.empty());
        return question.advice().rulings().stream()
                .flatMap(ruling -> Stream.concat(Stream.of(ruling.rule()), ruling.source().ids().stream()))
                .toList();
    }

    private static void holdsNothingOfTheAdvice(String body) {
        assertThat(advice(1)).isNotEmpty();
        assertThat(body)
                .doesNotContain(advice(1))
                .doesNotContain("Count again.")
                .doesNotContain(
                        "\"verdict\":", "\"grade\":", "\"best\":", "\"hint\":", "\"note\":", "\"credit-percent\":");
    }

    @Test
    void aProgramBeginsAnswersAndHandsIn() {
        AssignmentId assignment = given(Feedback.ON_SUBMISSION);
        assertThat(json(learner.get("/api/assignments")).toString()).contains(assignment.toString());
        String sitting = begun(assignment);
        assertThat(begun(assignment)).isEqualTo(sitting);
        assertThat(json(answer(sitting, 1, "1")).path("repeated").asBoolean()).isFalse();
        assertThat(json(answer(sitting, 1, "1")).path("repeated").asBoolean()).isTrue();
        JsonNode in = json(learner.json("/api/sittings/" + sitting + "/hand-in", "{}"));
        assertThat(json(learner.json("/api/sittings/" + sitting + "/hand-in", "{}")))
                .isEqualTo(in);
        JsonNode results = json(learner.get("/api/sittings/" + sitting + "/results"));

        assertThat(results.path("points").asInt()).isEqualTo(2);
        assertThat(results.path("possible").asInt()).isEqualTo(6);
        assertThat(results.at("/questions/0/verdict/grade").asString()).isEqualTo("best");
        assertThat(json(learner.get("/api/attempts")).toString()).contains("\"sitting\":\"" + sitting + "\"");
    }

    @Test
    void whileVerdictsAreWithheldNoReplyHoldsAnythingOfTheAdvice() {
        AssignmentId assignment = given(Feedback.AFTER_DUE);
        String sitting = begun(assignment);
        List<HttpResponse<String>> replies = List.of(
                learner.json("/api/assignments/" + assignment + "/sittings", "{}"),
                answer(sitting, 1, "3"),
                learner.get("/api/sittings/" + sitting),
                learner.json("/api/sittings/" + sitting + "/hand-in", "{}"),
                learner.get("/api/sittings/" + sitting),
                learner.get("/api/sittings/" + sitting + "/results"),
                learner.get("/api/assignments"),
                learner.get("/api/attempts"),
                learner.get("/account/data.json"));

        replies.forEach(reply -> assertThat(reply.statusCode()).isEqualTo(200));
        replies.forEach(reply -> holdsNothingOfTheAdvice(reply.body()));
        assertThat(json(replies.get(5)).path("told").asBoolean()).isFalse();
    }

    @Test
    void toldAtOnceTheReplyHoldsTheVerdictAndTheAnswerIsFinal() {
        String sitting = begun(given(Feedback.AT_ONCE));
        JsonNode first = json(answer(sitting, 1, "3"));

        assertThat(first.at("/verdict/grade").asString()).isEqualTo("wrong");
        assertThat(first.at("/verdict/note").asString()).isEqualTo("Count again.");
        HttpResponse<String> second = answer(sitting, 1, "1");
        assertThat(second.statusCode()).isEqualTo(409);
        assertThat(second.body()).contains("\"why\":\"answered\"");
    }

    @Test
    void asLongAsATryIsLeftNoReplyHoldsAnythingOfTheAdvice() {
        AssignmentId assignment = given(Feedback.AT_ONCE);
        trainer.get(JdbcClient.class)
                .sql("update assignment set try_percents = '100 50 25' where id = :id")
                .param("id", assignment.id())
                .update();
        String sitting = begun(assignment);
        HttpResponse<String> first = answer(sitting, 1, "3");
        List<HttpResponse<String>> replies = List.of(
                first,
                answer(sitting, 1, "2"),
                learner.get("/api/sittings/" + sitting),
                learner.get("/api/sittings/" + sitting + "/results"),
                learner.get("/api/attempts"),
                learner.get("/account/data.json"));
        replies.forEach(reply -> holdsNothingOfTheAdvice(reply.body()));
        assertThat(json(first).path("told").asBoolean()).isFalse();
        assertThat(json(first).path("next-try-percent").asInt()).isEqualTo(50);
        assertThat(json(replies.get(1)).path("try").asInt()).isEqualTo(2);
        assertThat(json(learner.get("/api/assignments/" + assignment)).path("tries-percent"))
                .hasToString("[100,50,25]");

        JsonNode right = json(answer(sitting, 1, "1"));
        assertThat(right.at("/verdict/grade").asString()).isEqualTo("best");
        assertThat(right.has("next-try-percent")).isFalse();
        json(learner.json("/api/sittings/" + sitting + "/hand-in", "{}"));
        JsonNode results = json(learner.get("/api/sittings/" + sitting + "/results"));
        // two points for each question, a quarter of them at the third try
        assertThat(results.path("points").decimalValue()).isEqualByComparingTo("0.5");
        assertThat(results.at("/questions/0/credit-percent").asInt()).isEqualTo(25);
    }

    @Test
    void whatCannotBeTakenIsRefusedWithItsReason() {
        String sitting = begun(given(Feedback.ON_SUBMISSION));

        assertThat(answer(sitting, 1, "\"many\"").body()).contains("answer: ");
        assertThat(answer(sitting, 9, "1").statusCode()).isEqualTo(400);
        assertThat(answer(sitting, 1, "null").statusCode()).isEqualTo(400);
        assertThat(learner.put("/api/sittings/" + sitting + "/answers/1", "{\"answer\":1,\"grade\":\"best\"}")
                        .statusCode())
                .isEqualTo(400);
        assertThat(answer("x", 1, "1").statusCode()).isEqualTo(404);
    }

    @Test
    void nobodyElseFindsTheSittingWhateverTheRole() {
        AssignmentId assignment = given(Feedback.ON_SUBMISSION);
        String sitting = begun(assignment);
        for (int who = 0; who <= Role.values().length; who++) {
            TrainerOverHttp.Browser other = people.browser(who);
            int refused = who == 0 ? 401 : 404;
            assertThat(other.get("/api/assignments/" + assignment).statusCode()).isEqualTo(refused);
            assertThat(other.json("/api/assignments/" + assignment + "/sittings", "{}")
                            .statusCode())
                    .isEqualTo(refused);
            assertThat(other.get("/api/sittings/" + sitting).statusCode()).isEqualTo(refused);
            assertThat(other.get("/api/sittings/" + sitting + "/results").statusCode())
                    .isEqualTo(refused);
            assertThat(other.put("/api/sittings/" + sitting + "/answers/1", "{\"answer\":1}")
                            .statusCode())
                    .isEqualTo(refused);
            assertThat(other.json("/api/sittings/" + sitting + "/hand-in", "{}").statusCode())
                    .isEqualTo(refused);
        }
        assertThat(json(learner.get("/api/sittings/" + sitting)).has("submitted"))
                .isFalse();
    }
}
