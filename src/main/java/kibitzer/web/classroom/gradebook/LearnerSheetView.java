package kibitzer.web.classroom.gradebook;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.Text;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.PermitAll;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.gradebook.Gradebooks;
import kibitzer.classroom.gradebook.LearnerSheet;
import kibitzer.classroom.gradebook.PrivateNotes;
import kibitzer.classroom.gradebook.Timing;
import kibitzer.classroom.gradebook.Weakness;
import kibitzer.classroom.gradebook.Weaknesses;
import kibitzer.classroom.gradebook.Work;
import kibitzer.classroom.gradebook.Work.ScoredTurn;
import kibitzer.classroom.roster.Admission;
import kibitzer.classroom.roster.ClassGate;
import kibitzer.content.lesson.Lessons;
import kibitzer.learning.learner.LearnerId;
import kibitzer.web.classroom.GridTable;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.visitor.Visitor;

/** One learner's part of the gradebook: every sitting, and what the learner struggles with. */
@PermitAll
@UnderMenu(MenuEntry.CLASSES)
@Route("class/:id/gradebook/learner/:learner")
public class LearnerSheetView extends GradebookPage {
    private static final int WEAKEST = 5;

    private final transient Gradebooks gradebooks;
    private final transient Weaknesses weaknesses;
    private final transient Lessons lessons;
    private final transient PrivateNotes notes;

    LearnerSheetView(
            ClassGate gate,
            Visitor visitor,
            Gradebooks gradebooks,
            Weaknesses weaknesses,
            Lessons lessons,
            PrivateNotes notes) {
        super(gate, visitor);
        this.notes = notes;
        this.gradebooks = gradebooks;
        this.weaknesses = weaknesses;
        this.lessons = lessons;
    }

    @Override
    void open(Admission admission, BeforeEnterEvent event) {
        ClassroomId id = admission.classroom().id();
        ZoneId zone = admission.classroom().zone();
        LearnerId learner = new LearnerId(named(event, LEARNER));
        LearnerSheet sheet = gradebooks.learner(id, visitor(), learner);
        begin(sheet.learner().name(), admission);
        add(ways(to("Gradebook", GradebookView.class, id)));
        add(new Paragraph("In the class since " + time(sheet.learner().joined(), zone)
                + sheet.learner()
                        .left()
                        .map(left -> ", left " + time(left, zone))
                        .orElse("")
                + "."
                + sheet.total()
                        .score()
                        .map(total -> " So far " + total.points() + " of " + total.possible() + " points, "
                                + total.percent() + ".")
                        .orElse(" Nothing counts yet.")));
        sheet.work().forEach(work -> add(section(id, work, zone)));
        List<Weakness> weak = weaknesses.of(id, visitor(), learner).stream()
                .filter(one -> one.credit() < Weakness.ENOUGH)
                .limit(WEAKEST)
                .toList();
        if (!weak.isEmpty()) {
            add(heading("What is hard"), new WeaknessList(weak, lessons, id, false));
        }
        if (runs() && !learner.equals(visitor())) {
            add(new NotesPanel(notes, new NotesPanel.Of(id, visitor(), learner, Optional.empty(), zone)));
        }
    }

    private static Section section(ClassroomId id, Work work, ZoneId zone) {
        Section section = new Section(
                heading(work.assignment().terms().title()),
                new Div(
                        new ResultCell(id, work.result()),
                        soft("Of " + work.possible() + " points, due "
                                + time(
                                        work.extension()
                                                .orElse(work.assignment()
                                                        .terms()
                                                        .due()),
                                        zone)
                                + (work.extension().isPresent() ? " (the learner's own time)." : "."))));
        if (!work.sittings().isEmpty()) {
            GridTable table =
                    new GridTable("Sittings of " + work.assignment().terms().title(), "kb-data", "kb-sittings");
            table.head("Sitting", "Begun", "Handed in", "Points", "Counts");
            work.sittings()
                    .forEach(scored -> table.row(
                            toSitting(
                                    "Sitting " + scored.turn().number(),
                                    id,
                                    scored.turn().id()),
                            new Text(time(scored.turn().started(), zone)),
                            new Text(scored.turn()
                                            .submitted()
                                            .map(at -> time(at, zone) + timing(scored.timing()))
                                            .orElse("under way")
                                    + (scored.turn().typed().isPresent() ? ", from paper" : "")),
                            points(scored),
                            new Text(
                                    scored.turn().practice()
                                            ? "practice, for nothing"
                                            : scored.counts() ? "✓ counts" : "no")));
            section.add(frame("Sittings of " + work.assignment().terms().title(), table));
        }
        return section;
    }

    private static Component points(ScoredTurn scored) {
        return new Text(scored.score().points());
    }

    static String timing(Timing timing) {
        return switch (timing) {
            case EARLY -> ", early";
            case IN_TIME -> "";
            case LATE -> ", late";
        };
    }
}
