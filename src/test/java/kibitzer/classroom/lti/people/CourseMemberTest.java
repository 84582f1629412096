package kibitzer.classroom.lti.people;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.InputStream;
import java.util.Optional;
import kibitzer.classroom.lti.call.CallFailed;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

/** The list of members as the standard shows it (Names and Role Provisioning Services 2.0, 2.2). */
class CourseMemberTest {

    @Test
    void theExampleOfTheStandardAndWhatMayBeMissing() throws Exception {
        try (InputStream file = CourseMemberTest.class.getResourceAsStream("members.json")) {
            assertThat(CourseMember.read(JsonMapper.shared().readTree(file)))
                    .containsExactly(
                            new CourseMember(
                                    "0ae836b9-7fc9-4060-006f-27b2066ac545", Optional.of("Jane Q. Public"), true, true),
                            new CourseMember("1b", Optional.of("Sam Smith"), false, false),
                            new CourseMember("2c", Optional.empty(), false, true));
        }
    }

    @Test
    void anythingElseIsNoList() {
        assertThatThrownBy(() -> CourseMember.read(JsonMapper.shared().readTree("{\"members\": 7}")))
                .isInstanceOf(CallFailed.class);
    }
}
