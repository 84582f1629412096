package kibitzer.http;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.servlet.http.Cookie;
import kibitzer.SharedFixture;
import kibitzer.learning.LearningDatabase;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.learner.Learners;
import org.junit.jupiter.api.Test;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.mock.web.MockHttpServletResponse;

@SharedFixture
class LearnerCookieTest {
    private final LearnerCookie cookies = new LearnerCookie(LearningDatabase.H2.get(Learners.class));
    private final MockHttpServletResponse response = new MockHttpServletResponse();

    @Test
    void aFirstVisitGivesACookieThatNoScriptAndNoOtherSiteCanUse() {
        LearnerId learner = cookies.welcome(new MockHttpServletRequest(), response);

        assertThat(response.getHeader("Set-Cookie"))
                .startsWith("kibitzer-learner=")
                .contains("; HttpOnly")
                .contains("; SameSite=Lax")
                .contains("; Path=/")
                .contains("; Max-Age=34560000")
                .doesNotContain("Secure")
                .doesNotContain(learner.toString());
    }

    @Test
    void overHttpsTheCookieStaysOnHttps() {
        MockHttpServletRequest request = new MockHttpServletRequest();
        request.setSecure(true);

        cookies.welcome(request, response);

        assertThat(response.getHeader("Set-Cookie")).contains("; Secure");
    }

    @Test
    void theNextVisitIsTheSameLearnersAndRenewsTheCookie() {
        LearnerId first = cookies.welcome(new MockHttpServletRequest(), response);
        MockHttpServletResponse second = new MockHttpServletResponse();

        LearnerId again = cookies.welcome(with(keyOf(response)), second);

        assertThat(again).isEqualTo(first);
        assertThat(cookies.find(with(keyOf(response)))).contains(first);
        assertThat(keyOf(second)).isEqualTo(keyOf(response));
    }

    @Test
    void anInventedCookieIsNobodysAndIsReplaced() {
        assertThat(cookies.find(with("invented"))).isEmpty();

        cookies.welcome(with("invented"), response);

        assertThat(keyOf(response)).isNotEqualTo("invented");
    }

    @Test
    void lookingForALearnerTakesNobodyIn() {
        assertThat(cookies.find(new MockHttpServletRequest())).isEmpty();
    }

    private static MockHttpServletRequest with(String key) {
        MockHttpServletRequest request = new MockHttpServletRequest();
        request.setCookies(new Cookie("other", "x"), new Cookie(LearnerCookie.NAME, key));
        return request;
    }

    private static String keyOf(MockHttpServletResponse response) {
        String header = response.getHeader("Set-Cookie");
        return header.substring(header.indexOf('=') + 1, header.indexOf(';'));
    }
}
