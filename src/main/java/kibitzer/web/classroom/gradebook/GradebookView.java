package kibitzer.web.classroom.gradebook;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.Text;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.PermitAll;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.gradebook.Gradebook;
import kibitzer.classroom.gradebook.Gradebooks;
import kibitzer.classroom.gradebook.Score;
import kibitzer.classroom.grading.Grading;
import kibitzer.classroom.roster.Admission;
import kibitzer.classroom.roster.ClassGate;
import kibitzer.web.classroom.GridTable;
import kibitzer.web.classroom.LearnerPages;
import kibitzer.web.classroom.TableFile;
import kibitzer.web.classroom.attendance.AttendanceView;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.visitor.Visitor;

/** The gradebook of a class: its learners against its assignments. */
@PermitAll
@UnderMenu(MenuEntry.CLASSES)
@Route("class/:id/gradebook")
public class GradebookView extends GradebookPage {
    private final transient Gradebooks gradebooks;

    GradebookView(ClassGate gate, Visitor visitor, Gradebooks gradebooks) {
        super(gate, visitor);
        this.gradebooks = gradebooks;
    }

    @Override
    void open(Admission admission, BeforeEnterEvent event) {
        ClassroomId id = admission.classroom().id();
        begin("Gradebook", admission);
        Gradebook book = gradebooks.of(id, visitor());
        add(ways(
                to("Who struggles with what", WeaknessesView.class, id),
                to("Regrades", RegradesView.class, id),
                to("Marks side by side", MarksView.class, id),
                to("Register", AttendanceView.class, id),
                to("Certificates", CertificatesView.class, id),
                ofInstructors(to("What counts", GradingView.class, id))));
        if (book.lines().isEmpty() || book.assignments().isEmpty()) {
            add(new Paragraph(
                    book.lines().isEmpty()
                            ? "There are no learners in the class yet."
                            : "Nothing is assigned to the class yet."));
            return;
        }
        LearnerPages<Gradebook.Line> pages =
                new LearnerPages<>(book.lines(), line -> line.learner().name(), event.getLocation());
        add(
                pages,
                frame(
                        "Gradebook",
                        table(id, book, pages.shown(), admission.classroom().zone())),
                soft(GradingView.inWords(book.grading())),
                soft(
                        "Points lead to the sitting that counts; the name of an assignment to its questions. What is open or"
                                + " was not asked for counts in no total, what is missing counts as nothing."),
                styled(
                        new Div(
                                TableFile.XLSX.link("/class/" + id + "/scores", "Scores for Excel"),
                                TableFile.CSV.link("/class/" + id + "/scores", "Scores as CSV"),
                                TableFile.XLSX.link("/class/" + id + "/answers", "All answers for Excel"),
                                TableFile.CSV.link("/class/" + id + "/answers", "All answers as CSV")),
                        "kb-actions"));
    }

    private static GridTable table(ClassroomId id, Gradebook book, List<Gradebook.Line> lines, ZoneId zone) {
        GridTable table = new GridTable("Points by learner and assignment", "kb-data", "kb-grid");
        List<Component> head = new ArrayList<>();
        head.add(new Text("Learner"));
        book.assignments()
                .forEach(column -> head.add(new Div(
                        toItems(
                                column.assignment().terms().title(),
                                id,
                                column.assignment().id()),
                        styled(
                                new Span("of " + column.possible()
                                        + weight(book.grading()
                                                .weight(column.assignment().id()))
                                        + ", due "
                                        + time(column.assignment().terms().due(), zone)),
                                "kb-result-note"))));
        head.add(new Text("Total"));
        table.head(head.toArray(Component[]::new));
        for (Gradebook.Line line : lines) {
            List<Component> cells = new ArrayList<>();
            Div name =
                    new Div(toLearner(line.learner().name(), id, line.learner().id()));
            line.learner()
                    .left()
                    .ifPresent(left -> name.add(styled(new Span("left " + day(left, zone)), "kb-result-note")));
            cells.add(name);
            for (int place = 0; place < line.results().size(); place++) {
                cells.add(new ResultCell(
                        id, line.results().get(place), line.total().left().contains(place)));
            }
            cells.add(line.total()
                    .score()
                    .<Component>map(total -> total(total, book.grading()))
                    .orElseGet(() -> new Text("–")));
            table.row(cells.toArray(Component[]::new));
        }
        List<Component> means = new ArrayList<>();
        means.add(new Text("Mean of all"));
        for (int place = 0; place < book.assignments().size(); place++) {
            int scored = book.scored(place);
            means.add(book.mean(place)
                    .<Component>map(mean -> new Div(
                            new Span(percent(mean)),
                            styled(
                                    new Span(scored == 1 ? "of 1 learner" : "of " + scored + " learners"),
                                    "kb-result-note")))
                    .orElseGet(() -> new Text("–")));
        }
        means.add(new Text(""));
        table.foot(means.toArray(Component[]::new));
        return table;
    }

    /** ", counts 3 times", where it does not count once. */
    private static String weight(int times) {
        return switch (times) {
            case 0 -> ", in no total";
            case 1 -> "";
            default -> ", counts " + times + " times";
        };
    }

    private static Div total(Score score, Grading grading) {
        Div total = new Div(
                styled(new Span(score.percent()), "kb-strong"),
                styled(new Span(score.points() + " of " + score.possible()), "kb-result-note"));
        if (grading.pass().isPresent()) {
            total.add(styled(new Span(score.passes(grading) ? "✓ passed" : "not passed"), "kb-result-note"));
        }
        return total;
    }
}
