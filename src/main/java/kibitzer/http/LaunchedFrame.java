package kibitzer.http;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.servlet.http.HttpSession;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.springframework.http.HttpHeaders;

/** Whose pages may show the trainer in a frame: for a session that began in a learning platform's frame, that platform's. */
public final class LaunchedFrame {
    private static final String ORIGINS = LaunchedFrame.class.getName() + ".origins";
    private static final String USUAL_SESSION_COOKIE = "JSESSIONID";

    private LaunchedFrame() {}

    /** @param origins of the platform, parted by blanks; nobody's where the session is not in a frame */
    public static void set(HttpSession session, Optional<String> origins) {
        origins.ifPresentOrElse(known -> session.setAttribute(ORIGINS, known), () -> session.removeAttribute(ORIGINS));
    }

    /** As one text; empty where there are none. */
    public static Optional<String> joined(Collection<String> origins) {
        return origins.isEmpty() ? Optional.empty() : Optional.of(String.join(" ", origins));
    }

    /** Those that may, parted by blanks; empty where nobody may. */
    public static Optional<String> of(HttpServletRequest request) {
        return Optional.ofNullable(request.getSession(false))
                .flatMap(session -> Optional.ofNullable((String) session.getAttribute(ORIGINS)));
    }

    /**
     * Has a browser send back in the frame what it is given with this reply: the session's cookie, and one more. They are for the
     * trainer's own pages; in a frame no browser would send them back.
     */
    public static void keepCookies(HttpServletRequest request, HttpServletResponse response, String another) {
        String session = Optional.ofNullable(
                        request.getServletContext().getSessionCookieConfig().getName())
                .orElse(USUAL_SESSION_COOKIE);
        List<String> cookies = new ArrayList<>(response.getHeaders(HttpHeaders.SET_COOKIE));
        for (int n = 0; n < cookies.size(); n++) {
            String cookie = cookies.get(n);
            String kept = Set.of(session, another).contains(cookie.split("=", 2)[0])
                    ? cookie.replaceAll("(?i); *(SameSite=\\w+|Secure|Partitioned)", "")
                            + "; Secure; SameSite=None; Partitioned"
                    : cookie;
            if (n == 0) {
                response.setHeader(HttpHeaders.SET_COOKIE, kept);
            } else {
                response.addHeader(HttpHeaders.SET_COOKIE, kept);
            }
        }
    }
}
