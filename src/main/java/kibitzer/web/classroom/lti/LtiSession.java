package kibitzer.web.classroom.lti;

import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.servlet.http.HttpSession;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import kibitzer.accounts.SignedIn;
import kibitzer.classroom.lti.platform.Platform;
import kibitzer.http.LaunchedFrame;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.learner.Secret;
import kibitzer.web.security.SessionSignIn;
import org.springframework.http.HttpHeaders;
import org.springframework.http.ResponseCookie;
import org.springframework.stereotype.Component;

/**
 * What a browser keeps of a login from a platform: a cookie that binds it to this browser, then the session of whoever came in.
 * The platform's message is posted by its own page, so the cookie must come with a request from another site; in a frame
 * browsers keep it, and the session's, for this one platform only ({@code Partitioned}), or not at all.
 */
@Component
class LtiSession {
    static final String COOKIE = "kibitzer-lti";

    private static final Set<String> FRAMES = Set.of("iframe", "frame", "embed", "object", "fencedframe");
    private static final Duration KEPT = Duration.ofHours(1);

    private final SessionSignIn sessions;

    LtiSession(SessionSignIn sessions) {
        this.sessions = sessions;
    }

    /** What the cookie of this browser holds. */
    Optional<Secret> browser(HttpServletRequest request) {
        return Optional.ofNullable(request.getCookies()).stream()
                .flatMap(Arrays::stream)
                .filter(cookie -> cookie.getName().equals(COOKIE))
                .map(Cookie::getValue)
                .map(Secret::new)
                .findFirst();
    }

    /** The same; a browser that has none is given one. Several logins at once share it. */
    Secret bind(HttpServletRequest request, HttpServletResponse response, boolean secure) {
        Secret browser = browser(request).orElseGet(Secret::fresh);
        response.addHeader(
                HttpHeaders.SET_COOKIE,
                ResponseCookie.from(COOKIE, browser.text())
                        .httpOnly(true)
                        .secure(secure)
                        .sameSite(secure ? "None" : "Lax")
                        .partitioned(secure && isFramed(request).orElse(false))
                        .path(request.getContextPath() + "/lti")
                        .maxAge(KEPT)
                        .build()
                        .toString());
        return browser;
    }

    /** Whether a page is opened in another's frame; empty for browsers that do not say. */
    static Optional<Boolean> isFramed(HttpServletRequest request) {
        return Optional.ofNullable(request.getHeader("Sec-Fetch-Dest")).map(FRAMES::contains);
    }

    /** Signs in whoever came; anybody else's session in this browser ends. */
    void enter(
            LearnerId who,
            Platform platform,
            boolean framed,
            boolean secure,
            HttpServletRequest request,
            HttpServletResponse response) {
        boolean another = SignedIn.current()
                .map(SignedIn::learner)
                .filter(before -> !before.equals(who))
                .isPresent();
        HttpSession before = request.getSession(false);
        if (another && before != null) {
            before.invalidate();
        }
        sessions.enter(
                who,
                framed ? LaunchedFrame.joined(platform.allOrigins()) : Optional.empty(),
                secure,
                request,
                response);
    }
}
