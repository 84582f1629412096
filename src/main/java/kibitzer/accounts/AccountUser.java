package kibitzer.accounts;

import java.util.Collection;
import kibitzer.learning.learner.LearnerId;
import org.springframework.security.core.GrantedAuthority;
import org.springframework.security.core.userdetails.UserDetails;

/**
 * Somebody who signed in by password.
 *
 * @param shownName the account's name; {@link #getUsername} is the learner's number, which never changes
 * @param keptBy what the cookie "keep me signed in" is signed with: it changes with the password and with the version
 */
record AccountUser(LearnerId learner, String shownName, Role role, int version, boolean isEnabled, String keptBy)
        implements UserDetails, SignedIn {

    static AccountUser of(StoredAccount stored) {
        Account account = stored.account();
        return new AccountUser(
                account.learner(),
                account.name().text(),
                account.role(),
                account.version(),
                !account.disabled(),
                stored.passwordHash().orElse("") + '#' + account.version());
    }

    @Override
    public Collection<? extends GrantedAuthority> getAuthorities() {
        return role.authorities();
    }

    @Override
    public String getPassword() {
        return keptBy;
    }

    @Override
    public String getUsername() {
        return learner.toString();
    }

    /** Keeps the hash out of logs. */
    @Override
    public String toString() {
        return "AccountUser[" + learner + ", " + role + "]";
    }
}
