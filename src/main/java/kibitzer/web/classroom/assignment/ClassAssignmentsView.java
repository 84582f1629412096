package kibitzer.web.classroom.assignment;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouterLink;
import jakarta.annotation.security.RolesAllowed;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import kibitzer.accounts.Role;
import kibitzer.classroom.assignment.Assignment;
import kibitzer.classroom.assignment.Assignments;
import kibitzer.classroom.assignment.Deadlines;
import kibitzer.classroom.roster.Admission;
import kibitzer.classroom.roster.ClassGate;
import kibitzer.web.button.OnceButton;
import kibitzer.web.classroom.ClassPage;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.visitor.Visitor;
import kibitzer.web.visitor.WallClock;
import kibitzer.web.words.MomentInWords;

/** What is assigned to a class, for those who run it. */
@RolesAllowed(Role.INSTRUCTORS)
@UnderMenu(MenuEntry.CLASSES)
@Route("class/:id/assignments")
public class ClassAssignmentsView extends ClassPage {
    private final transient Assignments assignments;
    private final transient Visitor visitor;
    private final transient WallClock clock;

    ClassAssignmentsView(Assignments assignments, ClassGate gate, Visitor visitor, WallClock clock) {
        super(gate, visitor);
        this.assignments = assignments;
        this.visitor = visitor;
        this.clock = clock;
    }

    @Override
    protected void show(Admission admission, BeforeEnterEvent event) {
        show(admission);
    }

    private void show(Admission admission) {
        begin("Assignments of " + admission.classroom().name(), admission);
        List<Assignment> given =
                assignments.of(visitor.learner(), admission.classroom().id());
        if (!saysIfArchived(admission)) {
            RouterLink give =
                    to("Assign a set", AssignView.class, admission.classroom().id());
            add(styled(new Div(styled(give, "kb-button", "kb-button-first")), "kb-actions"));
        }
        if (given.isEmpty()) {
            lead("Nothing is assigned yet.");
        }
        Div tiles = styled(new Div(), "kb-tiles");
        given.stream()
                .filter(assignment -> assignment.withdrawn().isEmpty())
                .forEach(assignment -> tiles.add(tile(admission, assignment)));
        add(tiles);
        List<Assignment> withdrawn = given.stream()
                .filter(assignment -> assignment.withdrawn().isPresent())
                .toList();
        if (!withdrawn.isEmpty()) {
            add(styled(new H2("Taken back"), "kb-heading"));
            withdrawn.forEach(assignment -> add(new Paragraph(assignment.terms().title())));
        }
    }

    private Div tile(Admission admission, Assignment assignment) {
        MomentInWords moment =
                new MomentInWords(admission.classroom().zone(), clock.today().zone());
        return styled(
                new Div(
                        styled(new H2(assignment.terms().title()), "kb-tile-title"),
                        styled(new Paragraph(state(assignment, moment, clock.now())), "kb-tile-note"),
                        styled(
                                new Div(
                                        link("Terms", AssignView.class, assignment),
                                        link("Extensions", ExtensionsView.class, assignment),
                                        link("From paper", FromPaperView.class, assignment),
                                        link("See it as a learner", AssignmentPreview.class, assignment)),
                                "kb-actions"),
                        withdrawing(admission, assignment)),
                "kb-tile");
    }

    private static String state(Assignment assignment, MomentInWords moment, Instant now) {
        return switch (Deadlines.of(assignment.terms(), Optional.empty()).at(now)) {
            case BEFORE -> "Opens " + moment.at(assignment.terms().opens()) + ".";
            case OPEN -> "Due " + moment.at(assignment.terms().due()) + ".";
            case LATE -> "Late until " + moment.at(assignment.terms().close()) + ".";
            case PRACTICE, CLOSED -> "Was due " + moment.at(assignment.terms().due()) + ".";
        };
    }

    private static RouterLink link(String text, Class<? extends ClassPage> page, Assignment assignment) {
        return styled(
                new RouterLink(text, page, AssignmentAddress.of(assignment.classroom(), assignment.id())), "kb-button");
    }

    private NativeDetails withdrawing(Admission admission, Assignment assignment) {
        NativeButton take = styled(
                new OnceButton("Take it back now", () -> {
                    assignments.withdraw(visitor.learner(), assignment.id());
                    show(admission);
                }),
                "kb-button");
        return new NativeDetails(
                "Take it back",
                new Div(
                        new Paragraph("Learners see it no more and hand in nothing; it counts for nobody. It cannot be"
                                + " given back."),
                        take));
    }
}
