package kibitzer.web.home;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouterLink;
import java.util.List;
import java.util.Optional;
import kibitzer.classroom.assignment.Task;
import kibitzer.content.lesson.Lesson;
import kibitzer.content.lesson.LessonId;
import kibitzer.content.lesson.Lessons;
import kibitzer.learning.LearnerDay;
import kibitzer.learning.onward.NextStep;
import kibitzer.learning.onward.WayOn;
import kibitzer.learning.review.ReviewQueue;
import kibitzer.reminders.Reminders;
import kibitzer.web.classroom.assignment.AssignmentsView;
import kibitzer.web.laws.LawsView;
import kibitzer.web.lesson.GoOnLink;
import kibitzer.web.lesson.LessonView;
import kibitzer.web.library.LibraryView;
import kibitzer.web.page.Page;
import kibitzer.web.page.Paths;
import kibitzer.web.practice.PracticeListView;
import kibitzer.web.progress.MistakesView;
import kibitzer.web.progress.ReviewHandView;
import kibitzer.web.progress.ReviewView;
import kibitzer.web.question.Desk;
import kibitzer.web.score.ScoreSheetView;
import kibitzer.web.visitor.Visitor;
import kibitzer.web.visitor.WallClock;
import kibitzer.web.words.DueInWords;
import kibitzer.web.words.MomentInWords;
import kibitzer.web.words.TaskState;

/** The first page: three ways in for whoever is new, else where the learner was, today's hands, what is due; then everything else. */
@Route(Paths.HOME)
public class HomeView extends Page {
    private final transient LearnerAtHome.Overview overview;
    private final transient FirstLessons first;
    private final transient WallClock clock;

    HomeView(
            LearnerAtHome learners, Lessons lessons, Desk desk, Reminders reminders, Visitor visitor, WallClock clock) {
        this.clock = clock;
        this.first = new FirstLessons(lessons);
        LearnerDay today = clock.today();
        this.overview = learners.of(visitor.learner(), today);
        reminders.isAt(visitor.learner(), today.zone());
        begin("Kibitzer");
        lead("Learn to play cards well, from four old rule books.");
        if (overview.isNew()) {
            new WaysIn(lessons, desk).on(this, first, overview.set());
        }
        Div tiles = styled(new Div(), "kb-tiles");
        Optional<NextStep> next = overview.isNew()
                ? Optional.empty()
                : new WayOn(lessons, overview.done())
                        .from(overview.reading().flatMap(last -> LessonId.find(last.lesson())));
        next.map(HomeView::goOn).ifPresent(tiles::add);
        if (visitor.account().isPresent()) {
            assigned(learners.assigned(visitor.learner())).ifPresent(tiles::add);
        }
        if (!overview.isNew()) {
            addToday(tiles, next.isPresent());
        }
        tiles.add(due(today));
        addEverythingElse(tiles);
        add(tiles);
    }

    /** Today's hands, and where to begin for whoever has no lesson to go on with; an open question leads the page. */
    private void addToday(Div tiles, boolean hasLesson) {
        Optional<Integer> asked = hasLesson
                ? Optional.empty()
                : overview.set()
                        .flatMap(day -> day.playable(
                                overview.decided(), overview.answers().keySet()));
        overview.set()
                .map(day ->
                        new TodaysHands(day, overview.answers(), asked.isPresent() ? HomeTile.FIRST : "kb-tile", asked))
                .ifPresent(tiles::add);
        if (hasLesson) {
            return;
        }
        first.of(overview.decided()).map(HomeView::startHere).ifPresent(start -> {
            if (asked.isEmpty()) {
                tiles.addComponentAsFirst(styled(start, HomeTile.FIRST));
            } else {
                tiles.add(start);
            }
        });
    }

    private static void addEverythingElse(Div tiles) {
        tiles.add(
                new HomeTile(
                                "Practice",
                                "Fresh hands without end, each marked with its reason.",
                                new RouterLink("Choose what to practise", PracticeListView.class))
                        .pictured("fan AS KH QD JC 9S"),
                new HomeTile(
                                "The library",
                                "Every game in the books: rules, relatives and pages.",
                                new RouterLink("Look for a game", LibraryView.class))
                        .pictured("row JS JH JC JD"),
                new HomeTile(
                                "What happens if",
                                "A card dropped, a lead out of turn, a revoke: what the laws provide.",
                                new RouterLink("Look up the laws", LawsView.class))
                        .pictured("trick 4S 7S"),
                new HomeTile(
                                "Score sheet",
                                "Keep the score of a real table: rubbers of bridge, old and new.",
                                new RouterLink("Keep score", ScoreSheetView.class))
                        .pictured("row AS KS QS JS TS"));
    }

    /** What an instructor waits for, the next due first; empty for whoever is assigned nothing. */
    private Optional<Div> assigned(List<Task> tasks) {
        List<Task> due = tasks.stream().filter(task -> task.isDue(clock.now())).toList();
        if (tasks.isEmpty()) {
            return Optional.empty();
        }
        String note = due.isEmpty()
                ? "Nothing is due."
                : due.getFirst().assignment().terms().title() + ". "
                        + TaskState.says(
                                due.getFirst(),
                                clock.now(),
                                new MomentInWords(
                                        due.getFirst().zone(), clock.today().zone()))
                        + (due.size() == 1 ? "" : " " + (due.size() - 1) + " more after it.");
        return Optional.of(
                new HomeTile("Assignments", note, new RouterLink("See what is assigned", AssignmentsView.class)));
    }

    /** What comes back, and what was wrong and still is. */
    private Div due(LearnerDay today) {
        ReviewQueue queue = overview.due();
        int due = queue.today().size();
        String note = due > 0
                ? (due == 1 ? "1 rule is due" : due + " rules are due") + " before you forget."
                : queue.later().isEmpty() && queue.due().isEmpty()
                        ? "What you answer comes back here before you forget it."
                        : DueInWords.of(queue, today, clock.now());
        HomeTile tile = new HomeTile(
                        "Review",
                        note,
                        due > 0
                                ? new RouterLink("Review now", ReviewHandView.class)
                                : new RouterLink("See when each comes back", ReviewView.class))
                .pictured("stock 8D");
        MistakesView.link(overview.mistakes(), today)
                .ifPresent(link -> tile.add(styled(new Div(styled(link, "kb-tile-link")), "kb-actions")));
        return tile;
    }

    private static Div goOn(NextStep next) {
        return styled(new HomeTile("Where you were", GoOnLink.title(next), GoOnLink.to(next)), HomeTile.FIRST);
    }

    private static Div startHere(Lesson lesson) {
        return new HomeTile(
                "Start here",
                lesson.head().title() + ", about " + lesson.head().minutes() + " minutes",
                new RouterLink("Read the first lesson", LessonView.class, LessonView.address(lesson)));
    }
}
