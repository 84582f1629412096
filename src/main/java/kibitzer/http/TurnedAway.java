package kibitzer.http;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;

/** A request that is answered before anybody has read it: with a status, and a sentence that says what was expected. */
public final class TurnedAway {
    private static final String SAYS = TurnedAway.class.getName() + ".says";

    private TurnedAway() {}

    static void at(HttpServletRequest request, HttpServletResponse response, HttpStatus status, String says)
            throws IOException {
        request.setAttribute(SAYS, says);
        response.sendError(status.value());
    }

    /** In words, why this request was turned away; empty if it was not. */
    public static Optional<String> says(HttpServletRequest request) {
        return Optional.ofNullable((String) request.getAttribute(SAYS));
    }

    /** Whole seconds, at least one: what {@link HttpHeaders#RETRY_AFTER} holds. */
    public static String seconds(Duration wait) {
        return String.valueOf(Math.max(1, wait.plusMillis(999).toSeconds()));
    }
}
