package kibitzer.web.lesson;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouterLink;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.content.lesson.Course;
import kibitzer.content.lesson.Lesson;
import kibitzer.content.lesson.Lessons;
import kibitzer.learning.Attempt;
import kibitzer.learning.Attempts;
import kibitzer.learning.onward.Checkpoint;
import kibitzer.learning.onward.KnownLessons;
import kibitzer.learning.onward.LessonHistory;
import kibitzer.learning.onward.LessonsDone;
import kibitzer.learning.onward.Placement;
import kibitzer.learning.onward.WayOn;
import kibitzer.web.error.PageNotFound;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.Page;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.question.Desk;
import kibitzer.web.question.QuestionPanel;
import kibitzer.web.round.RoundResults;
import kibitzer.web.visitor.Visitor;

/** Ten questions that find how much of a course a learner knows already. Round and question stand in the address. */
@UnderMenu(MenuEntry.LESSONS)
@Route("placement/:folder*")
public class PlacementView extends Page implements BeforeEnterObserver {
    /** A round is found again among so many of the learner's latest answers. */
    private static final int LOOK_BACK = 500;

    private final transient Lessons lessons;
    private final transient Desk desk;
    private final transient Attempts attempts;
    private final transient KnownLessons known;
    private final transient LessonsDone done;
    private final transient Visitor visitor;
    private boolean goesOn;

    PlacementView(
            Lessons lessons, Desk desk, Attempts attempts, KnownLessons known, LessonsDone done, Visitor visitor) {
        this.lessons = lessons;
        this.desk = desk;
        this.attempts = attempts;
        this.known = known;
        this.done = done;
        this.visitor = visitor;
    }

    public static RouterLink link(String text, Course course) {
        return new RouterLink(text, PlacementView.class, CourseView.address(course));
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        String folder = event.getRouteParameters().get("folder").orElse("");
        Optional<Course> course = lessons.course(folder);
        if (course.isEmpty()) {
            PageNotFound.tell(event, "There is no course called " + folder + ".");
            return;
        }
        Optional<RoundAddress> address = RoundAddress.read(event.getLocation().getQueryParameters());
        if (address.isEmpty()) {
            event.forwardTo(
                    PlacementView.class,
                    CourseView.address(course.get()),
                    RoundAddress.fresh().query());
            return;
        }
        begin("Find your place: " + course.get().head().title());
        show(course.get(), address.get());
        goesOn = false;
    }

    private void show(Course course, RoundAddress address) {
        Placement placement = Placement.of(lessons, course);
        RoundResults results = results(address);
        List<Placement.Answer> answers = answers(placement, address, results);
        if (answers.size() < Placement.QUESTIONS) {
            // an address that runs ahead of the answers leads back to the first that is missing
            RoundAddress at = new RoundAddress(address.round(), answers.size() + 1, address.skipped());
            ask(course, placement, at, answers, results);
        } else {
            end(course, placement.known(answers));
        }
    }

    private RoundResults results(RoundAddress address) {
        return RoundResults.of(address.round(), attempts.of(visitor.learner(), Optional.empty(), LOOK_BACK));
    }

    /** What was answered or passed by before this question, up to the first that was neither. */
    private static List<Placement.Answer> answers(Placement placement, RoundAddress address, RoundResults results) {
        List<Placement.Answer> answers = new ArrayList<>();
        for (int number = 1; number < address.question() && number <= Placement.QUESTIONS; number++) {
            Optional<Attempt> answer = results.answer(number);
            if (answer.isEmpty() && !address.skipped().contains(number)) {
                break;
            }
            answers.add(new Placement.Answer(
                    placement.next(answers).orElseThrow(),
                    answer.filter(attempt -> attempt.grade().isRight()).isPresent()));
        }
        return answers;
    }

    private void ask(
            Course course,
            Placement placement,
            RoundAddress address,
            List<Placement.Answer> answers,
            RoundResults results) {
        if (address.question() == 1) {
            lead(
                    "Ten questions at most. Skip what you do not know: the lessons that you know already are marked, and you"
                            + " begin behind them.");
        }
        int at = placement.next(answers).orElseThrow();
        QuestionPanel<?, ?> panel = RoundQuestion.lay(
                desk,
                Checkpoint.question(placement.line().get(at), address.round(), address.question()),
                placement.place(address.round(), address.question()),
                Placement.QUESTIONS,
                results);
        boolean[] passedBy = {false};
        panel.addSkipListener(skip -> passedBy[0] = true);
        panel.addNextListener(next -> goOn(course, passedBy[0] ? address.nextAfterSkip() : address.next()));
        add(panel, CourseView.link(course));
        if (goesOn) {
            panel.takeFocus();
        }
    }

    /** With the last answer the lessons that are known are marked. */
    private void goOn(Course course, RoundAddress next) {
        Placement placement = Placement.of(lessons, course);
        List<Placement.Answer> answers = answers(placement, next, results(next));
        if (answers.size() == Placement.QUESTIONS) {
            known.mark(visitor.learner(), unread(placement.known(answers)));
        }
        go(course, next);
    }

    private List<Lesson> unread(List<Lesson> found) {
        LessonHistory before = done.of(visitor.learner());
        return found.stream().filter(lesson -> !before.isPassed(lesson)).toList();
    }

    private void end(Course course, List<Lesson> found) {
        List<Lesson> unread = unread(found);
        boolean marked = unread.stream().allMatch(done.of(visitor.learner())::isKnown);
        Paragraph said = new Paragraph(
                unread.isEmpty()
                        ? "Nothing was found that you could leave out: begin with the first lesson."
                        : (unread.size() == 1 ? "One lesson is " : unread.size() + " lessons are ")
                                + (marked ? "marked as known." : "known by these answers, and not marked so."));
        said.getElement().setAttribute("role", "status");
        add(said);
        Div actions = styled(new Div(), "kb-actions");
        new WayOn(lessons, done.of(visitor.learner()))
                .in(course)
                .ifPresent(next -> actions.add(styled(GoOnLink.to(next), "kb-button", "kb-button-first")));
        if (!unread.isEmpty()) {
            OrderedList list = styled(new OrderedList(), "kb-skills");
            unread.forEach(lesson -> list.add(
                    new ListItem(new RouterLink(lesson.head().title(), LessonView.class, LessonView.address(lesson)))));
            add(list);
            actions.add(styled(marked ? takeBack(course, unread) : mark(course, unread), "kb-button"));
        }
        actions.add(styled(CourseView.link(course), "kb-button"));
        add(actions);
    }

    private NativeButton takeBack(Course course, List<Lesson> unread) {
        return new NativeButton("Take it all back", click -> {
            unread.forEach(lesson -> known.forget(visitor.learner(), lesson));
            toCourse(course);
        });
    }

    private NativeButton mark(Course course, List<Lesson> unread) {
        return new NativeButton("Mark them as known", click -> {
            known.mark(visitor.learner(), unread);
            toCourse(course);
        });
    }

    private void toCourse(Course course) {
        getUI().ifPresent(ui -> ui.navigate(CourseView.class, CourseView.address(course)));
    }

    private void go(Course course, RoundAddress address) {
        goesOn = true;
        getUI().ifPresent(ui -> ui.navigate(PlacementView.class, CourseView.address(course), address.query()));
    }
}
