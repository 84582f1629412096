package kibitzer.web.security;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import kibitzer.accounts.Accounts;
import kibitzer.accounts.ProviderAccounts;
import kibitzer.accounts.Role;
import kibitzer.accounts.SignedIn;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.assignment.Assignments;
import kibitzer.classroom.assignment.Feedback;
import kibitzer.classroom.assignment.Pupils;
import kibitzer.classroom.lti.MockPlatform;
import kibitzer.classroom.lti.platform.Platform;
import kibitzer.classroom.lti.platform.Platforms;
import kibitzer.learning.learner.LearnerId;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A course at a mock platform that is registered with a started trainer, and the browsers of those in it. */
final class Course {
    final MockPlatform mock;
    final Platform platform;
    final String id = "course-" + UUID.randomUUID();
    private final TrainerOverHttp trainer;

    Course(TrainerOverHttp trainer, MockPlatform mock) {
        this.trainer = trainer;
        this.mock = mock;
        this.platform = trainer.get(Platforms.class)
                .named(mock.issuer(), Optional.of(MockPlatform.CLIENT))
                .orElseGet(() -> {
                    trainer.get(Platforms.class).store(mock.platform());
                    return trainer.get(Platforms.class)
                            .named(mock.issuer(), Optional.of(MockPlatform.CLIENT))
                            .orElseThrow();
                });
        mock.trusts(trainer.browser().get("/lti/keys.json").body());
    }

    /** What the platform is asked when it has begun a login in a browser. */
    Map<String, String> begin(TrainerOverHttp.Browser browser, String... headers) {
        HttpResponse<String> reply = browser.foreignForm(
                "/lti/login",
                Map.of(
                        "iss",
                        mock.issuer(),
                        "login_hint",
                        "hint 1 & more",
                        "lti_message_hint",
                        "message",
                        "client_id",
                        MockPlatform.CLIENT,
                        "target_link_uri",
                        trainer.address() + "/lti/launch"),
                headers);
        assertThat(reply.statusCode()).as(reply.body()).isEqualTo(302);
        return MockPlatform.fields(URI.create(location(reply)).getRawQuery());
    }

    static String location(HttpResponse<String> reply) {
        return reply.headers().firstValue("Location").orElse("no address: " + reply.body());
    }

    /** Comes in with claims; the last reply. */
    HttpResponse<String> launch(TrainerOverHttp.Browser browser, Map<String, Object> claims) {
        Map<String, String> asked = begin(browser);
        return answer(browser, asked, mock.signed(claims, asked.get("nonce"), Instant.now()));
    }

    HttpResponse<String> answer(
            TrainerOverHttp.Browser browser, Map<String, String> asked, String token, String... headers) {
        return browser.foreignForm("/lti/launch", Map.of("state", asked.get("state"), "id_token", token), headers);
    }

    Map<String, Object> opening(String subject, String role, String activity) {
        return mock.opening(subject, "Name of " + subject, role, id, activity);
    }

    LearnerId learner(String subject) {
        return trainer.get(ProviderAccounts.class)
                .find(mock.issuer(), subject)
                .orElseThrow(() -> new AssertionError("no account of " + subject))
                .learner();
    }

    ClassroomId classroom() {
        return new ClassroomId(trainer.get(JdbcClient.class)
                .sql("select classroom from lti_context where context = :id")
                .param("id", id)
                .query(UUID.class)
                .single());
    }

    /** Assigned by an instructor who has come in: two questions of two points, of which 1 is the answer. */
    AssignmentId assign(String instructor, Feedback feedback, Duration due) {
        Pupils pupils = new Pupils(trainer.get(JdbcClient.class));
        Instant now = Instant.now();
        return pupils.give(
                trainer.get(Assignments.class),
                learner(instructor),
                classroom(),
                pupils.elevens(2),
                feedback,
                now.minus(Duration.ofHours(1)),
                now.plus(due));
    }

    /** Opens an activity for which an assignment was chosen. */
    HttpResponse<String> open(
            TrainerOverHttp.Browser browser, String subject, String role, String activity, AssignmentId assignment) {
        Map<String, Object> claims = opening(subject, role, activity);
        claims.put(MockPlatform.CORE + "custom", Map.of("assignment", assignment.toString()));
        return launch(browser, claims);
    }

    /** Answers and hands in, as whoever signed in to a browser. */
    void work(TrainerOverHttp.Browser browser, AssignmentId assignment, int... answers) {
        String sitting = json(browser.json("/api/assignments/" + assignment + "/sittings", "{}"))
                .path("id")
                .asString();
        for (int n = 0; n < answers.length; n++) {
            HttpResponse<String> reply =
                    browser.put("/api/sittings/" + sitting + "/answers/" + (n + 1), "{\"answer\": " + answers[n] + "}");
            assertThat(reply.statusCode()).as(reply.body()).isEqualTo(200);
        }
        assertThat(browser.json("/api/sittings/" + sitting + "/hand-in", "{}").statusCode())
                .isEqualTo(200);
    }

    static JsonNode json(HttpResponse<String> reply) {
        assertThat(reply.statusCode()).as(reply.body()).isLessThan(300);
        return JsonMapper.shared().readTree(reply.body());
    }

    List<String> roster() {
        return trainer.get(JdbcClient.class)
                .sql("select part || ' ' || name || case when left_at is null then '' else ' (gone)' end"
                        + " from class_member where classroom = :id order by part, name")
                .param("id", classroom().id())
                .query(String.class)
                .list();
    }

    /** Somebody who may register platforms. */
    static SignedIn administrator(TrainerOverHttp trainer) {
        LearnerId admin = new People(trainer)
                .register("Root " + UUID.randomUUID().toString().substring(0, 8), Role.ADMINISTRATOR);
        return (SignedIn) trainer.get(Accounts.class).user(admin);
    }
}
