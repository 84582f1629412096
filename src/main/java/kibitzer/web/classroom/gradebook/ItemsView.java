package kibitzer.web.classroom.gradebook;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.Text;
import com.vaadin.flow.component.html.DescriptionList;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H3;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouterLink;
import jakarta.annotation.security.PermitAll;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.gradebook.AssignedQuestion;
import kibitzer.classroom.gradebook.Item;
import kibitzer.classroom.gradebook.ItemAnalysis;
import kibitzer.classroom.gradebook.ItemReport;
import kibitzer.classroom.gradebook.Remarking;
import kibitzer.classroom.gradebook.Scope;
import kibitzer.classroom.roster.Admission;
import kibitzer.classroom.roster.ClassGate;
import kibitzer.decisions.DecisionId;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.marking.Question;
import kibitzer.web.classroom.GridTable;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.picture.Meter;
import kibitzer.web.question.AnswerSheet;
import kibitzer.web.table.CardText;
import kibitzer.web.visitor.Visitor;
import kibitzer.web.words.RuleName;

/** An assignment question by question: who earned what, what was answered, how well it tells the class apart. */
@PermitAll
@UnderMenu(MenuEntry.CLASSES)
@Route("class/:id/assignment/:aid/items")
public class ItemsView extends GradebookPage {
    /** With fewer sittings a figure of discrimination is hardly more than chance. */
    private static final int FEW = 10;

    private final transient ItemAnalysis analysis;

    ItemsView(ClassGate gate, Visitor visitor, ItemAnalysis analysis) {
        super(gate, visitor);
        this.analysis = analysis;
    }

    @Override
    void open(Admission admission, BeforeEnterEvent event) {
        ClassroomId id = admission.classroom().id();
        AssignmentId assignment = assignment(event);
        ItemReport report = analysis.of(id, visitor(), assignment);
        begin(report.assignment().terms().title() + ": the questions", admission);
        List<RouterLink> ways = new ArrayList<>(List.of(
                to("Gradebook", GradebookView.class, id),
                toRecheck("Has the advice changed since?", id, assignment),
                to("Regrades", RegradesView.class, id)));
        if (report.items().stream().anyMatch(item -> item.question().isSameBoard())) {
            ways.add(toBoards("The boards", id, assignment));
        }
        add(ways(ways.toArray(RouterLink[]::new)));
        if (report.sittings() == 0) {
            add(new Paragraph("No sitting counts yet."));
            return;
        }
        add(new Paragraph("Counted over " + counted(report.sittings(), "sitting", "sittings")
                + ": of each learner the one that counts."));
        add(heading("Who earned what"), new HeatMap(id, report, event.getLocation()), heading("Question by question"));
        boolean practiceCounts = report.assignment().terms().practiceCounts();
        report.items().forEach(item -> add(section(id, assignment, item, practiceCounts)));
        add(explained(report.sittings()));
    }

    private Section section(ClassroomId id, AssignmentId assignment, Item item, boolean practiceCounts) {
        AssignedQuestion asked = item.question();
        Optional<Question<?, ?>> question = Remarking.question(asked.decision(), asked.position());
        Section section = styled(
                new Section(new H3(new CardText("Question " + asked.number() + ": "
                        + question.map(known -> known.prompt().ask())
                                .orElse(asked.decision().text())))),
                "kb-item");
        section.setId("question-" + asked.number());
        question.filter(known -> !asked.afresh())
                .ifPresent(known -> section.add(
                        styled(new NativeDetails("What lay on the table", AnswerSheet.asked(known)), "kb-more")));
        item.out()
                .ifPresent(out -> section.add(
                        styled(new Paragraph("Out of the score for everybody: " + out.reason()), "kb-note")));
        asked.overruling()
                .ifPresent(own -> section.add(
                        styled(new Paragraph("The author overrules the trainer: " + own.comment()), "kb-note")));
        item.silence()
                .ifPresent(
                        silence -> section.add(styled(new Paragraph(silence.words(practiceCounts) + "."), "kb-note")));
        section.add(figures(item));
        if (asked.afresh()) {
            section.add(
                    soft("Each sitting had a deal of its own, so that the answers are told by the rule that decided."));
            if (!item.rules().isEmpty()) {
                section.add(frame("Rules that decided question " + asked.number(), rules(id, assignment, item)));
            }
        } else if (!item.choices().isEmpty()) {
            section.add(frame("Answers to question " + asked.number(), choices(id, assignment, item)));
        }
        section.add(styled(
                new Div(toRegrade(
                        "Regrade question " + asked.number() + " for all",
                        id,
                        RegradeQuery.of(Scope.question(assignment, asked.number())))),
                "kb-answer-ways"));
        return section;
    }

    private static DescriptionList figures(Item item) {
        DescriptionList figures = styled(new DescriptionList(), "kb-figures-row");
        figure(figures, "Points", String.valueOf(item.question().points()));
        figure(figures, "Answered", item.answered() + " of " + item.sittings());
        figure(figures, "Credit", percent(item.credit()));
        figure(
                figures,
                "Discrimination",
                item.discrimination()
                        .map(found -> String.format(Locale.ROOT, "%.2f", found))
                        .orElse("–"));
        figure(
                figures,
                "Time",
                item.times()
                        .map(times -> seconds(times.median()) + " (" + seconds(times.lower()) + " to "
                                + seconds(times.upper()) + ")")
                        .orElse("–"));
        return figures;
    }

    private static void figure(DescriptionList figures, String name, String value) {
        figures.add(new Div(new DescriptionList.Term(name), new DescriptionList.Description(value)));
    }

    private static String seconds(double seconds) {
        return seconds < 60
                ? Math.round(seconds) + " s"
                : Math.round(seconds) / 60 + " min " + Math.round(seconds) % 60 + " s";
    }

    private GridTable choices(ClassroomId id, AssignmentId assignment, Item item) {
        GridTable table =
                new GridTable("Answers to question " + item.question().number(), "kb-data", "kb-choices-table");
        table.head("Answer", "Given by", "Credit", "Another credit");
        item.choices().forEach(choice -> {
            String told =
                    Remarking.told(item.question().decision(), item.question().position(), choice.answer());
            Div answer = new Div(new CardText(told));
            if (choice.authors()) {
                answer.add(new Span(" "), badge("✓ the author's", "best"));
            }
            if (choice.best()) {
                answer.add(
                        new Span(" "),
                        item.question().overruling().isEmpty()
                                ? badge("✓ the trainer's", "best")
                                : badge("the trainer's, overruled", "none"));
            }
            var regrade = toRegrade(
                    "Regrade",
                    id,
                    RegradeQuery.of(Scope.answer(assignment, item.question().number(), choice.answer())));
            regrade.getElement().setAttribute("aria-label", "Regrade " + told);
            table.row(
                    answer,
                    new Meter(
                            item.answered() == 0 ? 0 : choice.count() / (double) item.answered(),
                            String.valueOf(choice.count())),
                    new Text(choice.percent() + " %"),
                    choice.count() == 0 || Remarking.isRecorded(item.question().decision())
                            ? new Text("")
                            : (Component) regrade);
        });
        return table;
    }

    private static Span badge(String text, String kind) {
        Span badge = styled(new Span(text), "kb-badge");
        badge.getElement().setAttribute("data-kind", kind);
        return badge;
    }

    private GridTable rules(ClassroomId id, AssignmentId assignment, Item item) {
        GridTable table =
                new GridTable("Rules that decided question " + item.question().number(), "kb-data", "kb-choices-table");
        table.head("Rule", "Answers", "Credit", "Another credit");
        item.rules().forEach(decided -> {
            String name = decided.rule()
                    .map(rule -> RuleName.of(item.question().decision(), rule)
                            + (isInABook(item.question().decision(), rule) ? "" : " (general practice)"))
                    .orElse("The book is silent");
            table.row(
                    new Text(name),
                    new Meter(decided.count() / (double) item.answered(), String.valueOf(decided.count())),
                    new Text(decided.percent() + " %"),
                    decided.rule()
                            .<Component>map(rule -> {
                                RouterLink regrade = toRegrade(
                                        "Regrade",
                                        id,
                                        RegradeQuery.of(Scope.rule(
                                                assignment, item.question().number(), rule)));
                                regrade.getElement().setAttribute("aria-label", "Regrade " + name);
                                return regrade;
                            })
                            .orElseGet(() -> new Text("")));
        });
        return table;
    }

    private static boolean isInABook(DecisionId decision, String rule) {
        return Decisions.find(decision.text())
                .map(found -> found.isInABook(rule))
                .orElse(true);
    }

    private static NativeDetails explained(int sittings) {
        return styled(
                new NativeDetails(
                        "How the figures are counted",
                        new Div(
                                new Paragraph("Credit: the mean of what was earned, with nothing for no answer."),
                                new Paragraph(
                                        "Discrimination: Pearson's correlation between the credit x of this question (0 to 1)"
                                                + " and the points y of all other questions of the same sitting:"
                                                + " Σ(x - x̄)(y - ȳ) / √(Σ(x - x̄)² · Σ(y - ȳ)²). Where every credit is"
                                                + " all or nothing this is the point-biserial correlation, corrected for the"
                                                + " question itself. Near 1: whoever does well elsewhere does well here; about"
                                                + " 0: it tells nobody apart; below 0: look at the question. A dash stands where"
                                                + " all earned the same."
                                                + (sittings < FEW
                                                        ? " With fewer than " + FEW + " sittings it is a hint at most."
                                                        : "")),
                                new Paragraph(
                                        "Time: the median of the answers that were timed, and in brackets the quartiles, read off"
                                                + " the line between two values."))),
                "kb-more");
    }
}
