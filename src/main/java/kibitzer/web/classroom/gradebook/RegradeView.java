package kibitzer.web.classroom.gradebook;

import com.vaadin.flow.component.Text;
import com.vaadin.flow.component.checkbox.Checkbox;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.textfield.IntegerField;
import com.vaadin.flow.component.textfield.TextArea;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouteParameters;
import jakarta.annotation.security.PermitAll;
import java.math.RoundingMode;
import java.util.Optional;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.gradebook.AssignedQuestion;
import kibitzer.classroom.gradebook.ItemAnalysis;
import kibitzer.classroom.gradebook.ItemReport;
import kibitzer.classroom.gradebook.NoSuchEntry;
import kibitzer.classroom.gradebook.RegradePreview;
import kibitzer.classroom.gradebook.Regrades;
import kibitzer.classroom.gradebook.Remarking;
import kibitzer.classroom.gradebook.Scope;
import kibitzer.classroom.roster.Admission;
import kibitzer.classroom.roster.ClassGate;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.web.button.OnceButton;
import kibitzer.web.classroom.GridTable;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.question.AnswerSheet;
import kibitzer.web.table.CardText;
import kibitzer.web.visitor.Visitor;
import kibitzer.web.words.RuleName;

/** Gives a credit in place of the marking's: how much, why, what it would change, and then for good. */
@PermitAll
@UnderMenu(MenuEntry.CLASSES)
@Route("class/:id/regrade")
public class RegradeView extends GradebookPage {
    private static final int WHOLE = 100;

    private final transient Regrades regrades;
    private final transient ItemAnalysis analysis;
    private final Checkbox out =
            new Checkbox("Take the question out of the score: it gives no points and asks for none");
    private final IntegerField percent = new IntegerField("Credit in percent");
    private final TextArea reason = new TextArea("Reason");
    private final Div outcome = new Div();
    private boolean agreed;
    private final Paragraph fault = styled(new Paragraph(), "kb-fault");

    RegradeView(ClassGate gate, Visitor visitor, Regrades regrades, ItemAnalysis analysis) {
        super(gate, visitor);
        this.regrades = regrades;
        this.analysis = analysis;
        percent.setMin(0);
        percent.setMax(WHOLE);
        percent.setStepButtonsVisible(true);
        percent.addValueChangeListener(change -> outcome.removeAll());
        out.addValueChangeListener(change -> {
            percent.setVisible(!change.getValue());
            outcome.removeAll();
        });
        reason.setMaxLength(Regrades.LONGEST);
        reason.setRequiredIndicatorVisible(true);
        reason.setHelperText("Stands in the trail of regrades for everybody who runs the class.");
        reason.setWidthFull();
        fault.getElement().setAttribute("role", "alert");
        outcome.getElement().setAttribute("aria-live", "polite");
    }

    @Override
    void open(Admission admission, BeforeEnterEvent event) {
        requireInstructor(admission);
        ClassroomId id = admission.classroom().id();
        RegradeQuery query =
                RegradeQuery.read(event.getLocation().getQueryParameters()).orElseThrow(NoSuchEntry::new);
        Scope scope = query.scope();
        ItemReport report = analysis.of(id, visitor(), scope.assignment());
        AssignedQuestion question = report.items().stream()
                .map(item -> item.question())
                .filter(one -> one.number() == scope.original())
                .findFirst()
                .orElseThrow(NoSuchEntry::new);
        begin("Regrade question " + scope.original(), admission);
        add(ways(
                to("Gradebook", GradebookView.class, id),
                toItems(report.assignment().terms().title(), id, scope.assignment())));
        add(new Paragraph(new CardText(inWords(scope, question) + ".")));
        if (!question.afresh()) {
            Remarking.question(question.decision(), question.position())
                    .ifPresent(known -> add(AnswerSheet.asked(known)));
        }
        agreed = query.agreed();
        if (scope.sitting().isPresent() && Remarking.isMarkedByHand(question.decision())) {
            add(soft(
                    agreed
                            ? "What you agree on counts in the place of each instructor's own mark."
                            : "This is your own mark. Where another instructor has given one too, the mean counts until"
                                    + " you agree on one."));
        }
        percent.setValue(query.percent().orElse(WHOLE));
        out.setVisible(scope.isWholeQuestion());
        fault.setVisible(false);
        NativeButton preview =
                styled(new NativeButton("See what it changes", click -> preview(id, scope)), "kb-button");
        add(styled(
                new Div(out, percent, reason, new Div(preview), fault, outcome),
                "kb-objection-form",
                "kb-regrade-form"));
    }

    /** "The answer 1NT, whoever gave it". */
    static String inWords(Scope scope, AssignedQuestion question) {
        Optional<String> answer =
                scope.answer().map(given -> "the answer " + Remarking.inWords(question.decision(), given));
        if (scope.rule().isPresent()) {
            return "For all whose answer was marked by the rule \u201c"
                    + RuleName.of(question.decision(), scope.rule().get()) + "\u201d, whatever they answered";
        }
        return scope.sitting().isPresent()
                ? "One sitting only, " + answer.orElse("where nothing was answered")
                : answer.map(one -> "For all, " + one).orElse("For all, whatever they answered");
    }

    private void preview(ClassroomId id, Scope scope) {
        tryTo(() -> {
            RegradePreview preview = out.getValue()
                    ? regrades.previewOut(id, visitor(), scope.assignment(), scope.original())
                    : preview(id, scope, Optional.ofNullable(percent.getValue()).orElse(-1));
            show(id, preview);
        });
    }

    private RegradePreview preview(ClassroomId id, Scope scope, int credit) {
        return agreed
                ? regrades.previewAgreed(id, visitor(), scope, credit)
                : regrades.preview(id, visitor(), scope, credit);
    }

    private void show(ClassroomId id, RegradePreview preview) {
        outcome.removeAll();
        outcome.add(new Paragraph("It holds for " + counted(preview.answers(), "answer or blank", "answers and blanks")
                + " in sittings and changes "
                + counted(preview.changes().size(), "learner's score.", "learners' scores.")));
        if (!preview.changes().isEmpty()) {
            outcome.add(frame("Scores that change", table(preview)));
        }
        NativeButton confirm = styled(
                new OnceButton(
                        preview.percent()
                                .map(credit -> "Regrade to " + credit + " %")
                                .orElse("Take it out of the score"),
                        () -> give(id, preview)),
                "kb-button",
                "kb-button-first");
        outcome.add(styled(new Div(confirm), "kb-actions"));
    }

    private static GridTable table(RegradePreview preview) {
        GridTable table = new GridTable("Scores that change", "kb-data");
        table.head("Learner", "Now", "Then", "Change");
        preview.changes()
                .forEach(change -> table.row(
                        new Text(change.learner().name()),
                        new Text(change.before().points() + " of "
                                + change.before().possible()),
                        new Text(change.after().points() + " of "
                                + change.after().possible()),
                        new Text(difference(change))));
        return table;
    }

    private static String difference(RegradePreview.Change change) {
        String points = change.after()
                .earned()
                .subtract(change.before().earned())
                .setScale(2, RoundingMode.HALF_UP)
                .stripTrailingZeros()
                .toPlainString();
        return points.startsWith("-") ? points : "+" + points;
    }

    private void give(ClassroomId id, RegradePreview preview) {
        tryTo(() -> regrades.give(id, visitor(), preview, reason.getValue())
                .ifPresentOrElse(
                        now -> {
                            show(id, now);
                            tell("Nothing is regraded yet: the scores have changed since you looked. Below is what it"
                                    + " would do now.");
                        },
                        () -> getUI().ifPresent(ui ->
                                ui.navigate(RegradesView.class, new RouteParameters(ID, id.toString())))));
    }

    private void tryTo(Runnable action) {
        try {
            fault.setVisible(false);
            action.run();
        } catch (BadQuestion refused) {
            tell(refused.getMessage() + ".");
        }
    }

    private void tell(String says) {
        fault.setText(says);
        fault.setVisible(true);
    }
}
