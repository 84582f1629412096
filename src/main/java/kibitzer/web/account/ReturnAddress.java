package kibitzer.web.account;

import com.vaadin.flow.server.VaadinServletRequest;
import com.vaadin.flow.server.VaadinServletResponse;
import com.vaadin.flow.server.auth.NavigationAccessControl;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpSession;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.security.web.savedrequest.HttpSessionRequestCache;
import org.springframework.security.web.savedrequest.SavedRequest;
import org.springframework.stereotype.Component;

/**
 * The page that a guest asked for before the sign-in page came in between. The sign-in form goes back there by itself; whoever
 * registers or brings answers along is told here.
 */
@Component
public class ReturnAddress {
    private final HttpSessionRequestCache requests = new HttpSessionRequestCache();

    /** A path of this trainer with what follows it; empty if no page was asked for. */
    public Optional<String> find() {
        return Optional.ofNullable(VaadinServletRequest.getCurrent())
                .map(VaadinServletRequest::getHttpServletRequest)
                .flatMap(request -> saved(request).or(() -> navigated(request)))
                .filter(path -> path.startsWith("/") && !path.startsWith("//"));
    }

    private Optional<String> saved(HttpServletRequest request) {
        return Optional.ofNullable(requests.getRequest(
                        request, VaadinServletResponse.getCurrent().getHttpServletResponse()))
                .map(SavedRequest::getRedirectUrl)
                .flatMap(ReturnAddress::withinTheTrainer);
    }

    private static Optional<String> withinTheTrainer(String address) {
        try {
            URI uri = new URI(address);
            return Optional.of(uri.getRawPath() + (uri.getRawQuery() == null ? "" : "?" + uri.getRawQuery()));
        } catch (URISyntaxException oddSigns) {
            return Optional.empty();
        }
    }

    /** A link followed within the page: Vaadin keeps it, without the slash. */
    private static Optional<String> navigated(HttpServletRequest request) {
        return Optional.ofNullable(request.getSession(false))
                .flatMap(session -> Optional.ofNullable(stored(session)))
                .map(path -> "/" + path);
    }

    private static @Nullable String stored(HttpSession session) {
        return session.getAttribute(NavigationAccessControl.SESSION_STORED_REDIRECT) instanceof String path
                ? path
                : null;
    }
}
