package kibitzer.web.classroom.assignment;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouterLink;
import jakarta.annotation.security.RolesAllowed;
import java.util.List;
import java.util.Optional;
import kibitzer.accounts.Role;
import kibitzer.classroom.assignment.Assignment;
import kibitzer.classroom.assignment.Assignments;
import kibitzer.classroom.assignment.Deadlines;
import kibitzer.classroom.assignment.SittingQuestion;
import kibitzer.classroom.roster.Admission;
import kibitzer.classroom.roster.ClassGate;
import kibitzer.classroom.roster.NoSuchClass;
import kibitzer.decisions.bridge.board.PlayBoard;
import kibitzer.marking.Silence;
import kibitzer.web.classroom.ClassPage;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.visitor.Visitor;
import kibitzer.web.visitor.WallClock;
import kibitzer.web.words.MomentInWords;

/** An assignment as a learner sees it, for those who run the class; nothing is stored. */
@RolesAllowed(Role.INSTRUCTORS)
@UnderMenu(MenuEntry.CLASSES)
@Route("class/:id/preview/:assignment")
public class AssignmentPreview extends ClassPage {
    private final transient Assignments assignments;
    private final transient SittingDesk desk;
    private final transient Visitor visitor;
    private final transient WallClock clock;

    AssignmentPreview(Assignments assignments, SittingDesk desk, ClassGate gate, Visitor visitor, WallClock clock) {
        super(gate, visitor);
        this.assignments = assignments;
        this.desk = desk;
        this.visitor = visitor;
        this.clock = clock;
    }

    private static boolean isBoard(SittingQuestion asked) {
        return asked.question().decision().id().text().equals(PlayBoard.ID);
    }

    @Override
    protected void show(Admission admission, BeforeEnterEvent event) {
        if (!admission.instructs()) {
            throw new NoSuchClass();
        }
        Assignment assignment = AssignView.known(admission, event.getRouteParameters(), assignments, visitor);
        List<SittingQuestion> questions = assignments.preview(visitor.learner(), assignment.id());
        int number = AssignmentAddress.question(event, questions.size());
        begin("Preview of " + assignment.terms().title(), admission);
        add(styled(
                new Paragraph("A preview: you may answer, and nothing is stored."
                        + (assignment.terms().shuffled()
                                ? " Each learner has an order of questions of their own."
                                : "")),
                "kb-note"));
        lead("Question " + number + " of " + questions.size() + ".");
        add(
                new QuestionNumbers(questions.size(), number, other -> link(assignment, "", other)),
                desk.preview(questions.get(number - 1), assignment.terms()));
        SittingQuestion shown = questions.get(number - 1);
        Silence.on(shown.question())
                .filter(silence -> shown.overruling().isEmpty())
                .ifPresent(silence -> add(
                        styled(new Paragraph(silence.words(assignment.terms().practiceCounts()) + "."), "kb-note")));
        Div ways = styled(new Div(), "kb-actions");
        if (number < questions.size()) {
            ways.add(styled(link(assignment, "Next question", number + 1), "kb-button", "kb-button-first"));
        }
        MomentInWords moment =
                new MomentInWords(admission.classroom().zone(), clock.today().zone());
        add(
                ways,
                styled(new H2("How it is held"), "kb-heading"),
                new TermsInWords(
                        assignment.terms(),
                        questions.stream().anyMatch(AssignmentPreview::isBoard),
                        Deadlines.of(assignment.terms(), Optional.empty()),
                        assignments.toldAfter(assignment),
                        assignment.terms().conduct().limit(),
                        moment));
    }

    private static RouterLink link(Assignment assignment, String text, int number) {
        RouterLink link = new RouterLink(
                text, AssignmentPreview.class, AssignmentAddress.of(assignment.classroom(), assignment.id()));
        link.setQueryParameters(AssignmentAddress.question(number));
        return link;
    }
}
