package kibitzer.web.account;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.PermitAll;
import kibitzer.accounts.Accounts;
import kibitzer.web.page.Page;
import kibitzer.web.visitor.Visitor;

/** Asks, after sign-in, whether what was answered on this browser before belongs to the account. */
@PermitAll
@Route("account/guest")
public class GuestAnswersView extends Page implements BeforeEnterObserver {
    private final Accounts accounts;
    private final Visitor visitor;
    private final GuestOfThisBrowser guests;
    private final ReturnAddress returns;

    GuestAnswersView(Accounts accounts, Visitor visitor, GuestOfThisBrowser guests, ReturnAddress returns) {
        this.accounts = accounts;
        this.visitor = visitor;
        this.guests = guests;
        this.returns = returns;
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        long answers = guests.answers();
        if (answers == 0) {
            event.forwardTo(AccountView.class);
            return;
        }
        begin("Was that you?");
        lead("Before you signed in, somebody learned on this browser without an account: " + answers
                + (answers == 1 ? " answer is kept." : " answers are kept."));
        NativeButton bring = styled(new NativeButton("Yes, add it to my account"), "kb-button", "kb-button-first");
        bring.addClickListener(click -> bring());
        add(styled(new Div(bring, styled(onward("No, leave it"), "kb-button")), "kb-actions"));
        add(styled(
                new Paragraph("What you leave stays on this browser for whoever uses it without signing in."),
                "kb-tile-note"));
    }

    private void bring() {
        guests.find().ifPresent(guest -> accounts.bring(guest, visitor.learner()));
        begin("It is yours now");
        lead("What was learned on this browser is part of your account.");
        add(styled(new Div(styled(onward("Go on"), "kb-button", "kb-button-first")), "kb-actions"));
    }

    /** To the page that asked for the sign-in; loaded anew, so that the server knows the address is reached. */
    private Anchor onward(String text) {
        Anchor onward = new Anchor(returns.find().orElse("/"), text);
        onward.setRouterIgnore(true);
        return onward;
    }
}
