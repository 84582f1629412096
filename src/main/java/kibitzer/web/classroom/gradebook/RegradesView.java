package kibitzer.web.classroom.gradebook;

import com.vaadin.flow.component.Text;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.PermitAll;
import java.time.ZoneId;
import java.util.List;
import java.util.stream.Collectors;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.gradebook.RegradeEntry;
import kibitzer.classroom.gradebook.Regrades;
import kibitzer.classroom.roster.Admission;
import kibitzer.classroom.roster.ClassGate;
import kibitzer.web.classroom.GridTable;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.table.CardText;
import kibitzer.web.visitor.Visitor;

/** The trail of regrades: who gave which credit, when, and why. Nothing in it is ever changed or taken out. */
@PermitAll
@UnderMenu(MenuEntry.CLASSES)
@Route("class/:id/regrades")
public class RegradesView extends GradebookPage {
    private final transient Regrades regrades;

    RegradesView(ClassGate gate, Visitor visitor, Regrades regrades) {
        super(gate, visitor);
        this.regrades = regrades;
    }

    @Override
    void open(Admission admission, BeforeEnterEvent event) {
        ClassroomId id = admission.classroom().id();
        List<RegradeEntry> trail = regrades.trail(id, visitor());
        begin("Regrades", admission);
        add(ways(to("Gradebook", GradebookView.class, id)));
        if (trail.isEmpty()) {
            add(new Paragraph("No credit has been changed. Every answer of a sitting can be regraded from there."));
            return;
        }
        add(
                soft(
                        "The latest first. None is ever changed or taken out; whoever thinks better of one gives another."),
                frame("Regrades", table(id, trail, admission.classroom().zone())));
    }

    private static GridTable table(ClassroomId id, List<RegradeEntry> trail, ZoneId zone) {
        GridTable table = new GridTable("Regrades, the latest first", "kb-data", "kb-trail");
        table.head("When", "Who", "What", "Before and after", "Why");
        trail.forEach(entry -> {
            Div what = new Div(
                    toItems(
                            entry.assignment().terms().title() + ", question "
                                    + entry.question().number(),
                            id,
                            entry.assignment().id()),
                    new Div(new CardText(RegradeView.inWords(entry.regrade().scope(), entry.question()))));
            entry.learner().ifPresent(learner -> what.add(new Div(toLearner(learner.name(), id, learner.id()))));
            Div effect = new Div(new Text(effects(entry)));
            if (!entry.holds()) {
                effect.add(styled(new Span("superseded"), "kb-result-note"));
            }
            table.row(
                    new Text(time(entry.regrade().at(), zone)),
                    new Text(entry.regrade().by()),
                    what,
                    effect,
                    styled(new Div(entry.regrade().reason()), "kb-trail-reason"));
        });
        return table;
    }

    /** "0 % to 100 % (4 answers); 100 % to 100 % (1 answer)". */
    private static String effects(RegradeEntry entry) {
        if (entry.regrade().percent().isEmpty()) {
            return "out of the score";
        }
        String after = entry.regrade().percent().get() + " %" + (entry.regrade().agreed() ? ", agreed on" : "");
        return entry.effects().isEmpty()
                ? "to " + after + " (nobody yet)"
                : entry.effects().stream()
                        .map(effect -> effect.before() + " % to " + after + " ("
                                + counted(effect.count(), "answer", "answers") + ")")
                        .collect(Collectors.joining("; "));
    }
}
