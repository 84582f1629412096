package kibitzer.web.lesson;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouterLink;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import kibitzer.content.lesson.Lesson;
import kibitzer.content.lesson.Lessons;
import kibitzer.learning.Attempt;
import kibitzer.learning.Attempts;
import kibitzer.learning.onward.Checkpoint;
import kibitzer.learning.onward.LessonHistory;
import kibitzer.learning.onward.LessonsDone;
import kibitzer.marking.Citations;
import kibitzer.web.error.PageNotFound;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.Page;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.question.Desk;
import kibitzer.web.question.QuestionPanel;
import kibitzer.web.round.RoundReport;
import kibitzer.web.round.RoundResults;
import kibitzer.web.visitor.Visitor;

/** One round of a course's checkpoint, question by question, and how it went. Round and question stand in the address. */
@UnderMenu(MenuEntry.LESSONS)
@Route("checkpoint/:folder*")
public class CheckpointView extends Page implements BeforeEnterObserver {
    /** A round is found again among so many of the learner's latest answers. */
    private static final int LOOK_BACK = 500;

    private final transient Lessons lessons;
    private final transient Desk desk;
    private final transient Attempts attempts;
    private final transient LessonsDone done;
    private final transient Visitor visitor;
    private final transient Citations citations;
    private final transient OnwardLink onward;
    private boolean goesOn;

    CheckpointView(
            Lessons lessons,
            Desk desk,
            Attempts attempts,
            LessonsDone done,
            Visitor visitor,
            Citations citations,
            OnwardLink onward) {
        this.onward = onward;
        this.citations = citations;
        this.lessons = lessons;
        this.desk = desk;
        this.attempts = attempts;
        this.done = done;
        this.visitor = visitor;
    }

    static RouterLink link(String text, Checkpoint checkpoint) {
        return new RouterLink(text, CheckpointView.class, CourseView.address(checkpoint.course()));
    }

    /** What is asked: "10 hands from all lessons, mixed". */
    static String hands(Checkpoint checkpoint) {
        return Checkpoint.QUESTIONS
                + (checkpoint.looksBack()
                        ? " hands of this lesson and of what it builds on, mixed"
                        : " hands from all lessons, mixed");
    }

    private static RouterLink link(Checkpoint checkpoint, RoundAddress address) {
        RouterLink link = link("", checkpoint);
        link.setQueryParameters(address.query());
        return link;
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        String folder = event.getRouteParameters().get("folder").orElse("");
        Optional<Checkpoint> checkpoint = lessons.course(folder).flatMap(Checkpoint::of);
        if (checkpoint.isEmpty()) {
            PageNotFound.tell(event, "There is no checkpoint called " + folder + ".");
            return;
        }
        Optional<RoundAddress> address = RoundAddress.read(event.getLocation().getQueryParameters());
        if (address.isEmpty()) {
            event.forwardTo(
                    CheckpointView.class,
                    CourseView.address(checkpoint.get().course()),
                    RoundAddress.fresh().query());
            return;
        }
        RoundResults results =
                RoundResults.of(address.get().round(), attempts.of(visitor.learner(), Optional.empty(), LOOK_BACK));
        begin("Checkpoint: " + checkpoint.get().course().head().title());
        if (address.get().question() > Checkpoint.QUESTIONS) {
            end(checkpoint.get(), address.get(), results);
        } else {
            ask(checkpoint.get(), address.get(), results);
        }
        goesOn = false;
    }

    /** Drawn by what was done before the round's first answer: what is learned since does not change the round. */
    private List<Lesson> asked(Checkpoint checkpoint, RoundAddress address, RoundResults results) {
        LessonHistory now = done.of(visitor.learner());
        LessonHistory then = results.answers().values().stream()
                .map(Attempt::at)
                .min(Comparator.naturalOrder())
                .map(now::before)
                .orElse(now);
        return checkpoint.lessons(address.round(), then);
    }

    private void ask(Checkpoint checkpoint, RoundAddress address, RoundResults results) {
        if (address.question() == 1) {
            lead(hands(checkpoint) + "; " + Checkpoint.PASS + " right answers pass.");
        }
        Lesson lesson = asked(checkpoint, address, results).get(address.question() - 1);
        QuestionPanel<?, ?> panel = RoundQuestion.lay(
                desk,
                Checkpoint.question(lesson, address.round(), address.question()),
                checkpoint.place(address.round(), address.question()),
                Checkpoint.QUESTIONS,
                results);
        panel.addNextListener(next -> go(checkpoint, address.next()));
        add(
                panel,
                RoundQuestion.ways(
                        address,
                        results,
                        link(checkpoint, address.at(Checkpoint.QUESTIONS + 1)),
                        CourseView.link(checkpoint.course())));
        if (goesOn) {
            panel.takeFocus();
        }
    }

    private void end(Checkpoint checkpoint, RoundAddress address, RoundResults results) {
        boolean passed = results.right() >= Checkpoint.PASS;
        Span of = styled(new Span(" of " + Checkpoint.QUESTIONS), "kb-score-of");
        Paragraph said = new Paragraph(
                passed
                        ? "Passed: the course is behind you."
                        : "Not passed yet: " + Checkpoint.PASS + " right answers are needed.");
        said.getElement().setAttribute("role", "status");
        add(styled(new Paragraph(new Span(String.valueOf(results.right())), of), "kb-score"), said);
        List<Lesson> asked = asked(checkpoint, address, results);
        List<Lesson> again = IntStream.rangeClosed(1, Checkpoint.QUESTIONS)
                .filter(number -> results.answer(number)
                        .filter(attempt -> attempt.grade().isRight())
                        .isEmpty())
                .mapToObj(number -> asked.get(number - 1))
                .distinct()
                .sorted(Comparator.comparing(Lesson::id))
                .toList();
        if (!again.isEmpty()) {
            UnorderedList list = styled(new UnorderedList(), "kb-skills");
            again.forEach(lesson -> list.add(
                    new ListItem(new RouterLink(lesson.head().title(), LessonView.class, LessonView.address(lesson)))));
            add(styled(new H2("Lessons to look at again"), "kb-heading"), list);
        }
        Div actions = OnwardLink.ways(
                passed ? onward.after(checkpoint.course().lessons().getLast().id()) : Optional.empty(),
                link("Another round", checkpoint));
        actions.add(styled(CourseView.link(checkpoint.course()), "kb-button"));
        add(actions);
        if (results.answers().isEmpty()) {
            return; // somebody else's round, or one that was not begun
        }
        RoundReport hands = new RoundReport(citations);
        IntStream.rangeClosed(1, Checkpoint.QUESTIONS)
                .forEach(number -> hands.add(
                        number,
                        Checkpoint.question(asked.get(number - 1), address.round(), number),
                        results.answer(number),
                        link(checkpoint, address.at(number))));
        add(styled(new H2("Hand by hand"), "kb-heading"), hands);
    }

    private void go(Checkpoint checkpoint, RoundAddress address) {
        goesOn = true;
        getUI().ifPresent(ui ->
                ui.navigate(CheckpointView.class, CourseView.address(checkpoint.course()), address.query()));
    }
}
