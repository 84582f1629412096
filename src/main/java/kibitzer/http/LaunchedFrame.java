package kibitzer.http;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpSession;
import java.util.Collection;
import java.util.Optional;

/** Whose pages may show the trainer in a frame: for a session that began in a learning platform's frame, that platform's. */
public final class LaunchedFrame {
    private static final String ORIGINS = LaunchedFrame.class.getName() + ".origins";

    private LaunchedFrame() {}

    /** @param origins of the platform; nobody's where the session is not in a frame */
    public static void set(HttpSession session, Collection<String> origins) {
        if (origins.isEmpty()) {
            session.removeAttribute(ORIGINS);
        } else {
            session.setAttribute(ORIGINS, String.join(" ", origins));
        }
    }

    /** Those that may, parted by blanks; empty where nobody may. */
    public static Optional<String> of(HttpServletRequest request) {
        return Optional.ofNullable(request.getSession(false))
                .flatMap(session -> Optional.ofNullable((String) session.getAttribute(ORIGINS)));
    }
}
