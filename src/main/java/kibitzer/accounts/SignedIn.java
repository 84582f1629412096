package kibitzer.accounts;

import java.util.Optional;
import kibitzer.learning.learner.LearnerId;
import org.jspecify.annotations.Nullable;
import org.springframework.security.core.Authentication;
import org.springframework.security.core.context.SecurityContextHolder;

/** Who signed in: the principal that Spring Security keeps with the session. */
public interface SignedIn {

    LearnerId learner();

    /** The account's name, for greeting. */
    String shownName();

    Role role();

    /** The account's {@link Account#version} at sign-in; an older one is no sign-in any more. */
    int version();

    /** Who signed in to the session of the request that is being answered; empty for a guest. */
    static Optional<SignedIn> current() {
        return of(SecurityContextHolder.getContext().getAuthentication());
    }

    static Optional<SignedIn> of(@Nullable Authentication authentication) {
        return authentication != null
                        && authentication.isAuthenticated()
                        && authentication.getPrincipal() instanceof SignedIn signedIn
                ? Optional.of(signedIn)
                : Optional.empty();
    }
}
