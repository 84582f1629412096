package kibitzer.web.classroom.gradebook;

import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.PermitAll;
import java.util.List;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.gradebook.Weakness;
import kibitzer.classroom.gradebook.Weaknesses;
import kibitzer.classroom.roster.Admission;
import kibitzer.classroom.roster.ClassGate;
import kibitzer.content.lesson.Lessons;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.visitor.Visitor;

/** Who struggles with what: the rules on which the assigned questions turned, the hardest first. */
@PermitAll
@UnderMenu(MenuEntry.CLASSES)
@Route("class/:id/weaknesses")
public class WeaknessesView extends GradebookPage {
    private static final int MOST = 30;

    private final transient Weaknesses weaknesses;
    private final transient Lessons lessons;

    WeaknessesView(ClassGate gate, Visitor visitor, Weaknesses weaknesses, Lessons lessons) {
        super(gate, visitor);
        this.weaknesses = weaknesses;
        this.lessons = lessons;
    }

    @Override
    void open(Admission admission, BeforeEnterEvent event) {
        ClassroomId id = admission.classroom().id();
        List<Weakness> found = weaknesses.of(id, visitor());
        begin("Who struggles with what", admission);
        add(ways(to("Gradebook", GradebookView.class, id)));
        if (found.isEmpty()) {
            add(new Paragraph("Nothing is handed in yet."));
            return;
        }
        add(
                soft("Counted over the answers of all sittings that count, by the rule that decided, the hardest first."
                        + " Whoever earns less than " + percent(Weakness.ENOUGH) + " of the credit is said to struggle."
                        + (found.size() > MOST ? " The " + MOST + " hardest of " + found.size() + " rules." : "")),
                new WeaknessList(found.stream().limit(MOST).toList(), lessons, id, true));
    }
}
