package kibitzer.web.classroom.assignment;

import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.RolesAllowed;
import java.util.List;
import kibitzer.accounts.Role;
import kibitzer.classroom.assignment.Assignment;
import kibitzer.classroom.assignment.Assignments;
import kibitzer.classroom.assignment.FromPaper;
import kibitzer.classroom.assignment.FromPaper.Pupil;
import kibitzer.classroom.assignment.Sitting;
import kibitzer.classroom.roster.Admission;
import kibitzer.classroom.roster.ClassGate;
import kibitzer.classroom.roster.NoSuchClass;
import kibitzer.web.classroom.ClassPage;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.visitor.Visitor;
import kibitzer.web.visitor.WallClock;
import kibitzer.web.words.MomentInWords;

/** Whose answers to an assignment are there, and the way to type in what a learner wrote on paper. */
@RolesAllowed(Role.INSTRUCTORS)
@UnderMenu(MenuEntry.CLASSES)
@Route("class/:id/paper/:assignment")
public class FromPaperView extends ClassPage {
    private final transient Assignments assignments;
    private final transient FromPaper paper;
    private final transient Visitor visitor;
    private final transient WallClock clock;

    FromPaperView(Assignments assignments, FromPaper paper, ClassGate gate, Visitor visitor, WallClock clock) {
        super(gate, visitor);
        this.assignments = assignments;
        this.paper = paper;
        this.visitor = visitor;
        this.clock = clock;
    }

    @Override
    protected void show(Admission admission, BeforeEnterEvent event) {
        if (!admission.instructs()) {
            throw new NoSuchClass();
        }
        Assignment assignment = AssignView.known(admission, event.getRouteParameters(), assignments, visitor);
        begin("From paper: " + assignment.terms().title(), admission);
        if (saysIfArchived(admission)) {
            return;
        }
        if (!paper.canBeTyped(assignment)) {
            lead("This set has boards or hands that are played card by card. They cannot be typed in from paper.");
            return;
        }
        lead(
                "Choose whose paper lies before you. The questions come in the order of the set, with the cards that are printed.");
        MomentInWords moment =
                new MomentInWords(admission.classroom().zone(), clock.today().zone());
        List<Pupil> pupils = paper.pupils(visitor.learner(), assignment.id());
        if (pupils.isEmpty()) {
            add(new Paragraph("No learner belongs to the class yet."));
        }
        UnorderedList list = styled(new UnorderedList(), "kb-extensions");
        pupils.forEach(pupil -> list.add(new ListItem(
                AssignmentAddress.toTypeIn(
                        pupil.member().name().text(), assignment, pupil.member().learner()),
                new Span(": " + state(pupil, moment)))));
        add(
                list,
                styled(
                        new Paragraph(
                                "Whoever is only invited has no account to keep answers with, and takes the invitation first."),
                        "kb-soft"));
    }

    static String state(Pupil pupil, MomentInWords moment) {
        if (pupil.typing().isPresent()) {
            return "being typed in.";
        }
        return pupil.sittings().isEmpty()
                ? "nothing yet."
                : state(pupil.sittings().getLast(), moment);
    }

    private static String state(Sitting sitting, MomentInWords moment) {
        String from = sitting.typed().isPresent() ? "from paper" : "at the screen";
        return sitting.submitted()
                .map(at -> from + ", handed in " + moment.at(at) + ".")
                .orElse(from + ", begun " + moment.at(sitting.started()) + " and not handed in.");
    }
}
