package kibitzer.classroom.lti.message;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kibitzer.classroom.lti.message.Launch.Context;
import kibitzer.classroom.lti.message.Launch.DeepLinking;
import kibitzer.classroom.lti.message.Launch.GradeService;
import kibitzer.classroom.lti.message.Launch.ResourceLink;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** Messages as the documents of the standard show them, read claim by claim. */
class ClaimsTest {
    private static final String CORE = "https://purl.imsglobal.org/spec/lti/claim/";

    private static Map<String, Object> example(String name) {
        try (InputStream file = ClaimsTest.class.getResourceAsStream(name + ".json")) {
            return new HashMap<>(JsonMapper.shared().readValue(file, new TypeReference<Map<String, Object>>() {}));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** LTI Core 1.3, appendix C. */
    @Test
    void theExampleOfAnActivity() {
        Launch launch = Claims.read(example("core-resource-link"));

        assertThat(launch.deployment()).isEqualTo("07940580-b309-415e-a37c-914d387c1150");
        assertThat(launch.person().subject()).isEqualTo("a6d5c443-1f51-4783-ba1a-7686ffe3b54a");
        assertThat(launch.person().name()).contains("Ms Jane Marie Doe");
        assertThat(launch.person().instructs()).isFalse();
        assertThat(launch.context())
                .contains(new Context(
                        "c1d887f0-a1a3-4bca-ae25-c375edcc131a", Optional.of("Economics as a Social Science")));
        assertThat(launch.framed()).isTrue();
        assertThat(launch.grades()).isEmpty();
        assertThat(launch.members()).isEmpty();
        assertThat(launch.content())
                .isEqualTo(new ResourceLink(
                        "200d101f-2c14-434a-a0f3-57c2a42369fd",
                        Optional.of("Introduction Assignment"),
                        Map.of("xstart", "2017-04-21T01:00:00Z", "request_url", "https://tool.com/link/123")));
    }

    /** Deep Linking 2.0, appendix on the request's example. */
    @Test
    void theExampleOfAChoice() {
        Launch launch = Claims.read(example("deep-linking"));

        assertThat(launch.person().instructs()).isTrue();
        assertThat(launch.framed()).isFalse();
        assertThat(launch.content())
                .isEqualTo(new DeepLinking(
                        URI.create("https://platform.example/deep_links"),
                        Optional.of("csrftoken:c7fbba78-7b75-46e3-9201-11e6d5f36f53"),
                        true,
                        true));
    }

    /** Assignment and Grade Services 2.0, 3.1; Names and Role Provisioning Services 2.0, 3.6.1.1. */
    @Test
    void theExamplesOfTheServices() {
        Map<String, Object> claims = example("core-resource-link");
        claims.putAll(example("grade-service"));
        claims.putAll(example("members-service"));

        Launch launch = Claims.read(claims);

        GradeService grades = launch.grades().orElseThrow();
        assertThat(grades.scopes())
                .containsExactlyInAnyOrder(
                        "https://purl.imsglobal.org/spec/lti-ags/scope/lineitem",
                        "https://purl.imsglobal.org/spec/lti-ags/scope/score");
        assertThat(grades.lineItems()).contains(URI.create("https://www.myuniv.example.com/2344/lineitems/"));
        assertThat(grades.lineItem())
                .contains(URI.create("https://www.myuniv.example.com/2344/lineitems/1234/lineitem"));
        assertThat(launch.members()).contains(URI.create("https://www.myuniv.example.com/2344/memberships"));
    }

    /** LTI Core 1.3, appendix A.2: who teaches the course, by the roles of the course alone. */
    @ParameterizedTest
    @CsvSource({
        "http://purl.imsglobal.org/vocab/lis/v2/membership#Instructor, true",
        "http://purl.imsglobal.org/vocab/lis/v2/membership/Instructor#TeachingAssistant, true",
        "http://purl.imsglobal.org/vocab/lis/v2/membership/Instructor#PrimaryInstructor, true",
        "Instructor, true",
        "http://purl.imsglobal.org/vocab/lis/v2/membership#Learner, false",
        "http://purl.imsglobal.org/vocab/lis/v2/membership#Mentor, false",
        "http://purl.imsglobal.org/vocab/lis/v2/membership#InstructorOfNothing, false",
        "http://purl.imsglobal.org/vocab/lis/v2/institution/person#Instructor, false",
        "http://purl.imsglobal.org/vocab/lis/v2/institution/person#Administrator, false",
        "http://purl.imsglobal.org/vocab/lis/v2/system/person#Administrator, false",
        "http://evil.example/membership#Instructor, false",
        "instructor, false",
    })
    void whoTeaches(String role, boolean teaches) {
        assertThat(Claims.instructs(List.of(role))).isEqualTo(teaches);
    }

    @Test
    void rolesAndCourseMayBeMissing() {
        Map<String, Object> claims = example("core-resource-link");
        claims.remove(CORE + "roles");
        claims.remove(CORE + "context");
        claims.remove("name");

        Launch launch = Claims.read(claims);

        assertThat(launch.person().instructs()).isFalse();
        assertThat(launch.person().name()).contains("Jane Doe");
        assertThat(launch.context()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"message_type", "version", "deployment_id", "resource_link"})
    void whatTheStandardDemandsMustBeThere(String claim) {
        Map<String, Object> claims = example("core-resource-link");
        claims.remove(CORE + claim);

        assertThatThrownBy(() -> Claims.read(claims))
                .isInstanceOf(LaunchRefused.class)
                .hasMessageContaining(claim);
    }

    /** Whatever stands in a claim, it is read or refused, and is no fault of ours. */
    @Test
    void claimsOfOtherKindsAreNoFaultOfOurs() {
        List<Object> odd =
                Arrays.asList(null, 7, true, "", "x".repeat(100_000), List.of(1, List.of()), Map.of("id", 5));
        for (String name : example("core-resource-link").keySet()) {
            for (Object value : odd) {
                Map<String, Object> claims = example("core-resource-link");
                claims.put(name, value);
                try {
                    assertThat(Claims.read(claims).deployment()).hasSizeLessThan(256);
                } catch (LaunchRefused refused) {
                    assertThat(refused.reason()).isNotEmpty();
                }
            }
        }
    }

    @Test
    void anAddressThatIsNoneIsLeftOut() {
        Map<String, Object> claims = example("core-resource-link");
        claims.put(
                "https://purl.imsglobal.org/spec/lti-ags/claim/endpoint",
                Map.of("scope", List.of(), "lineitem", "no address at all", "lineitems", "https:///path"));

        GradeService grades = Claims.read(claims).grades().orElseThrow();

        assertThat(grades.lineItem()).isEmpty();
        assertThat(grades.lineItems()).isEmpty();
    }
}
