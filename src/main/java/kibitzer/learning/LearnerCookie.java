package kibitzer.learning;

import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Stream;
import org.springframework.http.HttpHeaders;
import org.springframework.http.ResponseCookie;
import org.springframework.stereotype.Component;

/** Knows the learner behind a request by the cookie {@value #NAME}; pages and the API share it. */
@Component
public class LearnerCookie {
    /** Holds the {@link LearnerKey}. */
    public static final String NAME = "kibitzer-learner";

    /** Browsers keep no cookie longer. */
    private static final Duration KEPT = Duration.ofDays(400);

    private final Learners learners;

    LearnerCookie(Learners learners) {
        this.learners = learners;
    }

    /** The learner whose cookie came with the request; empty if none did, or one that was never given out. */
    public Optional<LearnerId> find(HttpServletRequest request) {
        return keys(request).flatMap(key -> learners.find(key).stream()).findFirst();
    }

    /**
     * The learner whose cookie came with the request, or a new one. The reply carries the cookie either way, so that its
     * time starts again with every visit.
     */
    public LearnerId welcome(HttpServletRequest request, HttpServletResponse response) {
        NewLearner learner = keys(request)
                .flatMap(key -> learners.find(key).map(found -> new NewLearner(found, key)).stream())
                .findFirst()
                .orElseGet(learners::welcome);
        response.addHeader(HttpHeaders.SET_COOKIE, cookie(learner.key(), request.isSecure()));
        return learner.learner();
    }

    private static Stream<LearnerKey> keys(HttpServletRequest request) {
        Cookie[] cookies = request.getCookies();
        return cookies == null
                ? Stream.empty()
                : Arrays.stream(cookies)
                        .filter(cookie -> cookie.getName().equals(NAME))
                        .map(cookie -> new LearnerKey(cookie.getValue()));
    }

    private static String cookie(LearnerKey key, boolean secure) {
        return ResponseCookie.from(NAME, key.text())
                .httpOnly(true)
                .secure(secure)
                .sameSite("Lax")
                .path("/")
                .maxAge(KEPT)
                .build()
                .toString();
    }
}
