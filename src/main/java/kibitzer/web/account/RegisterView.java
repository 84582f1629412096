package kibitzer.web.account;

import com.vaadin.flow.component.Text;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouterLink;
import com.vaadin.flow.server.VaadinRequest;
import kibitzer.accounts.Accounts;
import kibitzer.accounts.Allowance;
import kibitzer.accounts.BadEntry;
import kibitzer.accounts.Registration;
import kibitzer.accounts.TooManyGuesses;
import kibitzer.classroom.roster.JoinCode;
import kibitzer.learning.learner.LearnerId;
import kibitzer.web.classroom.roster.JoinView;
import kibitzer.web.field.Entry;
import kibitzer.web.page.EntryForm;
import kibitzer.web.page.Page;
import kibitzer.web.visitor.Visitor;

/** Where a guest gets an account; what the guest learned stays. */
@Route("register")
public class RegisterView extends Page implements BeforeEnterObserver {
    private final Accounts accounts;
    private final Visitor visitor;
    private final SigningIn signingIn;
    private final ReturnAddress returns;
    private final Vouchers vouchers;
    private final Entry name = AccountFields.name();
    private final Entry email = AccountFields.email();
    private final Entry code = Entry.line("Code of your class, if you have one", "");
    private final Entry password = AccountFields.newPassword("Password");

    RegisterView(Accounts accounts, Visitor visitor, SigningIn signingIn, ReturnAddress returns, Vouchers vouchers) {
        this.accounts = accounts;
        this.visitor = visitor;
        this.signingIn = signingIn;
        this.returns = returns;
        this.vouchers = vouchers;
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        if (visitor.account().isPresent()) {
            event.forwardTo(AccountView.class);
            return;
        }
        begin("Register");
        code.setPlaceholder("K7PM-2XWD");
        lead("Everything you have answered and read on this browser becomes part of your account.");
        add(new EntryForm("Register", this::register)
                .with(BadEntry.Field.NAME, name)
                .with(BadEntry.Field.EMAIL, email)
                .with(BadEntry.Field.PASSWORD, password)
                .with(code));
        add(new Paragraph(new Text("You have one already? "), new RouterLink("Sign in", SignInView.class)));
    }

    private void register() {
        LearnerId guest = visitor.learner();
        String next = JoinCode.read(code.getValue())
                .map(entered -> "/" + JoinView.path(entered))
                .or(returns::find)
                .orElse("/account");
        String address = VaadinRequest.getCurrent().getRemoteAddr();
        Registration entered = Registration.of(name.getValue(), email.getValue(), password.getValue());
        try {
            accounts.register(guest, entered, address, vouchers.of(next, address));
        } catch (TooManyGuesses tooMany) {
            throw new BadEntry(
                    BadEntry.Field.ELSEWHERE,
                    "Many accounts were made from this network lately. With the code of your class, typed above, you register at"
                            + " once; else please wait " + Allowance.WAIT.toMinutes() + " minutes.");
        }
        signingIn.enter(guest);
        getUI().ifPresent(page -> page.getPage().setLocation(next));
    }
}
