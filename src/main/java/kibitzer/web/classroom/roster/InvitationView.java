package kibitzer.web.classroom.roster;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouterLink;
import jakarta.annotation.security.PermitAll;
import kibitzer.accounts.BadEntry;
import kibitzer.accounts.TooManyGuesses;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.roster.JoinOffer;
import kibitzer.classroom.roster.Joining;
import kibitzer.learning.learner.Secret;
import kibitzer.web.classroom.ClassPage;
import kibitzer.web.page.EntryForm;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.Page;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.visitor.Visitor;

/** Where a personal link leads: whoever follows it takes the name on the roster, once they say so. */
@PermitAll
@UnderMenu(MenuEntry.CLASSES)
@Route("invitation/:token")
public class InvitationView extends Page implements BeforeEnterObserver {
    private final transient Joining joining;
    private final transient Visitor visitor;

    InvitationView(Joining joining, Visitor visitor) {
        this.joining = joining;
        this.visitor = visitor;
    }

    /** Of the page, below the address of the trainer. */
    public static String path(Secret link) {
        return "invitation/" + link.text();
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        Secret link = new Secret(event.getRouteParameters().get("token").orElse(""));
        try {
            ask(link, joining.byInvitation(link, visitor.learner()));
        } catch (BadEntry bad) {
            refuse(bad.says());
        } catch (TooManyGuesses tooMany) {
            refuse(tooMany.says());
        }
    }

    private void ask(Secret link, JoinOffer offer) {
        if (offer.belongs()) {
            begin("You are in " + offer.className());
            lead("This link is for " + offer.name() + " and stays good.");
            add(actions(ClassPage.to("To the class", ClassView.class, offer.id())));
            return;
        }
        begin("Join " + offer.className());
        lead(JoinView.taughtBy(offer) + " You are on its roster as " + offer.name() + ".");
        add(
                new EntryForm("Join " + offer.className(), () -> enter(joining.take(link, visitor.learner()))),
                styled(
                        new Paragraph("If this is not your name, the link was meant for somebody else."),
                        "kb-tile-note"));
    }

    private void enter(ClassroomId id) {
        getUI().ifPresent(ui -> ui.navigate(ClassView.class, ClassPage.parameters(id)));
    }

    private void refuse(String says) {
        begin("Join a class");
        Paragraph problem = styled(new Paragraph(says), "kb-note");
        problem.getElement().setAttribute("role", "alert");
        add(problem, actions(new RouterLink("To my classes", ClassesView.class)));
    }

    private static Div actions(RouterLink link) {
        return styled(new Div(styled(link, "kb-button", "kb-button-first")), "kb-actions", "kb-class-after");
    }
}
