package kibitzer.web.security;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import kibitzer.SharedFixture;
import kibitzer.accounts.BadEntry;
import kibitzer.accounts.Role;
import kibitzer.accounts.SignedIn;
import kibitzer.classroom.lti.MockPlatform;
import kibitzer.classroom.lti.platform.Platform;
import kibitzer.classroom.lti.platform.Platforms;
import kibitzer.classroom.lti.registration.SelfRegistration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.security.access.AccessDeniedException;
import tools.jackson.databind.JsonNode;

/** A platform registers itself (LTI Dynamic Registration 1.0), at the hosts that an administrator named. */
@SharedFixture
class LtiRegistrationTest {
    private final TrainerOverHttp trainer = TrainerOverHttp.usual();
    private final MockPlatform mock = new MockPlatform();
    private final SignedIn admin = Course.administrator(trainer);

    @AfterEach
    void close() {
        mock.close();
    }

    private String invitation(String... addresses) {
        return trainer.get(SelfRegistration.class)
                .invite(admin, List.of(addresses), ZoneId.of("Europe/Berlin"))
                .text();
    }

    private HttpResponse<String> open(String invitation, String configuration) {
        return trainer.browser()
                .get("/lti/register?invitation=" + invitation + "&registration_token=permit&openid_configuration="
                        + URLEncoder.encode(configuration, StandardCharsets.UTF_8));
    }

    private Optional<Platform> registered() {
        return trainer.get(Platforms.class).named(mock.issuer(), Optional.of("given-by-westfield"));
    }

    @Test
    void bothSidesKnowEachOtherAfterwards() {
        String invitation = invitation(mock.issuer() + "/some/path");

        HttpResponse<String> page = open(invitation, mock.issuer() + "/openid");

        assertThat(page.statusCode()).as(page.body()).isEqualTo(200);
        assertThat(page.body()).contains("org.imsglobal.lti.close");
        assertThat(page.headers().firstValue("Content-Security-Policy").orElseThrow())
                .endsWith("frame-ancestors " + mock.issuer());
        JsonNode said = mock.registered().orElseThrow();
        assertThat(mock.permit()).contains("Bearer permit");
        assertThat(said.path("application_type").asString()).isEqualTo("web");
        assertThat(said.path("initiate_login_uri").asString()).isEqualTo(trainer.address() + "/lti/login");
        assertThat(said.path("redirect_uris").path(0).asString()).isEqualTo(trainer.address() + "/lti/launch");
        assertThat(said.path("jwks_uri").asString()).isEqualTo(trainer.address() + "/lti/keys.json");
        assertThat(said.path("token_endpoint_auth_method").asString()).isEqualTo("private_key_jwt");
        assertThat(said.path("scope").asString())
                .contains("lti-ags/scope/score", "lti-ags/scope/lineitem", "contextmembership.readonly");
        assertThat(registered()).hasValueSatisfying(platform -> {
            assertThat(platform.name()).isEqualTo("moodle at localhost");
            assertThat(platform.deployments()).containsExactly("77");
            assertThat(platform.keys().toString()).isEqualTo(mock.issuer() + "/keys");
            assertThat(platform.zone()).isEqualTo(ZoneId.of("Europe/Berlin"));
        });

        assertThat(open(invitation, mock.issuer() + "/openid").body()).contains("has been used");
        assertThat(mock.registered()).isEmpty();
    }

    @Test
    void nothingIsCalledThatTheAdministratorDidNotName() {
        String elsewhere = invitation("https://learn.example.org");

        HttpResponse<String> page = open(elsewhere, mock.issuer() + "/openid");

        assertThat(page.statusCode()).isEqualTo(400);
        assertThat(mock.registered()).isEmpty();
        for (String odd :
                List.of("", "file:///etc/passwd", "http://169.254.169.254/", "https://user@learn.example.org/")) {
            assertThat(open(elsewhere, odd).statusCode()).as(odd).isEqualTo(400);
        }
    }

    @Test
    void addressesElsewhereAreNotRegistered() {
        mock.saysThatKeysAreAt("https://evil.example/keys");

        assertThat(open(invitation(mock.issuer()), mock.issuer() + "/openid").statusCode())
                .isEqualTo(400);
        assertThat(registered()).isEmpty();
    }

    @Test
    void onlyAnAdministratorInvitesAndNobodyComesWithoutALink() {
        SelfRegistration registration = trainer.get(SelfRegistration.class);
        assertThatThrownBy(() -> registration.invite(admin, List.of(" "), ZoneId.of("UTC")))
                .isInstanceOf(BadEntry.class);
        assertThatThrownBy(() -> registration.invite(admin, List.of("http://learn.example.org"), ZoneId.of("UTC")))
                .isInstanceOf(BadEntry.class);
        trainer.get(JdbcClient.class)
                .sql("update account set role = :role where learner = :own")
                .param("role", Role.INSTRUCTOR.name())
                .param("own", admin.learner().id())
                .update();
        assertThatThrownBy(() -> registration.invite(admin, List.of(mock.issuer()), ZoneId.of("UTC")))
                .isInstanceOf(AccessDeniedException.class);

        assertThat(open("invented", mock.issuer() + "/openid").statusCode()).isEqualTo(400);
        assertThat(mock.registered()).isEmpty();
    }
}
