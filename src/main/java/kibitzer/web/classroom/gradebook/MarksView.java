package kibitzer.web.classroom.gradebook;

import com.vaadin.flow.component.Text;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouterLink;
import jakarta.annotation.security.PermitAll;
import java.util.List;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.gradebook.Marks;
import kibitzer.classroom.gradebook.MarksSideBySide;
import kibitzer.classroom.gradebook.MarksSideBySide.MarkedTwice;
import kibitzer.classroom.gradebook.Remarking;
import kibitzer.classroom.gradebook.Scope;
import kibitzer.classroom.roster.Admission;
import kibitzer.classroom.roster.ClassGate;
import kibitzer.web.classroom.GridTable;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.table.CardText;
import kibitzer.web.visitor.Visitor;

/** Answers in words that several instructors have marked: their marks side by side, the farthest apart first. */
@PermitAll
@UnderMenu(MenuEntry.CLASSES)
@Route("class/:id/marks")
public class MarksView extends GradebookPage {
    private final transient MarksSideBySide marks;

    MarksView(ClassGate gate, Visitor visitor, MarksSideBySide marks) {
        super(gate, visitor);
        this.marks = marks;
    }

    @Override
    void open(Admission admission, BeforeEnterEvent event) {
        ClassroomId id = admission.classroom().id();
        List<MarkedTwice> twice = marks.of(id, visitor());
        begin("Marks side by side", admission);
        add(ways(to("Gradebook", GradebookView.class, id), to("Regrades", RegradesView.class, id)));
        if (twice.isEmpty()) {
            add(new Paragraph(
                    "No answer in words has been marked by two instructors yet. Each gives a mark of their own"
                            + " on the page of the sitting."));
            return;
        }
        add(
                soft("The farthest apart first, what is agreed on last. Until the instructors agree on a mark the mean"
                        + " of theirs counts."),
                frame("Marks side by side", table(id, twice)));
    }

    private GridTable table(ClassroomId id, List<MarkedTwice> twice) {
        GridTable table =
                new GridTable("Marks of several instructors, the farthest apart first", "kb-data", "kb-trail");
        table.head("Learner", "Question and answer", "Marks", "Apart", "Counts");
        twice.forEach(one -> table.row(
                new Div(toSitting(one.learner().name(), id, one.sitting())),
                new Div(
                        new Div(one.assignment().terms().title() + ", question "
                                + one.asked().original()),
                        styled(new Div(new CardText(answer(one))), "kb-trail-reason")),
                each(one.marks()),
                new Text(one.marks().apart() + " %"),
                new Div(new Div(counts(one)), agreeing(id, one))));
        return table;
    }

    private static String answer(MarkedTwice one) {
        return one.asked()
                .given()
                .map(given -> Remarking.inWords(one.asked().decision(), given.answer()))
                .orElse("Not answered");
    }

    static Div each(Marks marks) {
        Div each = new Div();
        marks.each()
                .forEach(mark ->
                        each.add(new Div(mark.by() + ": " + mark.percent().orElse(0) + " %, " + mark.reason())));
        return each;
    }

    private static String counts(MarkedTwice one) {
        return one.credit().earned().toPlainString() + " %, " + (one.marks().isOpen() ? "the mean" : "agreed on");
    }

    private RouterLink agreeing(ClassroomId id, MarkedTwice one) {
        return toRegrade(
                one.marks().isOpen() ? "Agree on a mark" : "Agree on another mark",
                id,
                RegradeQuery.agreeing(
                        Scope.of(one.assignment().id(), one.sitting(), one.asked()),
                        one.credit().rounded()));
    }
}
