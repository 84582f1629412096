package kibitzer.web.security;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import kibitzer.SharedFixture;
import kibitzer.classroom.lti.MockPlatform;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * What browsers are asked to keep where the trainer is found by https, as every platform has it: the cookie of a login comes
 * with the platform's post, and in a frame the session's comes with what the frame asks for.
 */
@SharedFixture
class LtiCookiesTest {
    private static TrainerOverHttp trainer;
    private static MockPlatform mock;

    @BeforeAll
    static void open() {
        trainer = TrainerOverHttp.with("--kibitzer.address=https://cards.example.org");
        mock = new MockPlatform();
    }

    @AfterAll
    static void close() {
        mock.close();
        trainer.context().close();
    }

    private static RawCall.Reply send(String call, String body, String... headers) {
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        List<String> all = new ArrayList<>(List.of(
                "Host: cards.example.org",
                "Content-Type: application/x-www-form-urlencoded",
                "Content-Length: " + bytes.length));
        all.addAll(List.of(headers));
        return RawCall.send(trainer, call, all, bytes);
    }

    private static String cookie(RawCall.Reply reply) {
        return reply.header("Set-Cookie");
    }

    @Test
    void theCookieOfALoginIsSentWithThePlatformsPost() {
        new Course(trainer, mock);
        String login = "iss=" + mock.issuer() + "&login_hint=1";

        String own = cookie(send("POST /lti/login", login, "Sec-Fetch-Dest: document"));
        assertThat(own).startsWith("kibitzer-lti=").contains("Secure", "HttpOnly", "SameSite=None");
        assertThat(own).doesNotContain("Partitioned");
        assertThat(cookie(send("POST /lti/login", login, "Sec-Fetch-Dest: iframe")))
                .contains("Secure", "SameSite=None", "Partitioned");
    }

    @Test
    void theSessionOfAFrameIsKeptForThisPlatformAlone() {
        Course course = new Course(trainer, mock);
        for (boolean framed : List.of(true, false)) {
            String dest = "Sec-Fetch-Dest: " + (framed ? "iframe" : "document");
            RawCall.Reply begun = send("POST /lti/login", "iss=" + mock.issuer() + "&login_hint=1", dest);
            Map<String, String> asked =
                    MockPlatform.fields(URI.create(begun.header("Location")).getRawQuery());
            assertThat(asked).containsEntry("redirect_uri", "https://cards.example.org/lti/launch");
            String token = mock.signed(course.opening("tom", "#Instructor", "act"), asked.get("nonce"), Instant.now());

            RawCall.Reply entered = send(
                    "POST /lti/launch",
                    "state=" + asked.get("state") + "&id_token=" + token,
                    dest,
                    "Cookie: " + cookie(begun).split(";")[0]);

            assertThat(entered.status()).isEqualTo(303);
            assertThat(cookie(entered)).startsWith("JSESSIONID=").contains("HttpOnly");
            if (framed) {
                assertThat(cookie(entered))
                        .contains("; Secure; SameSite=None; Partitioned")
                        .doesNotContain("Lax");
            } else {
                assertThat(cookie(entered)).contains("SameSite=Lax").doesNotContain("None", "Partitioned");
            }
        }
    }

    /** The session of the frame is gone with its trainer; what was framed may be framed again, and is known. */
    @Test
    void whatWasLaunchedInAFrameGoesOnThereWithoutItsSession() {
        Course course = new Course(trainer, mock);
        String dest = "Sec-Fetch-Dest: iframe";
        RawCall.Reply begun = send("POST /lti/login", "iss=" + mock.issuer() + "&login_hint=1", dest);
        Map<String, String> asked =
                MockPlatform.fields(URI.create(begun.header("Location")).getRawQuery());
        String token = mock.signed(course.opening("tom", "#Instructor", "act"), asked.get("nonce"), Instant.now());
        RawCall.Reply entered = send(
                "POST /lti/launch",
                "state=" + asked.get("state") + "&id_token=" + token,
                dest,
                "Cookie: " + cookie(begun).split(";")[0]);
        String kept = entered.headers("Set-Cookie").stream()
                .filter(cookie -> cookie.startsWith(KeptSignIn.COOKIE + "="))
                .findFirst()
                .orElseThrow();
        assertThat(kept).contains("; Secure; SameSite=None; Partitioned").doesNotContain("Lax");

        RawCall.Reply another = RawCall.send(
                trainer,
                "GET /account",
                List.of("Host: cards.example.org", dest, "Cookie: " + kept.split(";")[0]),
                new byte[0]);

        assertThat(another.status()).isEqualTo(200);
        assertThat(another.header("Content-Security-Policy")).contains("frame-ancestors 'self' " + mock.issuer());
        assertThat(another.headers("Set-Cookie"))
                .hasSize(2)
                .allSatisfy(cookie -> assertThat(cookie).contains("; Secure; SameSite=None; Partitioned"));
    }

    @Test
    void aHostThatARequestNamesIsNotTheTrainers() {
        HttpResponse<String> local = trainer.browser().get("/lti/login?iss=" + mock.issuer() + "&login_hint=1");

        assertThat(Course.location(local)).contains("redirect_uri=https%3A%2F%2Fcards.example.org%2Flti%2Flaunch");
        RawCall.Reply unknown = RawCall.send(
                TrainerOverHttp.usual(),
                "GET /lti/login?iss=" + mock.issuer() + "&login_hint=1",
                List.of("Host: evil.example"),
                new byte[0]);
        assertThat(unknown.status()).isEqualTo(400);
        assertThat(unknown.text()).contains("The trainer is not set up for this");
    }
}
