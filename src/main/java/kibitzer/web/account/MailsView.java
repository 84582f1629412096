package kibitzer.web.account;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.Route;
import kibitzer.classroom.mail.MailWishes;
import kibitzer.learning.learner.LearnerId;
import kibitzer.web.page.NotPainted;
import kibitzer.web.page.Page;

/**
 * Where the link in a mail leads by which its reader gets no more of them, signed in or not. Programs that look at links in mails
 * change nothing: it takes a click.
 */
@Route("mails/:token")
public class MailsView extends Page implements BeforeEnterObserver, NotPainted {
    private final transient MailWishes wishes;

    MailsView(MailWishes wishes) {
        this.wishes = wishes;
    }

    /** Of the page, below the address of the trainer. */
    public static String path(String token) {
        return "mails/" + token;
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        wishes.whose(event.getRouteParameters().get("token").orElse("")).ifPresentOrElse(this::ask, this::refuse);
    }

    private void ask(LearnerId learner) {
        boolean wanted = wishes.wants(learner);
        begin("Mails about your classes");
        lead(
                wanted
                        ? "You are sent messages to your classes, and a reminder before something is due."
                        : "You get no more mails about your classes. Messages stand on the page of the class.");
        NativeButton other = styled(
                new NativeButton(wanted ? "Send me no more mails" : "Send me mails again", click -> {
                    wishes.set(learner, !wanted);
                    ask(learner);
                }),
                "kb-button",
                "kb-button-first");
        add(styled(new Div(other), "kb-actions"));
    }

    private void refuse() {
        begin("Mails about your classes");
        lead("This link is not one of ours. Under Settings, signed in, mails are switched off too.");
    }
}
