package kibitzer.web.lesson;

import static com.github.mvysny.kaributesting.v10.LocatorJ._assertNone;
import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.router.RouterLink;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import kibitzer.SharedFixture;
import kibitzer.content.lesson.Lessons;
import kibitzer.learning.Asking;
import kibitzer.learning.Attempts;
import kibitzer.learning.DrillRound;
import kibitzer.learning.Place;
import kibitzer.learning.onward.Checkpoint;
import kibitzer.learning.onward.KnownLessons;
import kibitzer.learning.onward.Placement;
import kibitzer.marking.Question;
import kibitzer.web.BrowserlessTrainer;
import kibitzer.web.error.NotFoundView;
import kibitzer.web.page.Page;
import kibitzer.web.page.Shelf;
import kibitzer.web.page.Tile;
import kibitzer.web.question.QuestionPanel;
import kibitzer.web.table.CardPicture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The map of a course, the checkpoint at its end, and the questions that find how much of it is known already. */
@SharedFixture
class CoursePagesTest {
    private static final String TRICK = "tricks/the-trick";

    @BeforeEach
    void comeIn() {
        BrowserlessTrainer.visit();
    }

    @AfterEach
    void leave() {
        BrowserlessTrainer.leave();
    }

    private static String text() {
        return _get(Page.class).getElement().getTextRecursively();
    }

    private static String address() {
        return UI.getCurrent().getInternals().getActiveViewLocation().getPathWithQueryParameters();
    }

    private static void click(String text) {
        _click(_get(NativeButton.class, spec -> spec.withText(text)));
    }

    private static void passBy(int questions, String last) {
        for (int question = 1; question <= questions; question++) {
            assertThat(_find(QuestionPanel.class)).as("question " + question).hasSize(1);
            click("Skip");
            click(question < questions ? "Next question" : last);
        }
    }

    @Test
    void everyCourseAndEveryFamilyIsKnownByItsCards() {
        BrowserlessTrainer.open("lessons");
        assertThat(_find(Tile.class))
                .hasSameSizeAs(Lessons.shipped().courses())
                .allSatisfy(tile -> assertThat(pictures(tile))
                        .as(tile.getElement().getTextRecursively())
                        .isOne());
        assertThat(_find(Shelf.class))
                .allSatisfy(shelf -> assertThat(pictures(shelf.getSummary()))
                        .as(shelf.getSummaryText())
                        .isOne());

        BrowserlessTrainer.open("library");
        assertThat(_find(Tile.class))
                .hasSizeGreaterThan(15)
                .allSatisfy(tile -> assertThat(pictures(tile))
                        .as(tile.getElement().getTextRecursively())
                        .isOne());
    }

    private static long pictures(Component around) {
        return around.getChildren().filter(CardPicture.class::isInstance).count();
    }

    @Test
    void theMapHasEveryLessonAndEndsWithTheCheckpoint() {
        BrowserlessTrainer.open("course/" + TRICK);

        List<String> links =
                _find(RouterLink.class).stream().map(RouterLink::getText).toList();
        assertThat(links)
                .containsAll(Lessons.shipped().course(TRICK).orElseThrow().lessons().stream()
                        .map(lesson -> lesson.head().title())
                        .toList())
                .contains("Checkpoint", "Know some of it? Ten questions");
        assertThat(text()).contains("10 hands from all lessons, mixed; 8 right pass");
    }

    /** Every course of bridge as the books teach it says in front that it is of 1957, what has changed, and why it is worth learning. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "acol",
                "culbertson",
                "cab",
                "comparison",
                "conventions",
                "valuation",
                "procedure",
                "leads",
                "play",
                "percentages",
                "scoring",
                "laws"
            })
    void aCourseOfBridgeSaysWhatHasChangedSinceTheBook(String course) {
        BrowserlessTrainer.open("course/bridge/" + course);

        assertThat(text()).contains("As the book of 1957 teaches it", "1957");
        assertThat(Lessons.shipped()
                        .course("bridge/" + course)
                        .orElseThrow()
                        .head()
                        .today())
                .hasValueSatisfying(today -> assertThat(text()).contains(today));
    }

    @Test
    void aCheckpointOfWhichNothingIsRightNamesTheLessonsToLookAtAgain() {
        BrowserlessTrainer.open("checkpoint/" + TRICK);

        assertThat(address()).contains("round=").contains("question=1");
        passBy(Checkpoint.QUESTIONS, "See how it went");
        assertThat(text())
                .contains("0 of 10")
                .contains("Not passed yet: 8 right answers are needed.")
                .contains("Lessons to look at again")
                .contains(Lessons.shipped()
                        .course(TRICK)
                        .orElseThrow()
                        .lessons()
                        .getFirst()
                        .head()
                        .title());
    }

    @Test
    void whoPassesEveryQuestionByKnowsNothing() {
        BrowserlessTrainer.open("placement/" + TRICK);
        passBy(Placement.QUESTIONS, "See how it went");

        assertThat(text()).contains("Nothing was found that you could leave out: begin with the first lesson.");
        _assertNone(NativeButton.class, spec -> spec.withText("Take it all back"));
    }

    @Test
    void whoAnswersAllRightIsMarkedWithWhatIsKnownAndCanTakeItBack() {
        Lessons lessons = Lessons.shipped();
        Placement placement = Placement.of(lessons, lessons.course(TRICK).orElseThrow());
        DrillRound round = new DrillRound(new UUID(1, 2));
        List<Placement.Answer> answers = new ArrayList<>();
        for (int number = 1; number <= Placement.QUESTIONS; number++) {
            int lesson = placement.next(answers).orElseThrow();
            answerRight(
                    Checkpoint.question(placement.line().get(lesson), round, number), placement.place(round, number));
            answers.add(new Placement.Answer(lesson, true));
        }
        BrowserlessTrainer.open("placement/" + TRICK + "?round=" + round.id() + "&question=11");

        assertThat(text()).contains("lessons are known by these answers, and not marked so.");
        click("Mark them as known");
        assertThat(address()).isEqualTo("course/" + TRICK);
        assertThat(BrowserlessTrainer.get(KnownLessons.class).of(BrowserlessTrainer.learner()))
                .hasSameSizeAs(placement.known(answers))
                .contains(placement.line().getFirst().id().text());
        BrowserlessTrainer.open("placement/" + TRICK + "?round=" + round.id() + "&question=11");
        assertThat(text()).contains("marked as known.");
        click("Take it all back");
        assertThat(BrowserlessTrainer.get(KnownLessons.class).of(BrowserlessTrainer.learner()))
                .isEmpty();
    }

    private static <P, A> void answerRight(Question<P, A> question, Place.DrillQuestion place) {
        BrowserlessTrainer.get(Attempts.class)
                .answer(
                        BrowserlessTrainer.learner(),
                        question,
                        question.advice().best().getFirst(),
                        new Asking(place.key(), place, Duration.ZERO));
    }

    @Test
    void anAddressThatRunsAheadOfTheAnswersLeadsToTheFirstThatIsMissing() {
        BrowserlessTrainer.open("placement/" + TRICK + "?round=00000000-0000-0001-0000-000000000002&question=9");

        assertThat(text()).contains("1 of 10");
    }

    @Test
    void aLessonThatIsKnownSaysSoOnTheMapAndCanBeTakenBack() {
        var first = Lessons.shipped().course(TRICK).orElseThrow().lessons().getFirst();
        BrowserlessTrainer.get(KnownLessons.class).mark(BrowserlessTrainer.learner(), List.of(first));
        BrowserlessTrainer.open("course/" + TRICK);

        assertThat(text()).contains("✓ known").contains("1 known");
        click("Not known after all");
        assertThat(text()).doesNotContain("✓ known").doesNotContain("1 known");
        assertThat(BrowserlessTrainer.get(KnownLessons.class).of(BrowserlessTrainer.learner()))
                .isEmpty();
    }

    @Test
    void aCourseThatDoesNotExistSaysSo() {
        for (String page : List.of("checkpoint/no/course", "placement/no/course")) {
            BrowserlessTrainer.open(page);
            assertThat(_get(NotFoundView.class).getElement().getTextRecursively())
                    .contains("no/course");
        }
    }
}
