package kibitzer.http;

import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.learner.LearnerKey;
import kibitzer.learning.learner.Learners;
import kibitzer.learning.learner.NewLearner;
import org.springframework.http.HttpHeaders;
import org.springframework.http.ResponseCookie;
import org.springframework.stereotype.Component;

/**
 * Knows the learner behind a request: one who signed in, else a guest by the cookie {@value #NAME}. Pages and the API share
 * it.
 */
@Component
public class LearnerCookie {
    /** Holds the {@link LearnerKey}. */
    public static final String NAME = "kibitzer-learner";

    private static final String SIGNED_IN = LearnerCookie.class.getName() + ".signed-in";

    /** Browsers keep no cookie longer. */
    private static final Duration KEPT = Duration.ofDays(400);

    private final Learners learners;

    public LearnerCookie(Learners learners) {
        this.learners = learners;
    }

    /** Tells who signed in, for the rest of this request. */
    public static void signedIn(HttpServletRequest request, LearnerId learner) {
        request.setAttribute(SIGNED_IN, learner);
    }

    /** Who signed in, or whose cookie came with the request; empty if none did, or one that opens nothing. */
    public Optional<LearnerId> find(HttpServletRequest request) {
        return signedIn(request).or(() -> guest(request));
    }

    /** The guest whose cookie came with the request, whoever signed in meanwhile. */
    public Optional<LearnerId> guest(HttpServletRequest request) {
        return keys(request).flatMap(key -> learners.find(key).stream()).findFirst();
    }

    /**
     * Who signed in, or the learner whose cookie came with the request, or a new one. To a guest the reply carries the
     * cookie again, so that its time starts again with every visit.
     */
    public LearnerId welcome(HttpServletRequest request, HttpServletResponse response) {
        return signedIn(request).orElseGet(() -> welcomeGuest(request, response));
    }

    private LearnerId welcomeGuest(HttpServletRequest request, HttpServletResponse response) {
        NewLearner learner = keys(request)
                .flatMap(key -> learners.find(key).map(found -> new NewLearner(found, key)).stream())
                .findFirst()
                .orElseGet(learners::welcome);
        response.addHeader(HttpHeaders.SET_COOKIE, cookie(learner.key(), request.isSecure()));
        return learner.learner();
    }

    static Optional<LearnerId> signedIn(HttpServletRequest request) {
        return Optional.ofNullable((LearnerId) request.getAttribute(SIGNED_IN));
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
