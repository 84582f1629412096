package kibitzer.accounts;

import java.util.Optional;
import java.util.UUID;
import kibitzer.learning.learner.LearnerId;
import org.springframework.security.core.userdetails.UserDetails;
import org.springframework.security.core.userdetails.UserDetailsService;
import org.springframework.security.core.userdetails.UsernameNotFoundException;
import org.springframework.stereotype.Service;

/** Finds again whoever goes on with a sign-in. */
@Service
class AccountUsers implements UserDetailsService {
    private final AccountRows rows;

    AccountUsers(AccountRows rows) {
        this.rows = rows;
    }

    /** @param username the learner's number, as it stands in the cookie */
    @Override
    public UserDetails loadUserByUsername(String username) {
        return number(username)
                .flatMap(rows::find)
                .map(AccountUser::of)
                .orElseThrow(() -> new UsernameNotFoundException("no such account"));
    }

    private static Optional<LearnerId> number(String text) {
        try {
            return Optional.of(new LearnerId(UUID.fromString(text)));
        } catch (IllegalArgumentException notANumber) {
            return Optional.empty();
        }
    }
}
