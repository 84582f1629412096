package kibitzer.web.account;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouterLink;
import com.vaadin.flow.server.VaadinRequest;
import jakarta.annotation.security.PermitAll;
import kibitzer.accounts.Account;
import kibitzer.accounts.Accounts;
import kibitzer.accounts.BadEntry;
import kibitzer.accounts.Role;
import kibitzer.learning.learner.LearnerId;
import kibitzer.web.field.Entry;
import kibitzer.web.page.EntryForm;
import kibitzer.web.page.Page;
import kibitzer.web.page.PageLink;
import kibitzer.web.page.Paths;
import kibitzer.web.visitor.Visitor;

/** One's own account: signing out, another password, all one's data, leaving. */
@PermitAll
@Route(Paths.ACCOUNT)
public class AccountView extends Page implements BeforeEnterObserver {
    private static final String CHANGED = "changed";

    private final Accounts accounts;
    private final Visitor visitor;
    private final GuestOfThisBrowser guests;
    private final SigningIn signingIn;

    AccountView(Accounts accounts, Visitor visitor, GuestOfThisBrowser guests, SigningIn signingIn) {
        this.accounts = accounts;
        this.visitor = visitor;
        this.guests = guests;
        this.signingIn = signingIn;
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        Account account = accounts.find(visitor.learner()).orElseThrow();
        begin("Your account");
        lead("Signed in as " + account.name().text()
                + (account.role() == Role.LEARNER ? "." : ", " + account.role().word() + "."));
        if (event.getLocation().getQueryParameters().getParameters().containsKey(CHANGED)) {
            add(SignInView.alert("Your password is changed. Wherever else you were signed in, you are not any more."));
        }
        add(ways(account));
        if (guests.hasAnswers()) {
            add(new Paragraph(
                    new RouterLink("This browser also has answers from before you signed in", GuestAnswersView.class)));
        }
        if (account.hasPassword()) {
            add(heading("Another password"), passwordForm());
        }
        add(
                heading("Your data"),
                OwnData.what(),
                OwnData.download(OwnData.OF_ACCOUNT),
                heading("Leave"),
                leaving(account));
    }

    private Div ways(Account account) {
        NativeButton out = styled(new NativeButton("Sign out"), "kb-button");
        out.getElement().setAttribute("type", "submit");
        PostForm signOut = new PostForm("/sign-out");
        signOut.add(out);
        NativeButton everywhere = styled(
                new NativeButton("Sign out on all devices", click -> {
                    accounts.signOutEverywhere(visitor.learner());
                    // The next request is nobody's.
                    UI.getCurrent().getPage().setLocation("/");
                }),
                "kb-button");
        Div ways = styled(
                new Div(
                        styled(new PageLink("To the first page", Paths.HOME), "kb-button", "kb-button-first"),
                        signOut,
                        everywhere),
                "kb-actions");
        if (account.role().atLeast(Role.INSTRUCTOR)) {
            ways.add(styled(new PageLink("Problem sets", Paths.SETS), "kb-button"));
        }
        if (account.role() == Role.ADMINISTRATOR) {
            ways.add(styled(new RouterLink("All accounts", AccountsView.class), "kb-button"));
        }
        return ways;
    }

    private EntryForm passwordForm() {
        Entry old = AccountFields.oldPassword("Your password so far");
        Entry chosen = AccountFields.newPassword("The new one");
        return new EntryForm("Change it", () -> {
                    LearnerId own = visitor.learner();
                    accounts.changePassword(own, old.getValue(), chosen.getValue(), address());
                    signingIn.enter(own);
                    // Loaded anew: the forms on the page carry the token of the sign-in that is over.
                    UI.getCurrent().getPage().setLocation("/account?" + CHANGED);
                })
                .with(BadEntry.Field.OLD_PASSWORD, old)
                .with(BadEntry.Field.PASSWORD, chosen)
                .aside();
    }

    private Component leaving(Account account) {
        Entry password = AccountFields.oldPassword("Your password");
        password.setVisible(account.hasPassword());
        EntryForm form = new EntryForm("Delete everything", () -> {
            accounts.delete(visitor.learner(), password.getValue(), address());
            UI.getCurrent().getPage().setLocation("/");
        });
        form.with(BadEntry.Field.OLD_PASSWORD, password);
        return OwnData.deletion(
                "Delete my account",
                "Your account, your answers and your progress are deleted at once and for good."
                        + (account.role().atLeast(Role.INSTRUCTOR)
                                ? " Classes with other members, and what you assigned in them, stay."
                                : ""),
                form.aside());
    }

    private static String address() {
        return VaadinRequest.getCurrent().getRemoteAddr();
    }

    private static H2 heading(String text) {
        return styled(new H2(text), "kb-heading");
    }
}
