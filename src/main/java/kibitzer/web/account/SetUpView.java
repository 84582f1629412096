package kibitzer.web.account;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.Route;
import kibitzer.accounts.BadEntry;
import kibitzer.accounts.OneTimeLinks;
import kibitzer.accounts.Registration;
import kibitzer.accounts.SignedIn;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.learner.Secret;
import kibitzer.web.field.Entry;
import kibitzer.web.page.EntryForm;
import kibitzer.web.page.NotPainted;
import kibitzer.web.page.Page;
import kibitzer.web.visitor.Visitor;

/** Where the first administrator begins, by the link that the console printed. */
@Route("setup/:token")
public class SetUpView extends Page implements BeforeEnterObserver, NotPainted {
    private final OneTimeLinks links;
    private final Visitor visitor;
    private final SigningIn signingIn;

    SetUpView(OneTimeLinks links, Visitor visitor, SigningIn signingIn) {
        this.links = links;
        this.visitor = visitor;
        this.signingIn = signingIn;
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        Secret link = new Secret(event.getRouteParameters().get("token").orElse(""));
        if (!links.setsUp(link)) {
            linkIsUsed();
            return;
        }
        begin("Administer this trainer");
        visitor.account().ifPresentOrElse(account -> promote(link, account), () -> register(link));
    }

    private void linkIsUsed() {
        begin("This link does not work any more");
        lead("It works once and for a day. While nobody administers the trainer, each start prints a fresh one on its"
                + " console.");
    }

    private void promote(Secret link, SignedIn account) {
        lead("You are signed in as " + account.shownName() + ".");
        NativeButton yes = styled(new NativeButton("Make me the administrator"), "kb-button", "kb-button-first");
        yes.addClickListener(click -> {
            LearnerId own = visitor.learner();
            enter(links.setUp(link, own), own);
        });
        add(styled(new Div(yes), "kb-actions"));
    }

    private void register(Secret link) {
        lead("Choose the administrator's name and password. What you have learned on this browser stays yours.");
        Entry name = AccountFields.name();
        Entry email = AccountFields.email();
        Entry password = AccountFields.newPassword("Password");
        add(new EntryForm("Begin", () -> {
                    LearnerId guest = visitor.learner();
                    enter(
                            links.setUp(
                                    link,
                                    guest,
                                    Registration.of(name.getValue(), email.getValue(), password.getValue())),
                            guest);
                })
                .with(BadEntry.Field.NAME, name)
                .with(BadEntry.Field.EMAIL, email)
                .with(BadEntry.Field.PASSWORD, password));
    }

    private void enter(boolean worked, LearnerId administrator) {
        if (worked) {
            signingIn.enter(administrator);
            getUI().ifPresent(page -> page.getPage().setLocation("/admin/accounts"));
        } else {
            linkIsUsed();
        }
    }
}
