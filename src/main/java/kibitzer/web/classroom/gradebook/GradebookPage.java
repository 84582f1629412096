package kibitzer.web.classroom.gradebook;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Nav;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.NotFoundException;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.RouteParam;
import com.vaadin.flow.router.RouteParameters;
import com.vaadin.flow.router.RouterLink;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.SittingId;
import kibitzer.classroom.gradebook.NoSuchEntry;
import kibitzer.classroom.roster.Admission;
import kibitzer.classroom.roster.ClassGate;
import kibitzer.classroom.roster.NoSuchClass;
import kibitzer.learning.learner.LearnerId;
import kibitzer.web.classroom.ClassPage;
import kibitzer.web.classroom.GridTable;
import kibitzer.web.visitor.Visitor;

/** A page of the gradebook: the ways between its pages, and what an address names in them. */
abstract class GradebookPage extends ClassPage {
    static final String ASSIGNMENT = "aid";
    static final String LEARNER = "learner";
    static final String SITTING = "sitting";

    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("d MMM yyyy, HH:mm", Locale.ENGLISH);

    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d MMM yyyy", Locale.ENGLISH);

    private final transient ClassGate gate;
    private final transient Visitor visitor;
    /** Whether the visitor runs the class; else they look on. */
    private boolean runs;

    GradebookPage(ClassGate gate, Visitor visitor) {
        super(gate, visitor);
        this.gate = gate;
        this.visitor = visitor;
    }

    @Override
    protected final void show(Admission admission, BeforeEnterEvent event) {
        Admission reader = gate.requireObserver(admission.classroom().id(), visitor.learner());
        runs = reader.instructs();
        try {
            open(reader, event);
        } catch (NoSuchEntry none) {
            event.rerouteToError(new NotFoundException(none.says()), none.says());
        }
    }

    /** Called for those who run the class or look on; an entry that is not there is answered as "not found". */
    abstract void open(Admission admission, BeforeEnterEvent event);

    final boolean runs() {
        return runs;
    }

    /** @throws NoSuchClass if the visitor does not run the class */
    final void requireInstructor(Admission admission) {
        if (!admission.instructs()) {
            throw new NoSuchClass();
        }
    }

    final LearnerId visitor() {
        return visitor.learner();
    }

    static AssignmentId assignment(BeforeEnterEvent event) {
        return new AssignmentId(named(event, ASSIGNMENT));
    }

    static UUID named(BeforeEnterEvent event, String parameter) {
        return event.getRouteParameters()
                .get(parameter)
                .flatMap(GradebookPage::number)
                .orElseThrow(NoSuchEntry::new);
    }

    static Optional<UUID> number(String text) {
        try {
            return Optional.of(UUID.fromString(text));
        } catch (IllegalArgumentException notANumber) {
            return Optional.empty();
        }
    }

    /** "10 Mar 2026, 12:00", in the time of the class. */
    static String time(Instant moment, ZoneId zone) {
        return TIME.format(moment.atZone(zone));
    }

    /** "10 Mar 2026", in the time of the class. */
    static String day(Instant moment, ZoneId zone) {
        return DAY.format(moment.atZone(zone));
    }

    static RouterLink toItems(String text, ClassroomId classroom, AssignmentId assignment) {
        return new RouterLink(text, ItemsView.class, both(classroom, ASSIGNMENT, assignment.toString()));
    }

    static RouterLink toBoards(String text, ClassroomId classroom, AssignmentId assignment) {
        return new RouterLink(text, BoardsView.class, both(classroom, ASSIGNMENT, assignment.toString()));
    }

    /** Not shown to those who look on, as all ways to change something. */
    final RouterLink toRecheck(String text, ClassroomId classroom, AssignmentId assignment) {
        return ofInstructors(
                new RouterLink(text, RecheckView.class, both(classroom, ASSIGNMENT, assignment.toString())));
    }

    static RouterLink toLearner(String text, ClassroomId classroom, LearnerId learner) {
        return new RouterLink(text, LearnerSheetView.class, both(classroom, LEARNER, learner.toString()));
    }

    static RouterLink toSitting(String text, ClassroomId classroom, SittingId sitting) {
        return new RouterLink(text, TurnSheetView.class, both(classroom, SITTING, sitting.toString()));
    }

    /** Not shown to those who look on. */
    final RouterLink toRegrade(String text, ClassroomId classroom, QueryParameters what) {
        RouterLink link = to(text, RegradeView.class, classroom);
        link.setQueryParameters(what);
        return ofInstructors(link);
    }

    final <C extends Component> C ofInstructors(C part) {
        part.setVisible(runs);
        return part;
    }

    private static RouteParameters both(ClassroomId classroom, String name, String value) {
        return new RouteParameters(new RouteParam(ID, classroom.toString()), new RouteParam(name, value));
    }

    /** The ways to the other pages of the gradebook, below the row of the class's pages. */
    static Nav ways(RouterLink... links) {
        Nav ways = styled(new Nav(), "kb-actions", "kb-gradebook-ways");
        ways.getElement().setAttribute("aria-label", "Pages of the gradebook");
        for (RouterLink link : links) {
            ways.add(styled(link, "kb-button"));
        }
        return ways;
    }

    static Div frame(String label, Component table) {
        return GridTable.frame(label, table);
    }

    static H2 heading(String text) {
        return styled(new H2(text), "kb-heading");
    }

    static Paragraph soft(String text) {
        return styled(new Paragraph(text), "kb-soft", "kb-small");
    }

    static String counted(int number, String one, String many) {
        return number == 1 ? "1 " + one : number + " " + many;
    }

    static String percent(double share) {
        return Math.round(share * 100) + " %";
    }
}
