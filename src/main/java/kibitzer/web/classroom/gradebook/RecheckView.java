package kibitzer.web.classroom.gradebook;

import com.vaadin.flow.component.Text;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.textfield.TextArea;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouteParameters;
import jakarta.annotation.security.PermitAll;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.gradebook.Difference;
import kibitzer.classroom.gradebook.ItemAnalysis;
import kibitzer.classroom.gradebook.Rechecks;
import kibitzer.classroom.gradebook.Regrades;
import kibitzer.classroom.gradebook.Remarking;
import kibitzer.classroom.roster.Admission;
import kibitzer.classroom.roster.ClassGate;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.web.button.OnceButton;
import kibitzer.web.classroom.GridTable;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.question.GradeBadge;
import kibitzer.web.table.CardText;
import kibitzer.web.visitor.Visitor;

/** Marks an assignment's answers anew when asked to, and offers what would be another credit as regrades. */
@PermitAll
@UnderMenu(MenuEntry.CLASSES)
@Route("class/:id/assignment/:aid/recheck")
public class RecheckView extends GradebookPage {
    private final transient Rechecks rechecks;
    private final transient ItemAnalysis analysis;
    private final Div outcome = new Div();

    RecheckView(ClassGate gate, Visitor visitor, Rechecks rechecks, ItemAnalysis analysis) {
        super(gate, visitor);
        this.rechecks = rechecks;
        this.analysis = analysis;
        outcome.getElement().setAttribute("aria-live", "polite");
    }

    @Override
    void open(Admission admission, BeforeEnterEvent event) {
        requireInstructor(admission);
        ClassroomId id = admission.classroom().id();
        AssignmentId assignment = assignment(event);
        String title =
                analysis.of(id, visitor(), assignment).assignment().terms().title();
        begin("Has the advice changed since?", admission);
        add(ways(to("Gradebook", GradebookView.class, id), toItems(title, id, assignment)));
        lead("Grades stay as they were given when a sitting was handed in. Here the answers to " + title
                + " are marked anew, by the rules as they are today and as your club plays by now. Nothing changes before you"
                + " accept it.");
        outcome.removeAll();
        add(
                styled(
                        new Div(styled(
                                new NativeButton("Mark anew", click -> find(id, assignment)),
                                "kb-button",
                                "kb-button-first")),
                        "kb-actions"),
                outcome);
    }

    private void find(ClassroomId id, AssignmentId assignment) {
        Rechecks.Found found = rechecks.find(id, visitor(), assignment);
        outcome.removeAll();
        outcome.add(new Paragraph(counted(found.answers(), "answer was", "answers were") + " marked anew: "
                + (found.differences().isEmpty()
                        ? "every credit would be the same."
                        : counted(found.differences().size(), "difference.", "differences."))
                + (found.unread() == 0
                        ? ""
                        : " " + found.unread() + " of them this version can no longer mark; they stand as they are.")));
        if (!found.differences().isEmpty()) {
            outcome.add(frame("Differences", table(id, found)), accepting(id, assignment, found));
        }
    }

    private GridTable table(ClassroomId id, Rechecks.Found found) {
        GridTable table = new GridTable("Answers with another credit today", "kb-data");
        table.head("Question", "Answer", "Marked then", "Marked today", "Credit", "By itself");
        found.differences()
                .forEach(one -> table.row(
                        new Text(String.valueOf(one.question().number())),
                        new Div(
                                new CardText(Remarking.inWords(one.question().decision(), one.answer())),
                                new Text(one.learner()
                                        .map(learner -> " (" + learner.name() + ")")
                                        .orElse(""))),
                        new Text(GradeBadge.says(one.stored())),
                        new Text(GradeBadge.says(one.today())),
                        new Text(credits(one)),
                        toRegrade(
                                "Regrade",
                                id,
                                new RegradeQuery(one.scope(), OptionalInt.of(one.percent()), false).write())));
        return table;
    }

    /** "0 % to 100 % (3 answers)". */
    private static String credits(Difference one) {
        String now = one.credits().stream()
                .distinct()
                .sorted()
                .map(credit -> credit + " %")
                .collect(Collectors.joining(", "));
        return now + " to " + one.percent() + " % (" + counted(one.credits().size(), "answer", "answers") + ")";
    }

    private Div accepting(ClassroomId id, AssignmentId assignment, Rechecks.Found found) {
        TextArea reason = new TextArea("Reason");
        reason.setMaxLength(Regrades.LONGEST);
        reason.setRequiredIndicatorVisible(true);
        reason.setWidthFull();
        Paragraph fault = styled(new Paragraph(), "kb-fault");
        fault.getElement().setAttribute("role", "alert");
        fault.setVisible(false);
        NativeButton accept = styled(
                new OnceButton("Accept " + (found.differences().size() == 1 ? "it" : "all"), () -> {
                    try {
                        rechecks.accept(id, visitor(), assignment, reason.getValue());
                        getUI().ifPresent(
                                        ui -> ui.navigate(RegradesView.class, new RouteParameters(ID, id.toString())));
                    } catch (BadQuestion refused) {
                        fault.setText(refused.getMessage() + ".");
                        fault.setVisible(true);
                    }
                }),
                "kb-button",
                "kb-button-first");
        return styled(new Div(reason, accept, fault), "kb-objection-form", "kb-regrade-form");
    }
}
