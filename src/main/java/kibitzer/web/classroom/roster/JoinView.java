package kibitzer.web.classroom.roster;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.textfield.TextField;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouteParameters;
import com.vaadin.flow.router.RouterLink;
import com.vaadin.flow.server.VaadinRequest;
import jakarta.annotation.security.PermitAll;
import java.util.stream.Collectors;
import kibitzer.accounts.BadEntry;
import kibitzer.accounts.TooManyGuesses;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.roster.JoinCode;
import kibitzer.classroom.roster.JoinOffer;
import kibitzer.classroom.roster.Joining;
import kibitzer.classroom.roster.RosterName;
import kibitzer.web.classroom.ClassPage;
import kibitzer.web.field.ClassFields;
import kibitzer.web.page.EntryForm;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.Page;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.visitor.Visitor;

/** Where a class's code or link leads: it says which class it is, and nobody is in it before they say so. */
@PermitAll
@UnderMenu(MenuEntry.CLASSES)
@Route("join/:code")
public class JoinView extends Page implements BeforeEnterObserver {
    static final String EXPECTED =
            "A code has " + JoinCode.LENGTH + " letters and digits, such as K7PM-2XWD, and neither O, 0, I nor 1.";

    static final String CODE = "code";

    private final transient Joining joining;
    private final transient Visitor visitor;

    JoinView(Joining joining, Visitor visitor) {
        this.joining = joining;
        this.visitor = visitor;
    }

    static RouteParameters parameters(JoinCode code) {
        return new RouteParameters(CODE, code.toString());
    }

    /** Of the page, below the address of the trainer. */
    public static String path(JoinCode code) {
        return "join/" + code;
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        String code = event.getRouteParameters().get(CODE).orElse("");
        try {
            ask(code, joining.byCode(code, visitor.learner(), address()));
        } catch (BadEntry bad) {
            refuse(bad.says());
        } catch (TooManyGuesses tooMany) {
            refuse(tooMany.says());
        }
    }

    private void ask(String code, JoinOffer offer) {
        begin(offer.belongs() ? "You are in " + offer.className() : "Join " + offer.className());
        if (offer.belongs()) {
            add(actions(ClassPage.to("To the class", ClassView.class, offer.id())));
            return;
        }
        lead(taughtBy(offer));
        TextField name =
                ClassFields.rosterName("Your name in the class", offer.name().text());
        name.setHelperText("Your instructors see it, and your answers to what they set.");
        add(new EntryForm(
                        "Join " + offer.className(),
                        () -> enter(
                                joining.join(code, visitor.learner(), RosterName.entered(name.getValue()), address())))
                .with(BadEntry.Field.NAME, name));
    }

    static String taughtBy(JoinOffer offer) {
        return offer.instructors().isEmpty()
                ? "A class without an instructor at present."
                : "Taught by "
                        + offer.instructors().stream().map(RosterName::text).collect(Collectors.joining(", ")) + ".";
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

    static String address() {
        return VaadinRequest.getCurrent().getRemoteAddr();
    }
}
