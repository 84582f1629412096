package kibitzer.web.security;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Optional;
import kibitzer.accounts.Accounts;
import kibitzer.accounts.SignedIn;
import kibitzer.http.LearnerCookie;
import org.springframework.security.core.context.SecurityContextHolderStrategy;
import org.springframework.security.web.authentication.logout.SecurityContextLogoutHandler;
import org.springframework.web.filter.OncePerRequestFilter;

/**
 * Ends, with the next request, every sign-in that was ended elsewhere, or whose account is disabled or deleted or has another
 * password or role by now; and tells who signed in to whoever asks for the learner.
 */
final class StillSignedIn extends OncePerRequestFilter {
    private final Accounts accounts;
    private final KeptSignIn kept;
    private final SecurityContextHolderStrategy contexts;
    private final SecurityContextLogoutHandler end = new SecurityContextLogoutHandler();

    /** @param contexts where the other filters find who signed in: Vaadin's, which is in force only after the start */
    StillSignedIn(Accounts accounts, KeptSignIn kept, SecurityContextHolderStrategy contexts) {
        this.accounts = accounts;
        this.kept = kept;
        this.contexts = contexts;
        end.setSecurityContextHolderStrategy(contexts);
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        Optional<SignedIn> signedIn = SignedIn.of(contexts.getContext().getAuthentication());
        if (signedIn.isPresent()) {
            if (accounts.behind(signedIn.get()).isPresent() && kept.isOpen(request)) {
                LearnerCookie.signedIn(request, signedIn.get().learner());
            } else {
                end.logout(request, response, contexts.getContext().getAuthentication());
            }
        }
        chain.doFilter(request, response);
    }
}
