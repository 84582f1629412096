package kibitzer.http;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.net.URI;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;

/**
 * Takes what writes only from the trainer's own pages and from programs, never from a page of another address, even of the
 * same site. Browsers say where a request began ({@code Sec-Fetch-Site}, {@code Origin}); a program that says neither is no
 * page, and a browser's request without either is held off by the type of its body. Learning platforms post to two addresses.
 */
@Component
@Order(Ordered.HIGHEST_PRECEDENCE + 20)
@ConditionalOnWebApplication(type = ConditionalOnWebApplication.Type.SERVLET)
class OwnOrigin extends OncePerRequestFilter {
    private static final Set<String> READING = Set.of("GET", "HEAD", "OPTIONS", "TRACE");

    /** The two that a learning platform's page posts; what they bring is checked by signature, state and nonce. */
    private static final Set<String> FROM_PLATFORMS = Set.of("/lti/login", "/lti/launch");

    private static final Set<String> OWN = Set.of("same-origin", "none");
    private static final String SITE = "Sec-Fetch-Site";

    private final PublicAddress address;

    OwnOrigin(PublicAddress address) {
        this.address = address;
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        if (!address.takes(request.getServerName())) {
            TurnedAway.at(
                    request,
                    response,
                    HttpStatus.MISDIRECTED_REQUEST,
                    "Host: another than this trainer's; expected "
                            + address.host().orElse("its own"));
        } else if (READING.contains(request.getMethod()) || isFromPlatform(request) || own(request)) {
            chain.doFilter(request, response);
        } else {
            TurnedAway.at(
                    request,
                    response,
                    HttpStatus.FORBIDDEN,
                    "Origin: a page of another address; expected a page of this trainer, or a program");
        }
    }

    private static boolean isFromPlatform(HttpServletRequest request) {
        return "POST".equals(request.getMethod())
                && FROM_PLATFORMS.contains(request.getRequestURI()
                        .substring(request.getContextPath().length()));
    }

    private boolean own(HttpServletRequest request) {
        String site = request.getHeader(SITE);
        String origin = request.getHeader(HttpHeaders.ORIGIN);
        if (site != null) {
            return OWN.contains(site.toLowerCase(Locale.ROOT));
        }
        return origin == null || address.isOrigin(origin) || isHost(origin, request);
    }

    /** Names and ports are compared, not schemes: a proxy may speak another one to the trainer than to the browser. */
    private static boolean isHost(String origin, HttpServletRequest request) {
        return authority(origin)
                .filter(sent -> sent.equalsIgnoreCase(request.getHeader(HttpHeaders.HOST))
                        || sent.equalsIgnoreCase(forwarded(request)))
                .isPresent();
    }

    /** As a proxy told it, where its headers are believed. */
    private static String forwarded(HttpServletRequest request) {
        int port = request.getServerPort();
        boolean usual = port == ("https".equals(request.getScheme()) ? 443 : 80);
        return usual ? request.getServerName() : request.getServerName() + ":" + port;
    }

    private static Optional<String> authority(String origin) {
        try {
            return Optional.ofNullable(URI.create(origin).getRawAuthority());
        } catch (IllegalArgumentException unreadable) {
            return Optional.empty();
        }
    }
}
