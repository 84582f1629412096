package kibitzer.web.account;

import com.vaadin.flow.server.VaadinServletRequest;
import com.vaadin.flow.server.VaadinServletResponse;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import kibitzer.accounts.Accounts;
import kibitzer.learning.learner.LearnerId;
import org.springframework.security.authentication.UsernamePasswordAuthenticationToken;
import org.springframework.security.core.context.SecurityContext;
import org.springframework.security.core.context.SecurityContextHolder;
import org.springframework.security.core.userdetails.UserDetails;
import org.springframework.security.web.authentication.session.ChangeSessionIdAuthenticationStrategy;
import org.springframework.security.web.authentication.session.SessionAuthenticationStrategy;
import org.springframework.security.web.context.HttpSessionSecurityContextRepository;
import org.springframework.security.web.context.SecurityContextRepository;
import org.springframework.security.web.csrf.HttpSessionCsrfTokenRepository;
import org.springframework.stereotype.Component;

/**
 * Signs in, from a page, whoever has just registered or chosen a new password. The session gets another number and another
 * token, as after the sign-in form.
 */
@Component
public class SigningIn {
    private final Accounts accounts;
    private final SessionAuthenticationStrategy anotherNumber = new ChangeSessionIdAuthenticationStrategy();
    private final SecurityContextRepository sessions = new HttpSessionSecurityContextRepository();
    private final HttpSessionCsrfTokenRepository tokens = new HttpSessionCsrfTokenRepository();

    SigningIn(Accounts accounts) {
        this.accounts = accounts;
    }

    public void enter(LearnerId learner) {
        HttpServletRequest request = VaadinServletRequest.getCurrent().getHttpServletRequest();
        HttpServletResponse response = VaadinServletResponse.getCurrent().getHttpServletResponse();
        UserDetails user = accounts.user(learner);
        var signedIn = UsernamePasswordAuthenticationToken.authenticated(user, null, user.getAuthorities());
        anotherNumber.onAuthentication(signedIn, request, response);
        tokens.saveToken(null, request, response);
        SecurityContext context = SecurityContextHolder.createEmptyContext();
        context.setAuthentication(signedIn);
        SecurityContextHolder.setContext(context);
        sessions.saveContext(context, request, response);
    }
}
