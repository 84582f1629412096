package kibitzer.web.lesson;

import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.router.RouterLink;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.UUID;
import kibitzer.SharedFixture;
import kibitzer.content.lesson.Lesson;
import kibitzer.content.lesson.Lessons;
import kibitzer.content.lesson.Part;
import kibitzer.content.problemset.ProblemSet;
import kibitzer.content.problemset.ProblemSets;
import kibitzer.games.bridge.Call;
import kibitzer.learning.Asking;
import kibitzer.learning.AttemptKey;
import kibitzer.learning.Attempts;
import kibitzer.learning.DrillRound;
import kibitzer.learning.LearnerDay;
import kibitzer.learning.Place;
import kibitzer.learning.daily.DailyHands;
import kibitzer.learning.daily.DailySet;
import kibitzer.learning.onward.LessonHistory;
import kibitzer.marking.Question;
import kibitzer.web.BrowserlessTrainer;
import kibitzer.web.table.BiddingBox;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Whatever comes to its end leads on by one filled button. */
@SharedFixture
class OnwardLinkTest {
    private static final String COURSE = "tricks/the-trick";

    @BeforeEach
    void comeIn() {
        BrowserlessTrainer.visit();
    }

    @AfterEach
    void leave() {
        BrowserlessTrainer.leave();
        BrowserlessTrainer.setClockForward(Duration.ZERO);
    }

    private static List<Lesson> course() {
        return Lessons.shipped().course(COURSE).orElseThrow().lessons();
    }

    private static <P, A> void answerRight(Question<P, A> question, Place place, AttemptKey key) {
        BrowserlessTrainer.get(Attempts.class)
                .answer(
                        BrowserlessTrainer.learner(),
                        question,
                        question.advice().best().getFirst(),
                        new Asking(key, place, Duration.ZERO));
    }

    private static DrillRound roundOf(Lesson lesson) {
        return new DrillRound(
                new UUID(0xb1, Lessons.shipped().course(COURSE).orElseThrow().place(lesson.id())));
    }

    private static void passTheDrillOf(Lesson lesson) {
        Part.Drill drill = lesson.drill().orElseThrow();
        DrillRound round = roundOf(lesson);
        for (int number = 1; number <= drill.questions(); number++) {
            Place.DrillQuestion place = new Place.DrillQuestion(lesson.id().text(), LessonHistory.DRILL, round, number);
            answerRight(drill.question(round.seed(), number), place, place.key());
        }
    }

    /** The learner has begun the course and stopped there. */
    private static void readTheFirstLesson() {
        BrowserlessTrainer.open("lesson/" + course().getFirst().id());
        Part.Ask ask = course().getFirst().questions().getFirst();
        answerRight(
                ask.question(),
                new Place.LessonQuestion(course().getFirst().id().text(), 1),
                AttemptKey.fresh());
    }

    private static void assertLeadsOn(String start) {
        assertThat(_find(RouterLink.class, spec -> spec.withClasses("kb-button-first")))
                .singleElement()
                .satisfies(link -> assertThat(link.getText()).startsWith(start));
    }

    private static void miss() {
        BrowserlessTrainer.open("practice/bridge/call?seed=7&rules=acol.open.weak-no-trump");
        _get(BiddingBox.class).make(Call.of("7NT"));
    }

    @Test
    void theDrillOfTheLastLessonLeadsOn() {
        Lesson last = course().getLast();
        passTheDrillOf(last);
        BrowserlessTrainer.open("drill/" + last.id() + "?round=" + roundOf(last).id() + "&question="
                + (last.drill().orElseThrow().questions() + 1));

        assertLeadsOn("Go on: " + course().getFirst().head().title());
    }

    @Test
    void theLastLessonLeadsOnOnceItsDrillIsPassed() {
        Lesson last = course().getLast();
        BrowserlessTrainer.open("lesson/" + last.id());
        assertLeadsOn("Start the drill");
        passTheDrillOf(last);
        BrowserlessTrainer.open("lesson/" + last.id());

        assertLeadsOn("Go on: " + course().getFirst().head().title());
    }

    @Test
    void aWholeCourseLeadsOnToItsCheckpoint() {
        course().forEach(OnwardLinkTest::passTheDrillOf);
        BrowserlessTrainer.open("lesson/" + course().getLast().id());

        assertLeadsOn("Go on: the checkpoint of ");
    }

    @Test
    void theDayLeadsOnOnceItIsAnswered() {
        readTheFirstLesson();
        LocalDate day = LocalDate.now(ZoneOffset.UTC).minusDays(1);
        DailySet set = BrowserlessTrainer.get(DailyHands.class)
                .of(day, LearnerDay.at(Instant.now(), ZoneOffset.UTC))
                .orElseThrow();
        set.questions().forEach((number, question) -> {
            Place.Daily place = new Place.Daily(day, number);
            answerRight(question, place, place.key());
        });
        BrowserlessTrainer.open("daily/" + day);

        assertLeadsOn("Go on: ");
    }

    @Test
    void aProblemSetLeadsOnOnceAllOfItIsRight() {
        readTheFirstLesson();
        ProblemSet set = ProblemSets.shipped().find("acol-first-bid").orElseThrow();
        set.problems()
                .forEach(problem -> answerRight(problem.question(), Place.Practice.brought(), AttemptKey.fresh()));
        BrowserlessTrainer.open("problem-set/acol-first-bid");

        assertLeadsOn("Go on: ");
    }

    @Test
    void aReviewLeadsOnWhereNothingElseIsDue() {
        readTheFirstLesson();
        BrowserlessTrainer.open("review/hand");

        assertLeadsOn("Go on: ");
    }

    @Test
    void mistakesLeadOn() {
        readTheFirstLesson();
        BrowserlessTrainer.open("mistakes");

        assertLeadsOn("Go on: ");
    }

    @Test
    void whoHasReadNothingIsLedToTheReviewThatIsDue() {
        miss();
        BrowserlessTrainer.setClockForward(Duration.ofDays(1));
        BrowserlessTrainer.open("mistakes");
        _get(BiddingBox.class).make(Call.of("7NT"));
        _click(_get(NativeButton.class, spec -> spec.withText("See how it went")));
        BrowserlessTrainer.setClockForward(Duration.ofDays(2));
        BrowserlessTrainer.open("mistakes");
        _get(BiddingBox.class).make(Call.of("7NT"));
        BrowserlessTrainer.setClockForward(Duration.ofDays(3));
        _click(_get(NativeButton.class, spec -> spec.withText("See how it went")));

        assertLeadsOn("Review now");
    }
}
