package kibitzer.web.security;

import kibitzer.accounts.Account;
import kibitzer.accounts.Role;
import kibitzer.accounts.SignedIn;
import kibitzer.learning.learner.LearnerId;
import org.jspecify.annotations.Nullable;
import org.springframework.security.oauth2.core.oidc.user.DefaultOidcUser;
import org.springframework.security.oauth2.core.oidc.user.OidcUser;

/** Somebody who signed in at a provider. */
final class ProviderUser extends DefaultOidcUser implements SignedIn {
    private final LearnerId learner;
    private final String shownName;
    private final Role role;
    private final int version;

    ProviderUser(Account account, OidcUser user) {
        super(account.role().authorities(), user.getIdToken(), user.getUserInfo());
        this.learner = account.learner();
        this.shownName = account.name().text();
        this.role = account.role();
        this.version = account.version();
    }

    @Override
    public LearnerId learner() {
        return learner;
    }

    @Override
    public String shownName() {
        return shownName;
    }

    @Override
    public Role role() {
        return role;
    }

    @Override
    public int version() {
        return version;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof ProviderUser user && user.learner.equals(learner) && super.equals(other);
    }

    @Override
    public int hashCode() {
        return learner.hashCode();
    }
}
