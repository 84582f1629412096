package kibitzer.web.lesson;

import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.NativeTable;
import com.vaadin.flow.component.html.Pre;
import com.vaadin.flow.router.RouterLink;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import kibitzer.SharedFixture;
import kibitzer.cards.Card;
import kibitzer.games.bridge.Call;
import kibitzer.web.BrowserlessTrainer;
import kibitzer.web.page.Page;
import kibitzer.web.question.PanelState;
import kibitzer.web.question.QuestionPanel;
import kibitzer.web.round.RoundReport;
import kibitzer.web.table.BiddingBox;
import kibitzer.web.table.CardHand;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The end of each kind of round: every hand with its answers, and the way back to it. */
@SharedFixture
class RoundReportTest {
    private static final String DRILL =
            "drill/bridge/acol/01-one-no-trump?round=00000000-0000-0000-0000-0000000000a7&question=";
    private static final String CHECKPOINT =
            "checkpoint/bridge/acol?round=00000000-0000-0000-0000-0000000000a8&question=";
    private static final String STREAK =
            "mix?mode=streak&games=bridge%2Fcall&round=00000000-0000-0000-0000-0000000000a9&n=";

    @BeforeEach
    void comeIn() {
        BrowserlessTrainer.visit();
    }

    @AfterEach
    void leave() {
        BrowserlessTrainer.leave();
        BrowserlessTrainer.setClockForward(Duration.ZERO);
    }

    private static String shown() {
        return _get(Page.class).getElement().getTextRecursively();
    }

    private static List<String> lines() {
        return _get(RoundReport.class)
                .getChildren()
                .map(line -> line.getElement().getTextRecursively())
                .toList();
    }

    private static void openLine(int number) {
        BrowserlessTrainer.open(_get(RoundReport.class)
                .getChildren()
                .flatMap(line -> _find(line, RouterLink.class).stream())
                .toList()
                .get(number - 1)
                .getHref());
    }

    private static void call(String call) {
        _get(BiddingBox.class).make(Call.of(call));
    }

    private static boolean isMarked() {
        return _get(QuestionPanel.class).state() instanceof PanelState.Marked<?>;
    }

    /** A minute later is still today then. */
    private static Duration untilNoon() {
        Instant now = Instant.now();
        return Duration.between(
                now,
                now.atZone(ZoneOffset.UTC)
                        .toLocalDate()
                        .plusDays(1)
                        .atTime(12, 0)
                        .toInstant(ZoneOffset.UTC));
    }

    @Test
    void aDrillTellsEachHandAndALineLeadsToItAsItWasAnswered() {
        BrowserlessTrainer.open(DRILL + 1);
        call("7NT");
        BrowserlessTrainer.open(DRILL + 3);
        call("7NT");
        BrowserlessTrainer.open(DRILL + 11);

        assertThat(lines()).hasSize(10);
        assertThat(lines().getFirst()).contains("\u2717 not right", "YouOpen 7NT", "The book", "Culbertson", "p. 1");
        assertThat(lines().get(1)).as("a hand that was passed by").doesNotContain("The book", "Culbertson");
        openLine(3);
        assertThat(isMarked()).isTrue();
        assertThat(shown()).contains("3 of 10", "Not right");
        assertThat(BrowserlessTrainer.answered()).hasSize(2);
        BrowserlessTrainer.open(
                _get(RouterLink.class, spec -> spec.withText("The whole round")).getHref());
        assertThat(lines()).hasSize(10);
    }

    @Test
    void theHeadsOfADrillsEndStandInOneFace() {
        BrowserlessTrainer.open(DRILL + 1);
        call("7NT");
        BrowserlessTrainer.open(DRILL + 11);

        assertThat(_find(H2.class)).extracting(H2::getText).contains("Rule by rule", "Hand by hand");
        assertThat(_find(H2.class))
                .allSatisfy(head -> assertThat(head.getClassNames()).contains("kb-heading"));
    }

    @Test
    void aCheckpointTellsEachHand() {
        BrowserlessTrainer.open(CHECKPOINT + 1);
        call("7NT");
        BrowserlessTrainer.open(CHECKPOINT + 11);

        assertThat(lines()).hasSize(10);
        assertThat(lines().getFirst()).contains("You", "7NT", "\u2717 not right");
        openLine(1);
        assertThat(isMarked()).isTrue();
    }

    @Test
    void theEndOfAStreakTellsItsHandsAndBackShowsOneAnswered() {
        BrowserlessTrainer.open(STREAK + 1);
        call("7NT");
        _click(_get(NativeButton.class, spec -> spec.withText("Next question")));

        assertThat(shown()).contains("0 right in a row");
        assertThat(lines()).singleElement().asString().contains("\u2717 not right", "7NT", "The book", "Lesson: ");
        assertThat(_find(_get(RoundReport.class), RouterLink.class))
                .last()
                .satisfies(lesson -> assertThat(lesson.getHref()).startsWith("lesson/bridge/"));
        openLine(1);
        assertThat(isMarked()).isTrue();
        assertThat(BrowserlessTrainer.answered()).hasSize(1);
        _click(_get(NativeButton.class, spec -> spec.withText("See how it went")));
        assertThat(lines()).hasSize(1);
    }

    /** A shared address asks; the run in which a question was answered shows it again. */
    @Test
    void practiceShowsAnsweredWhatWasAnsweredInItsRun() {
        String asked = "practice/bridge/call?rules=acol.open.weak-no-trump&seed=7";
        BrowserlessTrainer.open(asked + "&run=4&n=1");
        call("7NT");
        BrowserlessTrainer.open(asked + "&run=4&n=1");
        assertThat(isMarked()).isTrue();

        BrowserlessTrainer.open(asked);
        assertThat(isMarked()).isFalse();
    }

    @Test
    void theDayCanBeNarrowedToOneFamilyWithItsOwnStreakAndAddress() {
        BrowserlessTrainer.open("daily?family=bridge");
        assertThat(shown()).contains("1 of 2", "All 5", "Bridge only");
        call("P");
        BrowserlessTrainer.open("daily?family=bridge&question=1");
        assertThat(isMarked()).isTrue();
        assertThat(shown()).contains("Bridge only, 1 day");

        BrowserlessTrainer.open("daily?family=whist");
        assertThat(shown()).as("a family that the day does not ask").contains("of 5");
    }

    @Test
    void whatIsPassedOnBearsItsAddress() {
        BrowserlessTrainer.open("daily?family=bridge");
        call("P");
        BrowserlessTrainer.open("daily?family=bridge&question=2");
        QuestionPanel<?, ?> lead = _get(QuestionPanel.class);
        _get(CardHand.class).play((Card) lead.question().advice().best().getFirst());
        BrowserlessTrainer.open("daily?family=bridge");

        assertThat(lines()).hasSize(2);
        assertThat(_get(Pre.class).getElement().getTextRecursively())
                .contains(", Bridge: ", "of 2")
                .containsPattern("daily/\\d{4}-\\d\\d-\\d\\d\\?family=bridge");
    }

    @Test
    void progressTellsRatingCoursesAndWhatWaitsInOneVoice() {
        BrowserlessTrainer.setClockForward(untilNoon());
        BrowserlessTrainer.open(DRILL + 1);
        call("7NT");
        BrowserlessTrainer.open("progress");

        assertThat(shown())
                .contains("Your rating", "from 1 first try", "Acol: opening one no trump", "comes back later today")
                .doesNotContain("Nothing is due");
        assertThat(_get(NativeTable.class).getElement().getTextRecursively())
                .contains("Rating in Bridge at the end of each day", "Day", "Rating");
        BrowserlessTrainer.open("review");
        assertThat(shown()).contains("comes back later today", "later today").doesNotContain("Nothing is due");
        BrowserlessTrainer.open("");
        assertThat(shown()).contains("comes back later today").doesNotContain("Nothing is due");
    }
}
