package kibitzer.web.home;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouterLink;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kibitzer.cards.LaidOut;
import kibitzer.classroom.assignment.Sittings;
import kibitzer.classroom.assignment.Task;
import kibitzer.content.lesson.Lesson;
import kibitzer.content.lesson.LessonId;
import kibitzer.content.lesson.Lessons;
import kibitzer.content.lesson.Part;
import kibitzer.decisions.DecisionId;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.learning.Attempt;
import kibitzer.learning.LearnerDay;
import kibitzer.learning.LessonReading;
import kibitzer.learning.Place;
import kibitzer.learning.Progress;
import kibitzer.learning.Readings;
import kibitzer.learning.daily.DailyHands;
import kibitzer.learning.daily.DailyResults;
import kibitzer.learning.daily.DailySet;
import kibitzer.learning.onward.LessonHistory;
import kibitzer.learning.onward.LessonsDone;
import kibitzer.learning.onward.NextStep;
import kibitzer.learning.onward.WayOn;
import kibitzer.learning.review.Mistakes;
import kibitzer.learning.review.ReviewQueue;
import kibitzer.learning.review.Reviews;
import kibitzer.marking.Question;
import kibitzer.reminders.Reminders;
import kibitzer.web.classroom.assignment.AssignmentsView;
import kibitzer.web.daily.DailyArchiveView;
import kibitzer.web.daily.DailyView;
import kibitzer.web.laws.LawsView;
import kibitzer.web.lesson.CourseView;
import kibitzer.web.lesson.GoOnLink;
import kibitzer.web.lesson.LessonView;
import kibitzer.web.lesson.LessonsView;
import kibitzer.web.library.LibraryView;
import kibitzer.web.page.Page;
import kibitzer.web.page.Paths;
import kibitzer.web.practice.PracticeListView;
import kibitzer.web.progress.MistakesView;
import kibitzer.web.progress.ReviewHandView;
import kibitzer.web.progress.ReviewView;
import kibitzer.web.question.Desk;
import kibitzer.web.question.ExhibitTable;
import kibitzer.web.question.PanelState;
import kibitzer.web.question.QuestionPanel;
import kibitzer.web.score.ScoreSheetView;
import kibitzer.web.table.CardPicture;
import kibitzer.web.table.CardText;
import kibitzer.web.visitor.Visitor;
import kibitzer.web.visitor.WallClock;
import kibitzer.web.words.DueInWords;
import kibitzer.web.words.MomentInWords;
import kibitzer.web.words.TaskState;

/** The first page: three ways in for whoever is new, else where the learner was, today's hands, what is due; then everything else. */
@Route(Paths.HOME)
public class HomeView extends Page {
    /** Where whoever has never played begins: what a trick is. */
    private static final String FIRST_STEPS = "tricks/the-trick";
    /** A question with fewer cards is not a hand. */
    private static final int HAND = 5;
    /** The tile that the page leads with. */
    private static final String FIRST = "kb-tile-first";
    /** A way in. */
    private static final String DOOR = "kb-door";

    private static final String WHAT_A_TRICK_IS =
            "Four players have each played a card. The first card says which suit counts, and the highest card of that suit wins.";

    private final transient Lessons lessons;
    private final transient Desk desk;

    HomeView(
            DailyHands daily,
            DailyResults results,
            Reviews reviews,
            Mistakes mistakes,
            Lessons lessons,
            Readings readings,
            LessonsDone lessonsDone,
            Sittings sittings,
            Progress progress,
            Desk desk,
            Reminders reminders,
            Visitor visitor,
            WallClock clock) {
        this.lessons = lessons;
        this.desk = desk;
        begin("Kibitzer");
        lead("Learn to play cards well, from four old rule books.");
        LearnerDay today = clock.today();
        reminders.isAt(visitor.learner(), today.zone());
        Optional<LessonReading> reading = readings.last(visitor.learner());
        ReviewQueue queue = reviews.queue(visitor.learner(), today);
        Optional<DailySet> set = daily.of(today.date(), today);
        Map<Integer, Attempt> answers = set.map(day ->
                        results.of(visitor.learner(), day.day(), day.questions().keySet()))
                .orElseGet(Map::of);
        LessonHistory done = lessonsDone.of(visitor.learner());
        Set<DecisionId> decided = progress.decided(visitor.learner());
        boolean newcomer = reading.isEmpty() && decided.isEmpty();
        if (newcomer) {
            doors(set);
        }
        Div tiles = styled(new Div(), "kb-tiles");
        Optional<NextStep> next = newcomer
                ? Optional.empty()
                : new WayOn(lessons, done).from(reading.flatMap(last -> LessonId.find(last.lesson())));
        next.map(HomeView::goOn).ifPresent(tiles::add);
        if (visitor.account().isPresent()) {
            assigned(sittings.tasks(visitor.learner()), clock).ifPresent(tiles::add);
        }
        if (!newcomer) {
            Optional<Integer> asked =
                    set.filter(day -> next.isEmpty()).flatMap(day -> day.playable(decided, answers.keySet()));
            set.map(day -> today(day, answers, asked.isPresent() ? FIRST : "kb-tile", asked))
                    .ifPresent(tiles::add);
            if (next.isEmpty()) {
                firstLessonOf(decided).map(HomeView::startHere).ifPresent(start -> {
                    if (asked.isEmpty()) {
                        tiles.addComponentAsFirst(styled(start, FIRST));
                    } else {
                        tiles.add(start);
                    }
                });
            }
        }
        Div due = pictured("stock 8D", due(queue, today, clock.now()));
        MistakesView.link(mistakes.of(visitor.learner(), today), today)
                .ifPresent(link -> due.add(styled(new Div(styled(link, "kb-tile-link")), "kb-actions")));
        tiles.add(
                due,
                pictured(
                        "fan AS KH QD JC 9S",
                        tile(
                                "Practice",
                                "Fresh hands without end, each marked with its reason.",
                                new RouterLink("Choose what to practise", PracticeListView.class))),
                pictured(
                        "row JS JH JC JD",
                        tile(
                                "The library",
                                "Every game in the books: rules, relatives and pages.",
                                new RouterLink("Look for a game", LibraryView.class))),
                pictured(
                        "trick 4S 7S",
                        tile(
                                "What happens if",
                                "A card dropped, a lead out of turn, a revoke: what the laws provide.",
                                new RouterLink("Look up the laws", LawsView.class))),
                pictured(
                        "row AS KS QS JS TS",
                        tile(
                                "Score sheet",
                                "Keep the score of a real table: rubbers of bridge, old and new.",
                                new RouterLink("Keep score", ScoreSheetView.class))));
        add(tiles);
    }

    /** For whoever has done nothing yet: three ways in, and the first question of the first lesson to be answered here and now. */
    private void doors(Optional<DailySet> set) {
        Div doors = styled(new Div(), "kb-doors");
        Optional<Lesson> first = firstLesson();
        first.map(this::newToCards).ifPresent(doors::add);
        doors.add(teachMe());
        set.map(day -> today(day, Map.of(), DOOR, open(day, Map.of()))).ifPresent(doors::add);
        add(doors);
        first.ifPresent(lesson -> lesson.questions().stream()
                .findFirst()
                .ifPresent(ask -> add(
                        styled(new H2("Or decide something at once"), "kb-heading"),
                        new Paragraph(WHAT_A_TRICK_IS),
                        firstQuestion(lesson, ask))));
    }

    /** @param cards as {@link LaidOut#read} reads them */
    private static Div pictured(String cards, Div tile) {
        tile.addComponentAsFirst(new CardPicture(LaidOut.read(cards)));
        return styled(tile, "kb-pictured");
    }

    private Div newToCards(Lesson first) {
        String course = lessons.course(FIRST_STEPS)
                .map(all -> all.lessons().size() + " short lessons, and you decide from the first page on.")
                .orElse("You decide from the first page on.");
        Div door = tile(
                "I am new to cards",
                "Begin with one trick: four cards, and who wins. " + course,
                new RouterLink("Show me a trick", LessonView.class, LessonView.address(first)));
        lessons.course(FIRST_STEPS)
                .map(all -> new CardPicture(all.head().picture()))
                .ifPresent(picture -> door.addComponentAtIndex(2, picture));
        return styled(door, FIRST);
    }

    /** The courses that somebody who plays asks for by name. */
    private Div teachMe() {
        Div asked = styled(new Div(), "kb-asked-for");
        lessons.courses()
                .forEach(course -> course.head().taught().ifPresent(taught -> {
                    RouterLink link = CourseView.link(course);
                    link.setText(taught);
                    asked.add(link);
                }));
        return styled(
                new Div(
                        styled(new H2("I play. Teach me ..."), "kb-tile-title"),
                        asked,
                        styled(
                                new Div(styled(new RouterLink("All courses", LessonsView.class), "kb-tile-link")),
                                "kb-actions")),
                "kb-tile");
    }

    private Div firstQuestion(Lesson lesson, Part.Ask ask) {
        QuestionPanel<?, ?> panel =
                desk.lay(ask.question(), new Place.LessonQuestion(lesson.id().text(), 1), ask.hint());
        Div on = styled(new Div(), "kb-actions");
        panel.addStateListener(state -> {
            if (panel.state() instanceof PanelState.Marked<?> && on.getComponentCount() == 0) {
                on.add(styled(
                        new RouterLink("Go on: " + lesson.head().title(), LessonView.class, LessonView.address(lesson)),
                        "kb-button",
                        "kb-button-first"));
            }
        });
        return styled(new Div(panel, on), "kb-first-question");
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

    private Optional<Lesson> firstLesson() {
        return lessons.all().stream()
                .filter(lesson -> lesson.id().folder().equals(FIRST_STEPS))
                .findFirst()
                .or(() -> lessons.all().stream().findFirst());
    }

    /** Where somebody begins who has answered questions and read nothing: the first course that asks one of their decisions. */
    private Optional<Lesson> firstLessonOf(Set<DecisionId> answered) {
        return lessons.courses().stream()
                .filter(course -> course.lessons().stream()
                        .flatMap(lesson -> lesson.questions().stream())
                        .anyMatch(ask ->
                                answered.contains(ask.question().decision().id())))
                .map(course -> course.lessons().getFirst())
                .findFirst()
                .or(this::firstLesson);
    }

    private static Optional<Integer> open(DailySet set, Map<Integer, Attempt> answers) {
        return set.questions().keySet().stream()
                .filter(number -> !answers.containsKey(number))
                .findFirst();
    }

    /**
     * @param as what the tile is among the others
     * @param shown the open question that it shows and leads to; empty for none
     */
    private static Div today(DailySet set, Map<Integer, Attempt> answers, String as, Optional<Integer> shown) {
        Optional<Integer> next = open(set, answers);
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
        shown.map(set::question).ifPresent(question -> {
            tile.add(styled(new Paragraph(new CardText(question.prompt().ask())), "kb-tile-note"));
            hand(question).ifPresent(held -> tile.add(ExhibitTable.hand(held)));
        });
        String words = next.isEmpty() ? "See how it went" : answers.isEmpty() ? "Play them" : "Go on";
        RouterLink play = shown.map(number -> DailyView.link(words, set.day(), number))
                .orElseGet(() -> new RouterLink(words, DailyView.class));
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

    private static Div due(ReviewQueue queue, LearnerDay today, Instant now) {
        int due = queue.today().size();
        String note = due > 0
                ? (due == 1 ? "1 rule is due" : due + " rules are due") + " before you forget."
                : queue.later().isEmpty() && queue.due().isEmpty()
                        ? "What you answer comes back here before you forget it."
                        : DueInWords.of(queue, today, now);
        return tile(
                "Review",
                note,
                due > 0
                        ? new RouterLink("Review now", ReviewHandView.class)
                        : new RouterLink("See when each comes back", ReviewView.class));
    }

    private static Div goOn(NextStep next) {
        Div tile = tile("Where you were", GoOnLink.title(next), GoOnLink.to(next));
        return styled(tile, FIRST);
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
