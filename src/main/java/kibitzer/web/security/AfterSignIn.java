package kibitzer.web.security;

import com.vaadin.flow.spring.security.VaadinSavedRequestAwareAuthenticationSuccessHandler;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import kibitzer.http.LearnerCookie;
import kibitzer.learning.records.LearnerRecords;
import org.springframework.security.core.Authentication;

/** After sign-in: to the page that asked for it; first, where this browser's guest has answered, to the page that asks about it. */
final class AfterSignIn extends VaadinSavedRequestAwareAuthenticationSuccessHandler {
    static final String GUEST_ANSWERS = "/account/guest";

    private final LearnerCookie cookie;
    private final LearnerRecords records;

    AfterSignIn(LearnerCookie cookie, LearnerRecords records) {
        this.cookie = cookie;
        this.records = records;
        setDefaultTargetUrl("/");
        setRedirectStrategy((request, response, url) -> response.sendRedirect(OwnPath.of(url)));
    }

    @Override
    public void onAuthenticationSuccess(
            HttpServletRequest request, HttpServletResponse response, Authentication authentication)
            throws ServletException, IOException {
        if (cookie.guest(request).filter(guest -> records.count(guest) > 0).isPresent()) {
            clearAuthenticationAttributes(request);
            getRedirectStrategy().sendRedirect(request, response, GUEST_ANSWERS);
        } else {
            super.onAuthenticationSuccess(request, response, authentication);
        }
    }
}
