package kibitzer.web.security;

import static org.assertj.core.api.Assertions.assertThat;

import com.nimbusds.jose.crypto.RSASSAVerifier;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.SignedJWT;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kibitzer.SharedFixture;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.assignment.Assignment;
import kibitzer.classroom.assignment.Assignments;
import kibitzer.classroom.assignment.Feedback;
import kibitzer.classroom.lti.MockPlatform;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** An instructor chooses what an activity is to be, and the platform is told (Deep Linking 2.0). */
@SharedFixture
class LtiDeepLinkingTest {
    private static final Pattern MESSAGE = Pattern.compile("name=\"JWT\" value=\"([^\"]+)\"");

    private final TrainerOverHttp trainer = TrainerOverHttp.usual();
    private final MockPlatform mock = new MockPlatform();
    private final Course course = new Course(trainer, mock);
    private final TrainerOverHttp.Browser teacher = trainer.browser();

    @AfterEach
    void close() {
        mock.close();
    }

    private String choice(Map<String, Object> claims) {
        HttpResponse<String> reply = course.launch(teacher, claims);
        assertThat(Course.location(reply)).startsWith("/lti/choose/");
        return Course.location(reply).substring("/lti/choose/".length());
    }

    @Test
    void whatIsChosenIsSentSignedWithAColumnForItsScores() throws Exception {
        String choice = choice(mock.choosing("tom", "Tom", course.id));
        AssignmentId assignment = course.assign("tom", Feedback.ON_SUBMISSION, Duration.ofDays(1));

        HttpResponse<String> page = teacher.get("/lti/answer/" + choice + "/" + assignment);

        assertThat(page.statusCode()).isEqualTo(200);
        assertThat(page.body()).contains("action=\"" + mock.issuer() + "/return\"");
        assertThat(page.headers().firstValue("Content-Security-Policy").orElseThrow())
                .contains("form-action " + mock.issuer() + ";")
                .doesNotContain("unsafe");
        Matcher found = MESSAGE.matcher(page.body());
        assertThat(found.find()).isTrue();
        SignedJWT message = SignedJWT.parse(found.group(1));
        JWKSet keys = JWKSet.parse(trainer.browser().get("/lti/keys.json").body());
        assertThat(message.verify(new RSASSAVerifier(
                        keys.getKeyByKeyId(message.getHeader().getKeyID()).toRSAKey())))
                .isTrue();
        JWTClaimsSet claims = message.getJWTClaimsSet();
        assertThat(claims.getIssuer()).isEqualTo(MockPlatform.CLIENT);
        assertThat(claims.getAudience()).containsExactly(mock.issuer());
        assertThat(claims.getExpirationTime()).isAfter(claims.getIssueTime());
        assertThat(claims.getStringClaim("nonce")).isNotEmpty();
        assertThat(claims.getStringClaim(MockPlatform.CORE + "message_type")).isEqualTo("LtiDeepLinkingResponse");
        assertThat(claims.getStringClaim(MockPlatform.CORE + "version")).isEqualTo("1.3.0");
        assertThat(claims.getStringClaim(MockPlatform.CORE + "deployment_id")).isEqualTo(MockPlatform.DEPLOYMENT);
        assertThat(claims.getStringClaim(MockPlatform.DEEP_LINKING + "data")).isEqualTo("csrf:1");
        Assignment known = trainer.get(Assignments.class).known(assignment).orElseThrow();
        assertThat(claims.getClaim(MockPlatform.DEEP_LINKING + "content_items"))
                .isEqualTo(List.of(Map.of(
                        "type",
                        "ltiResourceLink",
                        "title",
                        known.terms().title(),
                        "url",
                        trainer.address() + "/lti/launch",
                        "custom",
                        Map.of("assignment", assignment.toString()),
                        "available",
                        Map.of("startDateTime", known.terms().opens().toString()),
                        "submission",
                        Map.of("endDateTime", known.terms().due().toString()),
                        "lineItem",
                        Map.of(
                                "label",
                                known.terms().title(),
                                "scoreMaximum",
                                4L,
                                "resourceId",
                                assignment.toString()))));
    }

    @Test
    void aPlatformThatWantsNoColumnGetsNone() throws Exception {
        Map<String, Object> claims = mock.choosing("tom", "Tom", course.id);
        claims.put(
                MockPlatform.DEEP_LINKING + "deep_linking_settings",
                Map.of(
                        "deep_link_return_url",
                        mock.issuer() + "/return?a=1&b=%22%3E",
                        "accept_types",
                        List.of("ltiResourceLink"),
                        "accept_lineitem",
                        false));
        String choice = choice(claims);
        AssignmentId assignment = course.assign("tom", Feedback.ON_SUBMISSION, Duration.ofDays(1));

        String page = teacher.get("/lti/answer/" + choice + "/" + assignment).body();

        assertThat(page).contains("action=\"" + mock.issuer() + "/return?a=1&amp;b=%22%3E\"");
        Matcher found = MESSAGE.matcher(page);
        assertThat(found.find()).isTrue();
        assertThat(SignedJWT.parse(found.group(1)).getPayload().toString()).doesNotContain("lineItem", "/data\"");
    }

    @Test
    void nobodyElseAnswersAndNothingOfAnotherClassIsSent() {
        String choice = choice(mock.choosing("tom", "Tom", course.id));
        AssignmentId own = course.assign("tom", Feedback.ON_SUBMISSION, Duration.ofDays(1));
        Course second = new Course(trainer, mock);
        TrainerOverHttp.Browser eve = trainer.browser();
        second.launch(eve, second.opening("eve", "#Instructor", "act"));
        AssignmentId others = second.assign("eve", Feedback.ON_SUBMISSION, Duration.ofDays(1));

        assertThat(eve.get("/lti/answer/" + choice + "/" + own).statusCode()).isEqualTo(404);
        assertThat(trainer.browser().get("/lti/answer/" + choice + "/" + own).statusCode())
                .isEqualTo(404);
        assertThat(teacher.get("/lti/answer/" + choice + "/" + others).statusCode())
                .isEqualTo(404);
        assertThat(teacher.get("/lti/answer/" + choice + "/x").statusCode()).isEqualTo(404);
    }

    @Test
    void learnersDoNotChooseAndNothingIsSentWhereNoAdministratorHasTyped() {
        Map<String, Object> learner = mock.choosing("ann", "Ann", course.id);
        learner.put(MockPlatform.CORE + "roles", List.of(MockPlatform.MEMBERSHIP + "#Learner"));
        assertThat(course.launch(trainer.browser(), learner).body()).contains("Only teachers choose here");

        for (String elsewhere :
                List.of("https://evil.example/return", mock.issuer().replace("http", "ftp") + "/x")) {
            Map<String, Object> claims = mock.choosing("tom", "Tom", course.id);
            claims.put(
                    MockPlatform.DEEP_LINKING + "deep_linking_settings",
                    Map.of("deep_link_return_url", elsewhere, "accept_types", List.of("ltiResourceLink")));
            assertThat(course.launch(trainer.browser(), claims).body()).contains("This could not be checked");
        }
        Map<String, Object> files = mock.choosing("tom", "Tom", course.id);
        files.put(
                MockPlatform.DEEP_LINKING + "deep_linking_settings",
                Map.of("deep_link_return_url", mock.issuer() + "/return", "accept_types", List.of("file")));
        assertThat(course.launch(trainer.browser(), files).body()).contains("does not know this kind of link");
    }
}
