package kibitzer.web.classroom.assignment;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.PermitAll;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.assignment.Deadlines.Phase;
import kibitzer.classroom.assignment.Sitting;
import kibitzer.classroom.assignment.SittingRefused;
import kibitzer.classroom.assignment.Sittings;
import kibitzer.classroom.assignment.Task;
import kibitzer.classroom.gradebook.BoardTravellers;
import kibitzer.classroom.gradebook.Comment;
import kibitzer.classroom.gradebook.Comments;
import kibitzer.classroom.gradebook.OwnScores;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.Page;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.visitor.Visitor;
import kibitzer.web.visitor.WallClock;
import kibitzer.web.words.MomentInWords;
import kibitzer.web.words.TaskState;

/** An assignment before and after its sittings: its terms, the way in, what came of it. */
@PermitAll
@UnderMenu(MenuEntry.CLASSES)
@Route("assignment/:id")
public class AssignmentView extends Page implements BeforeEnterObserver {
    private final transient Sittings sittings;
    private final transient OwnScores scores;
    private final transient Comments comments;
    private final transient BoardTravellers travellers;
    private final transient Visitor visitor;
    private final transient WallClock clock;

    AssignmentView(
            Sittings sittings,
            OwnScores scores,
            Comments comments,
            BoardTravellers travellers,
            Visitor visitor,
            WallClock clock) {
        this.travellers = travellers;
        this.sittings = sittings;
        this.scores = scores;
        this.comments = comments;
        this.visitor = visitor;
        this.clock = clock;
    }

    /** Of the page, below the address of the trainer. */
    public static String path(AssignmentId assignment) {
        return "assignment/" + assignment;
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        show(sittings.task(
                visitor.learner(), AssignmentAddress.assignment(event.getRouteParameters(), AssignmentAddress.ID)));
    }

    private void show(Task task) {
        Instant now = clock.now();
        MomentInWords moment = new MomentInWords(task.zone(), clock.today().zone());
        begin(task.assignment().terms().title());
        lead(task.classroom() + ". " + TaskState.says(task, now, moment));
        way(task, now);
        if (!task.sittings().isEmpty()) {
            add(styled(new H2("Your sittings"), "kb-heading"), sittings(task, moment));
            if (!travellers.told(visitor.learner(), task.assignment().id()).isEmpty()) {
                add(new Paragraph(AssignmentAddress.toBoards(
                        "The boards: what everybody made of them",
                        task.assignment().id())));
            }
        }
        add(
                styled(new H2("How it is held"), "kb-heading"),
                new TermsInWords(
                        task.assignment().terms(),
                        task.boards() > 0,
                        task.deadlines(),
                        task.toldAfter(),
                        task.limit(),
                        moment));
    }

    private void way(Task task, Instant now) {
        Phase phase = task.deadlines().at(now);
        boolean resumed = task.resumable(now).isPresent();
        boolean startable = phase == Phase.PRACTICE || (phase == Phase.OPEN || phase == Phase.LATE) && task.left() > 0;
        if (task.ended() || !resumed && !startable) {
            return;
        }
        NativeButton go = styled(
                new NativeButton(
                        resumed
                                ? "Go on"
                                : phase == Phase.PRACTICE
                                        ? "Practise it"
                                        : task.sittings().isEmpty() ? "Start" : "Start another sitting",
                        click -> start(task.assignment().id())),
                "kb-button",
                "kb-button-first");
        add(styled(new Div(go), "kb-actions"));
    }

    private void start(AssignmentId assignment) {
        try {
            Sitting sitting = sittings.start(visitor.learner(), assignment);
            getUI().ifPresent(ui -> ui.navigate(SittingView.class, AssignmentAddress.of(sitting.id())));
        } catch (SittingRefused refused) {
            show(sittings.task(visitor.learner(), assignment));
            addComponentAtIndex(1, styled(new Paragraph(refused.says()), "kb-fault"));
        }
    }

    private OrderedList sittings(Task task, MomentInWords moment) {
        OrderedList list = styled(new OrderedList(), "kb-sittings");
        for (Sitting sitting : task.sittings()) {
            ListItem item = new ListItem(
                    new Paragraph((sitting.practice() ? "Practice, " : "Sitting, ") + state(sitting, moment)));
            FromPaperInWords.of(sitting).ifPresent(says -> item.add(new Paragraph(says)));
            score(sitting).ifPresent(score -> item.add(new Paragraph(score)));
            if (sitting.told().isPresent()) {
                said(sitting, item);
            }
            item.add(AssignmentAddress.to(
                    sitting.isOpen()
                            ? "Go on with it"
                            : sitting.told().isPresent() ? "See the verdicts" : "See what you answered",
                    sitting.id(),
                    1));
            list.add(item);
        }
        return list;
    }

    /** What an instructor says of the whole, and to which questions something is said too. */
    private void said(Sitting sitting, ListItem item) {
        Map<Integer, Comment> said = comments.told(sittings.paper(visitor.learner(), sitting.id()));
        Optional.ofNullable(said.get(Comments.WHOLE))
                .ifPresent(comment ->
                        item.add(styled(new Paragraph(comment.by() + ": " + comment.said()), "kb-note", "kb-comment")));
        List<Integer> numbers =
                said.keySet().stream().filter(number -> number > Comments.WHOLE).toList();
        if (!numbers.isEmpty()) {
            Paragraph on = new Paragraph("Comments on question ");
            numbers.forEach(number -> {
                if (!number.equals(numbers.getFirst())) {
                    on.add(", ");
                }
                on.add(AssignmentAddress.to(String.valueOf(number), sitting.id(), number));
            });
            item.add(styled(on, "kb-tile-note"));
        }
    }

    private Optional<String> score(Sitting sitting) {
        return sitting.told().isEmpty() || sitting.practice()
                ? Optional.empty()
                : scores.of(sittings.paper(visitor.learner(), sitting.id())).map(OwnScoreInWords::of);
    }

    private static String state(Sitting sitting, MomentInWords moment) {
        return sitting.submitted()
                .map(at -> "handed in " + moment.at(at)
                        + (sitting.told().isPresent() ? "." : "; the verdicts are told later."))
                .orElseGet(() -> "begun " + moment.at(sitting.started()) + ", not handed in yet.");
    }
}
