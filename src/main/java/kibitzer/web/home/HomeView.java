package kibitzer.web.home;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouterLink;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kibitzer.classroom.assignment.Sittings;
import kibitzer.classroom.assignment.Task;
import kibitzer.content.lesson.Lesson;
import kibitzer.content.lesson.LessonId;
import kibitzer.content.lesson.Lessons;
import kibitzer.content.lesson.Part;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.learning.Attempt;
import kibitzer.learning.LearnerDay;
import kibitzer.learning.LessonReading;
import kibitzer.learning.Readings;
import kibitzer.learning.daily.DailyHands;
import kibitzer.learning.daily.DailyResults;
import kibitzer.learning.daily.DailySet;
import kibitzer.learning.review.Mistakes;
import kibitzer.learning.review.ReviewQueue;
import kibitzer.learning.review.Reviews;
import kibitzer.marking.Question;
import kibitzer.web.classroom.assignment.AssignmentsView;
import kibitzer.web.daily.DailyArchiveView;
import kibitzer.web.daily.DailyView;
import kibitzer.web.laws.LawsView;
import kibitzer.web.lesson.LessonView;
import kibitzer.web.library.LibraryView;
import kibitzer.web.page.Page;
import kibitzer.web.page.Paths;
import kibitzer.web.practice.PracticeListView;
import kibitzer.web.progress.MistakesView;
import kibitzer.web.progress.ReviewHandView;
import kibitzer.web.progress.ReviewView;
import kibitzer.web.question.ExhibitTable;
import kibitzer.web.score.ScoreSheetView;
import kibitzer.web.table.CardText;
import kibitzer.web.visitor.Visitor;
import kibitzer.web.visitor.WallClock;
import kibitzer.web.words.MomentInWords;
import kibitzer.web.words.TaskState;

/** The first page: today's hands, what is due for review, where the learner was; then everything else. */
@Route(Paths.HOME)
public class HomeView extends Page {
    /** Where whoever has never played begins: what a trick is. */
    private static final String FIRST_STEPS = "tricks/the-trick";
    /** A question with fewer cards is not a hand. */
    private static final int HAND = 5;
    /** The tile that the page leads with. */
    private static final String FIRST = "kb-tile-first";

    HomeView(
            DailyHands daily,
            DailyResults results,
            Reviews reviews,
            Mistakes mistakes,
            Lessons lessons,
            Readings readings,
            Sittings sittings,
            Visitor visitor,
            WallClock clock) {
        begin("Kibitzer");
        lead("Learn to play cards well, from four old rule books.");
        LearnerDay today = clock.today();
        Div tiles = styled(new Div(), "kb-tiles");
        Optional<LessonReading> reading = readings.last(visitor.learner());
        ReviewQueue queue = reviews.queue(visitor.learner(), today);
        Optional<DailySet> set = daily.of(today.date(), today);
        Map<Integer, Attempt> answers = set.map(day ->
                        results.of(visitor.learner(), day.day(), day.questions().keySet()))
                .orElseGet(Map::of);
        boolean newcomer = reading.isEmpty()
                && answers.isEmpty()
                && queue.today().isEmpty()
                && queue.later().isEmpty();
        Optional<Lesson> first = firstLesson(lessons);
        if (newcomer) {
            first.map(HomeView::beginHere).ifPresent(tiles::add);
        }
        set.map(day -> today(day, answers, newcomer ? "kb-tile" : FIRST)).ifPresent(tiles::add);
        if (visitor.account().isPresent()) {
            assigned(sittings.tasks(visitor.learner()), clock).ifPresent(tiles::add);
        }
        Optional<Div> lesson = reading.flatMap(last ->
                        LessonId.find(last.lesson()).flatMap(lessons::find).map(found -> whereYouWere(found, last)))
                .or(() -> newcomer ? Optional.empty() : first.map(HomeView::startHere));
        Div due = due(queue);
        int missed = mistakes.of(visitor.learner(), today).size();
        if (missed > 0) {
            due.add(styled(new Div(styled(MistakesView.link(missed), "kb-tile-link")), "kb-actions"));
        }
        if (queue.today().isEmpty()) {
            lesson.ifPresent(tiles::add);
            tiles.add(due);
        } else {
            tiles.add(due);
            lesson.ifPresent(tiles::add);
        }
        tiles.add(
                tile(
                        "Practice",
                        "Fresh hands without end, each marked with its reason.",
                        new RouterLink("Choose what to practise", PracticeListView.class)),
                tile(
                        "The library",
                        "Every game in the books: rules, relatives and pages.",
                        new RouterLink("Look for a game", LibraryView.class)),
                tile(
                        "What happens if",
                        "A card dropped, a lead out of turn, a revoke: what the laws provide.",
                        new RouterLink("Look up the laws", LawsView.class)),
                tile(
                        "Score sheet",
                        "Keep the score of a real table: rubbers of bridge, old and new.",
                        new RouterLink("Keep score", ScoreSheetView.class)));
        add(tiles);
    }

    /** What an instructor waits for, the next due first; empty for whoever is assigned nothing. */
    private static Optional<Div> assigned(List<Task> tasks, WallClock clock) {
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
        return Optional.of(tile("Assignments", note, new RouterLink("See what is assigned", AssignmentsView.class)));
    }

    private static Optional<Lesson> firstLesson(Lessons lessons) {
        return lessons.all().stream()
                .filter(lesson -> lesson.id().folder().equals(FIRST_STEPS))
                .findFirst()
                .or(() -> lessons.all().stream().findFirst());
    }

    /** @param as what the tile is among the others */
    private static Div today(DailySet set, Map<Integer, Attempt> answers, String as) {
        Optional<Integer> next = set.questions().keySet().stream()
                .filter(number -> !answers.containsKey(number))
                .findFirst();
        long right = answers.values().stream()
                .filter(answer -> answer.grade().isRight())
                .count();
        String note = next.isEmpty()
                ? "All answered, " + right + " of " + set.size() + " right. Look how the others did."
                : answers.isEmpty()
                        ? set.size() + " questions, the same for everybody, one try each."
                        : answers.size() + " of " + set.size() + " answered, " + right + " right.";
        Div tile = styled(
                new Div(styled(new H2("Today's hands"), "kb-tile-title"), styled(new Paragraph(note), "kb-tile-note")),
                "kb-tile",
                as);
        next.filter(number -> as.equals(FIRST)).map(set.questions()::get).ifPresent(question -> {
            tile.add(styled(new Paragraph(new CardText(question.prompt().ask())), "kb-tile-note"));
            hand(question).ifPresent(held -> tile.add(ExhibitTable.hand(held)));
        });
        RouterLink play = new RouterLink(
                next.isEmpty() ? "See how it went" : answers.isEmpty() ? "Play them" : "Go on", DailyView.class);
        tile.add(styled(
                new Div(
                        as.equals(FIRST) ? styled(play, "kb-button", "kb-button-first") : styled(play, "kb-button"),
                        styled(new RouterLink("Other days", DailyArchiveView.class), "kb-tile-link")),
                "kb-actions"));
        return tile;
    }

    private static Optional<Exhibit.Held> hand(Question<?, ?> question) {
        return question.prompt().exhibits().stream()
                .filter(Exhibit.Held.class::isInstance)
                .map(Exhibit.Held.class::cast)
                .filter(held -> held.cards().size() >= HAND)
                .findFirst();
    }

    private static Div due(ReviewQueue queue) {
        int due = queue.today().size();
        String note = due > 0
                ? (due == 1 ? "1 rule is due" : due + " rules are due") + " before you forget."
                : queue.later().isEmpty()
                        ? "What you answer comes back here before you forget it."
                        : "Nothing is due. " + queue.later().size() + " come back another time.";
        return tile(
                "Review",
                note,
                due > 0
                        ? new RouterLink("Review now", ReviewHandView.class)
                        : new RouterLink("What comes back when", ReviewView.class));
    }

    private static Div whereYouWere(Lesson lesson, LessonReading reading) {
        RouterLink on = new RouterLink("Go on", LessonView.class, LessonView.address(lesson));
        on.setQueryParameters(LessonView.at(reading.place()));
        return tile("Where you were", lesson.head().title(), on);
    }

    /** For whoever has done nothing yet: what the first lesson teaches, with one of its questions to think about. */
    private static Div beginHere(Lesson lesson) {
        Div tile = styled(
                new Div(
                        styled(new H2("Start here"), "kb-tile-title"),
                        styled(
                                new Paragraph("Never played? " + lesson.head().title() + ", about "
                                        + lesson.head().minutes() + " minutes, ends with questions like this:"),
                                "kb-tile-note")),
                "kb-tile",
                FIRST);
        lesson.questions().stream().findFirst().map(Part.Ask::question).ifPresent(question -> {
            tile.add(styled(new Paragraph(new CardText(question.prompt().ask())), "kb-tile-note"));
            tile.add(new ExhibitTable(question.prompt().exhibits()));
        });
        tile.add(styled(
                new Div(styled(
                        new RouterLink("Read the first lesson", LessonView.class, LessonView.address(lesson)),
                        "kb-button",
                        "kb-button-first")),
                "kb-actions"));
        return tile;
    }

    private static Div startHere(Lesson lesson) {
        return tile(
                "Start here",
                lesson.head().title() + ", about " + lesson.head().minutes() + " minutes",
                new RouterLink("Read the first lesson", LessonView.class, LessonView.address(lesson)));
    }

    private static Div tile(String title, String note, RouterLink link) {
        return styled(
                new Div(
                        styled(new H2(title), "kb-tile-title"),
                        styled(new Paragraph(note), "kb-tile-note"),
                        styled(new Div(styled(link, "kb-button")), "kb-actions")),
                "kb-tile");
    }
}
