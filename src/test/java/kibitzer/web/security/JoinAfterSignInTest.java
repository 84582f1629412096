package kibitzer.web.security;

import static kibitzer.web.security.People.PASSWORD;
import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.time.ZoneId;
import java.util.UUID;
import kibitzer.SharedFixture;
import kibitzer.accounts.Role;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.roster.ClassName;
import kibitzer.classroom.roster.Classrooms;
import kibitzer.learning.learner.LearnerId;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A guest who follows the link of a class signs in first and comes back to it; no address alone joins. */
@SharedFixture
class JoinAfterSignInTest {
    private final TrainerOverHttp trainer = TrainerOverHttp.usual();
    private final People people = new People(trainer);
    private final String name = "Lea " + UUID.randomUUID().toString().substring(0, 8);
    private ClassroomId tuesday;
    private String link;

    @BeforeEach
    void makeAClass() {
        LearnerId instructor = people.register("Ina " + name, Role.INSTRUCTOR);
        Classrooms classrooms = trainer.get(Classrooms.class);
        tuesday = classrooms.create(instructor, new ClassName("Tuesday"), ZoneId.of("UTC"));
        link = "/join/" + classrooms.joinDoor(tuesday, instructor).code();
    }

    private String to(HttpResponse<String> reply) {
        assertThat(reply.statusCode()).isEqualTo(302);
        return reply.headers().firstValue("Location").orElse("").replaceFirst("^" + trainer.address(), "");
    }

    private int learners() {
        return trainer.get(Classrooms.class).roster(tuesday).learners().size();
    }

    @Test
    void theLinkLeadsToSignInAndSignInLeadsBackToTheLink() {
        people.register(name, Role.LEARNER);
        TrainerOverHttp.Browser browser = trainer.browser();

        assertThat(to(browser.get(link))).isEqualTo("/sign-in");
        assertThat(to(browser.signIn(name, PASSWORD))).startsWith(link);
    }

    @Test
    void whoeverAnsweredAsAGuestIsAskedAboutThatFirstAndTheLinkIsKept() {
        people.register(name, Role.LEARNER);
        TrainerOverHttp.Browser browser = trainer.browser();
        browser.json(
                "/api/attempts",
                "{\"decision\":\"bridge/rule-of-eleven\",\"position\":{\"lead\":\"7\",\"dummy\":\"k95\",\"own\":\"A63\"},"
                        + "\"answer\":1}");
        browser.get(link);

        assertThat(to(browser.signIn(name, PASSWORD))).isEqualTo("/account/guest");
        browser.get("/account/guest");
        assertThat(browser.get(link + "?continue").statusCode()).isEqualTo(200);
    }

    @Test
    void askingForTheLinkJoinsNobody() {
        people.register(name, Role.LEARNER);
        TrainerOverHttp.Browser browser = people.enter(name);

        assertThat(browser.get(link).statusCode()).isEqualTo(200);
        assertThat(learners()).isZero();
    }
}
