package kibitzer.web.security;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.Optional;
import kibitzer.accounts.Accounts;
import kibitzer.http.LaunchedFrame;
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
 * Signs somebody in without the sign-in form, for whoever has made sure who it is. The session gets another number and
 * another token, as after the form.
 */
@Component
public class SessionSignIn {
    private final Accounts accounts;
    private final KeptSignIn kept;
    private final SessionAuthenticationStrategy anotherNumber = new ChangeSessionIdAuthenticationStrategy();
    private final SecurityContextRepository sessions = new HttpSessionSecurityContextRepository();
    private final HttpSessionCsrfTokenRepository tokens = new HttpSessionCsrfTokenRepository();

    SessionSignIn(Accounts accounts, KeptSignIn kept) {
        this.accounts = accounts;
        this.kept = kept;
    }

    public void enter(LearnerId learner, HttpServletRequest request, HttpServletResponse response) {
        enter(learner, LaunchedFrame.of(request), request.isSecure(), request, response);
    }

    /**
     * Signs somebody in, in a frame or not.
     *
     * @param framers whose pages may show it in a frame, parted by blanks
     * @param secure true where browsers come by https
     */
    public void enter(
            LearnerId learner,
            Optional<String> framers,
            boolean secure,
            HttpServletRequest request,
            HttpServletResponse response) {
        UserDetails user = accounts.user(learner);
        var signedIn = UsernamePasswordAuthenticationToken.authenticated(user, null, user.getAuthorities());
        anotherNumber.onAuthentication(signedIn, request, response);
        tokens.saveToken(null, request, response);
        SecurityContext context = SecurityContextHolder.createEmptyContext();
        context.setAuthentication(signedIn);
        SecurityContextHolder.setContext(context);
        sessions.saveContext(context, request, response);
        kept.beginAnew(learner, framers, secure, request, response);
    }
}
