package kibitzer.accounts;

import java.util.Collection;
import kibitzer.learning.learner.LearnerId;
import org.springframework.security.core.GrantedAuthority;
import org.springframework.security.core.userdetails.UserDetails;

/**
 * Somebody who signed in by password.
 *
 * @param shownName the account's name; {@link #getUsername} is the learner's number, which never changes
 */
record AccountUser(LearnerId learner, String shownName, Role role, int version, boolean isEnabled)
        implements UserDetails, SignedIn {

    static AccountUser of(StoredAccount stored) {
        Account account = stored.account();
        return new AccountUser(
                account.learner(), account.name().text(), account.role(), account.version(), !account.disabled());
    }

    @Override
    public Collection<? extends GrantedAuthority> getAuthorities() {
        return role.authorities();
    }

    /** Nothing asks a session for it. */
    @Override
    public String getPassword() {
        return "";
    }

    @Override
    public String getUsername() {
        return learner.toString();
    }
}
