package kibitzer.web.account;

import com.vaadin.flow.component.Text;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouterLink;
import kibitzer.accounts.EmailAddress;
import kibitzer.web.field.Entry;
import kibitzer.web.field.Tick;
import kibitzer.web.page.Page;
import kibitzer.web.page.Paths;
import kibitzer.web.security.SignInProblem;
import kibitzer.web.visitor.Visitor;

/** Where somebody with an account says who they are. */
@Route(Paths.SIGN_IN)
public class SignInView extends Page implements BeforeEnterObserver {
    private final Visitor visitor;
    private final Providers providers;
    private final ReturnAddress returns;

    SignInView(Visitor visitor, Providers providers, ReturnAddress returns) {
        this.visitor = visitor;
        this.providers = providers;
        this.returns = returns;
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        if (visitor.account().isPresent()) {
            event.forwardTo(AccountView.class);
            return;
        }
        begin("Sign in");
        lead(
                returns.find().filter(SignInView::joins).isPresent()
                        ? "A class is joined with an account: sign in, or register below, and you come back to the class."
                        : "Go on with what you have learned, on any device.");
        SignInProblem.in(
                        event.getLocation().getQueryParameters().getParameters().keySet())
                .ifPresent(problem -> add(alert(problem.says())));
        add(form());
        providers.all().forEach((address, name) -> add(provider(address, name)));
        add(new Paragraph(
                new Text(
                        "No account yet? Everything works without one. With one, you find it again on other devices. "),
                new RouterLink("Register", RegisterView.class)));
        add(styled(
                new Paragraph(
                        "Password forgotten? Whoever administers this trainer can give you a link for a new one."),
                "kb-tile-note"));
    }

    private static boolean joins(String path) {
        return path.startsWith("/join/") || path.startsWith("/invitation/");
    }

    private static PostForm form() {
        Entry name = Entry.line("Name or e-mail", "");
        name.setAutocomplete("username");
        name.setMaxLength(EmailAddress.LONGEST);
        name.post("name");
        Entry password = AccountFields.oldPassword("Password");
        password.post("password");
        Tick keep = new Tick("Keep me signed in on this device for 30 days");
        keep.post("keep");
        NativeButton send = styled(new NativeButton("Sign in"), "kb-button", "kb-button-first");
        send.getElement().setAttribute("type", "submit");
        PostForm form = styled(new PostForm("/sign-in"), "kb-form");
        form.add(name, password, keep, styled(new Div(send), "kb-actions"));
        return form;
    }

    private static Div provider(String address, String name) {
        Anchor link = styled(new Anchor(address, "Sign in with " + name), "kb-button");
        link.setRouterIgnore(true);
        return styled(new Div(link), "kb-actions");
    }

    static Paragraph alert(String says) {
        Paragraph alert = styled(new Paragraph(says), "kb-note");
        alert.getElement().setAttribute("role", "alert");
        return alert;
    }
}
