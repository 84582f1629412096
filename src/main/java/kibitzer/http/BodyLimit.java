package kibitzer.http;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Locale;
import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;

/**
 * Holds every body to its length, on every address, before anybody is asked who they are. A body that says how long it is, is
 * refused unread; any other is read no further than allowed. Forms and parts are read by the server itself, which has limits
 * of its own ({@code server.tomcat.max-http-form-post-size}, {@code spring.servlet.multipart}).
 */
@Component
@Order(Ordered.HIGHEST_PRECEDENCE + 10)
@ConditionalOnWebApplication(type = ConditionalOnWebApplication.Type.SERVLET)
class BodyLimit extends OncePerRequestFilter {
    /** Bytes of the largest file that a page takes; most pages take less. */
    static final int FILE = 4 << 20;

    /** What parts of a form put around a file. */
    static final int ENVELOPE = 64 * 1024;

    /** Bytes of anything else: as much as JSON Lines may have, and one more, so that the API can say its own limit. */
    static final int ANYTHING = 4 * 1024 * 1024 + 1024;

    /** Where Vaadin takes files. */
    private static final String FILES = "/VAADIN/";

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        int most = most(request);
        if (request.getContentLengthLong() > most) {
            refuse(request, response, most);
            return;
        }
        BoundedRequest bounded = new BoundedRequest(request, most);
        try {
            chain.doFilter(bounded, response);
        } catch (ServletException | IOException | RuntimeException failure) {
            if (!bounded.tooLong()) {
                throw failure;
            }
        }
        if (bounded.tooLong() && !response.isCommitted()) {
            response.reset();
            refuse(request, response, most);
        }
    }

    private static void refuse(HttpServletRequest request, HttpServletResponse response, int most) throws IOException {
        TurnedAway.at(
                request,
                response,
                HttpStatus.CONTENT_TOO_LARGE,
                "the body is too long; expected at most " + most + " bytes here");
    }

    private static int most(HttpServletRequest request) {
        if (!request.getRequestURI().startsWith(request.getContextPath() + FILES)) {
            return ANYTHING;
        }
        String type = request.getContentType();
        boolean parts = type != null && type.toLowerCase(Locale.ROOT).startsWith("multipart/");
        return parts ? FILE + ENVELOPE : FILE;
    }
}
