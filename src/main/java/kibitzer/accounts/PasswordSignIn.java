package kibitzer.accounts;

import java.time.Clock;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.springframework.security.authentication.AuthenticationProvider;
import org.springframework.security.authentication.BadCredentialsException;
import org.springframework.security.authentication.UsernamePasswordAuthenticationToken;
import org.springframework.security.core.Authentication;
import org.springframework.security.web.authentication.WebAuthenticationDetails;
import org.springframework.stereotype.Component;

/**
 * Signs in by name or e-mail and password. A wrong password, a name that nobody has and a disabled account fail in the same
 * words and after the same work.
 */
@Component
class PasswordSignIn implements AuthenticationProvider {
    /** Accounts of one e-mail address that may sign in by it; as many hashes are always compared. */
    static final int OF_ONE_ADDRESS = 3;

    private final AccountRows rows;
    private final Passwords passwords;
    private final GuessLimit limit;
    private final Clock clock;

    PasswordSignIn(AccountRows rows, Passwords passwords, GuessLimit limit, Clock clock) {
        this.rows = rows;
        this.passwords = passwords;
        this.limit = limit;
        this.clock = clock;
    }

    @Override
    public Authentication authenticate(Authentication entered) {
        String name = AccountName.key(entered.getName());
        String password = entered.getCredentials() instanceof String text ? text : "";
        String address = entered.getDetails() instanceof WebAuthenticationDetails web ? web.getRemoteAddress() : "";
        if (!limit.mayGuess(shortened(name), address)) {
            throw new TooManyGuesses();
        }
        StoredAccount account = matching(name, password)
                .filter(found -> !found.account().disabled())
                .orElseThrow(() -> new BadCredentialsException("This name and this password do not belong together."));
        limit.right(shortened(name), address);
        account.passwordHash()
                .filter(passwords::outdated)
                .ifPresent(hash -> rows.rehash(account.account().learner(), hash, passwords.hash(password)));
        rows.signedIn(account.account().learner(), clock.instant().truncatedTo(ChronoUnit.MILLIS));
        AccountUser user = rows.find(account.account().learner())
                .map(AccountUser::of)
                .orElseThrow(() -> new BadCredentialsException("The account is gone."));
        var authenticated = UsernamePasswordAuthenticationToken.authenticated(user, null, user.getAuthorities());
        authenticated.setDetails(entered.getDetails());
        return authenticated;
    }

    @Override
    public boolean supports(Class<?> kind) {
        return UsernamePasswordAuthenticationToken.class.isAssignableFrom(kind);
    }

    private Optional<StoredAccount> matching(String name, String password) {
        boolean email = name.contains("@");
        List<Optional<StoredAccount>> candidates = new ArrayList<>();
        if (email) {
            rows.withEmail(name, OF_ONE_ADDRESS).forEach(found -> candidates.add(Optional.of(found)));
        } else {
            candidates.add(rows.named(name));
        }
        while (email && candidates.size() < OF_ONE_ADDRESS) {
            candidates.add(Optional.empty());
        }
        Optional<StoredAccount> matching = Optional.empty();
        for (Optional<StoredAccount> candidate : candidates) {
            if (passwords.matches(password, candidate.flatMap(StoredAccount::passwordHash)) && matching.isEmpty()) {
                matching = candidate;
            }
        }
        return matching;
    }

    private static String shortened(String name) {
        return name.length() > EmailAddress.LONGEST ? name.substring(0, EmailAddress.LONGEST) : name;
    }
}
