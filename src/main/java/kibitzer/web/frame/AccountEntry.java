package kibitzer.web.frame;

import com.vaadin.flow.component.html.Anchor;
import java.util.Optional;
import kibitzer.accounts.SignedIn;

/** The last entry of the menu: the way to sign in, or the name of whoever has. */
public final class AccountEntry extends Anchor {

    public AccountEntry(Optional<SignedIn> account) {
        super(
                account.isPresent() ? "account" : "sign-in",
                account.map(SignedIn::shownName).orElse("Sign in"));
        addClassName("kb-account-entry");
        account.ifPresent(signedIn -> {
            getElement().setAttribute("aria-label", "Your account, " + signedIn.shownName());
            setTitle(signedIn.shownName());
        });
    }
}
