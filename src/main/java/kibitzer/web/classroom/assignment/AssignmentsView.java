package kibitzer.web.classroom.assignment;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.H3;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.PermitAll;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import kibitzer.classroom.assignment.Deadlines.Phase;
import kibitzer.classroom.assignment.Sittings;
import kibitzer.classroom.assignment.Task;
import kibitzer.decisions.ask.HowMany;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.Page;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.visitor.Visitor;
import kibitzer.web.visitor.WallClock;
import kibitzer.web.words.MomentInWords;
import kibitzer.web.words.TaskState;

/** What a learner is assigned: what is due, what else is open, what will open, what is done. */
@PermitAll
@UnderMenu(MenuEntry.CLASSES)
@Route("assignments")
public class AssignmentsView extends Page implements BeforeEnterObserver {
    private static final Duration SOON = Duration.ofDays(3);

    private final transient Sittings sittings;
    private final transient Visitor visitor;
    private final transient WallClock clock;

    AssignmentsView(Sittings sittings, Visitor visitor, WallClock clock) {
        this.sittings = sittings;
        this.visitor = visitor;
        this.clock = clock;
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        begin("Assignments");
        Instant now = clock.now();
        List<Task> tasks = sittings.tasks(visitor.learner());
        if (tasks.isEmpty()) {
            lead("Nothing is assigned to you. What an instructor assigns to a class of yours stands here.");
            return;
        }
        List<Task> soon = new ArrayList<>();
        List<Task> open = new ArrayList<>();
        List<Task> coming = new ArrayList<>();
        List<Task> done = new ArrayList<>();
        for (Task task : tasks) {
            (task.deadlines().at(now) == Phase.BEFORE
                            ? coming
                            : !task.isDue(now) ? done : task.deadlines().close().isBefore(now.plus(SOON)) ? soon : open)
                    .add(task);
        }
        lead(
                soon.size() + open.size() == 0
                        ? "Nothing is due."
                        : soon.size() + open.size() == 1
                                ? "One assignment waits for you."
                                : soon.size() + open.size() + " assignments wait for you.");
        section("Due soon", soon, now);
        section("Open", open, now);
        section("Not open yet", coming, now);
        done.sort(Comparator.comparing((Task task) -> task.deadlines().due()).reversed());
        section("Done", done, now);
    }

    private void section(String title, List<Task> tasks, Instant now) {
        if (tasks.isEmpty()) {
            return;
        }
        Div tiles = styled(new Div(), "kb-tiles");
        tasks.stream().map(task -> tile(task, now)).forEach(tiles::add);
        add(new Section(styled(new H2(title), "kb-heading"), tiles));
    }

    private Div tile(Task task, Instant now) {
        MomentInWords moment = new MomentInWords(task.zone(), clock.today().zone());
        return styled(
                new Div(
                        styled(new H3(task.assignment().terms().title()), "kb-tile-title"),
                        styled(new Paragraph(task.classroom() + ", " + counted(task.questions())), "kb-tile-note"),
                        styled(new Paragraph(TaskState.says(task, now, moment)), "kb-tile-note"),
                        styled(
                                new Div(styled(
                                        AssignmentAddress.to(
                                                TaskState.action(task, now),
                                                task.assignment().id()),
                                        "kb-button")),
                                "kb-actions")),
                "kb-tile");
    }

    private static String counted(int questions) {
        return HowMany.of(questions, "question");
    }
}
