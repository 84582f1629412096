package kibitzer.web.account;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouterLink;
import kibitzer.accounts.Account;
import kibitzer.accounts.BadEntry;
import kibitzer.accounts.OneTimeLinks;
import kibitzer.learning.learner.Secret;
import kibitzer.web.field.Entry;
import kibitzer.web.page.EntryForm;
import kibitzer.web.page.NotPainted;
import kibitzer.web.page.Page;

/** Where somebody who forgot the password chooses a new one, by a link from the administrator. */
@Route("account/reset/:token")
public class ResetView extends Page implements BeforeEnterObserver, NotPainted {
    private final OneTimeLinks links;

    ResetView(OneTimeLinks links) {
        this.links = links;
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        Secret link = new Secret(event.getRouteParameters().get("token").orElse(""));
        links.changesPasswordOf(link).ifPresentOrElse(account -> ask(link, account), this::linkIsUsed);
    }

    private void ask(Secret link, Account account) {
        begin("A new password");
        lead("For the account of " + account.name().text() + ".");
        Entry password = AccountFields.newPassword("New password");
        add(new EntryForm("Take it", () -> {
                    if (links.choosePassword(link, password.getValue())) {
                        done();
                    } else {
                        linkIsUsed();
                    }
                })
                .with(BadEntry.Field.PASSWORD, password));
    }

    private void done() {
        begin("Your password is changed");
        lead("Wherever you were signed in, you are not any more.");
        add(styled(
                new Div(styled(new RouterLink("Sign in", SignInView.class), "kb-button", "kb-button-first")),
                "kb-actions"));
    }

    private void linkIsUsed() {
        begin("This link does not work any more");
        lead("It works once and for a day. Whoever administers the trainer can give you another.");
    }
}
