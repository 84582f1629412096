package kibitzer.web.views;

import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.textfield.IntegerField;
import com.vaadin.flow.router.RouterLink;
import java.time.Duration;
import kibitzer.games.bridge.Call;
import kibitzer.learning.Place;
import kibitzer.web.question.QuestionPanel;
import kibitzer.web.table.BiddingBox;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class StudyViewsTest {

    @BeforeEach
    void comeIn() {
        Trainer.visit();
    }

    @AfterEach
    void leave() {
        Trainer.leave();
        Trainer.setClockForward(Duration.ZERO);
    }

    private static String shown() {
        return _get(Page.class).getElement().getTextRecursively();
    }

    /** Answered wrong, an opening is due again in a minute; the same learner comes back the next day. */
    private static void answerWrongAndComeBackTomorrow() {
        Trainer.open("practice/bridge/call?seed=7&rules=acol.open.weak-no-trump");
        _get(BiddingBox.class).make(Call.of("7NT"));
        Trainer.setClockForward(Duration.ofDays(1));
    }

    @Test
    void aNewcomerIsToldHowThingsComeIntoTheQueue() {
        Trainer.open("review");
        assertThat(shown()).contains("Nothing to review yet");
        Trainer.open("progress");
        assertThat(shown()).contains("Nothing is answered yet");
    }

    @Test
    void theNextDayShowsWhatIsDueAndWhy() {
        answerWrongAndComeBackTomorrow();
        Trainer.open("review");
        assertThat(shown()).contains("1 rule is due.", "Last asked yesterday, wrong.", "likely to be still known");
    }

    @Test
    void aReviewAsksTheRuleOnAnotherHandAndThenSaysHowItWent() {
        answerWrongAndComeBackTomorrow();
        Trainer.open("review/hand");
        assertThat(_find(QuestionPanel.class)).hasSize(1);
        assertThat(shown()).contains("the last one").doesNotContain("Weak no trump");
        _get(BiddingBox.class).make(Call.of("7NT"));
        assertThat(Trainer.answered()).hasSize(2).first().satisfies(review -> {
            assertThat(review.place()).isInstanceOf(Place.Review.class);
            assertThat(review.position()).isNotEqualTo(Trainer.answered().getLast().position());
            assertThat(review.rule()).isEqualTo(Trainer.answered().getLast().rule());
        });
        _click(_get(NativeButton.class, spec -> spec.withText("See how it went")));
        assertThat(shown()).contains("0 of 1 right");
    }

    @Test
    void aRuleCanBePutOffAndBroughtBack() {
        answerWrongAndComeBackTomorrow();
        Trainer.open("review");
        _click(_get(NativeButton.class, spec -> spec.withText("Next week")));
        assertThat(shown()).contains("Put off", "Comes back in 7 days", "Nothing is due.");
        _click(_get(NativeButton.class, spec -> spec.withText("Bring back")));
        assertThat(shown()).contains("1 rule is due.");
    }

    @Test
    void theNumberOfReviewsADayIsTheLearnersOwn() {
        Trainer.open("review");
        assertThat(_get(IntegerField.class).getValue()).isEqualTo(20);
    }

    @Test
    void progressShowsStreakSkillsAndTheWeakestWithTheWayToPractiseThem() {
        answerWrongAndComeBackTomorrow();
        Trainer.open("progress");
        assertThat(shown())
                .contains("Streak", "1 day", "0 of 1 begun", "Today is still open", "Of any 7 days one may be missed");
        assertThat(_find(RouterLink.class, spec -> spec.withText("Practise")))
                .isNotEmpty()
                .allSatisfy(link -> assertThat(link.getHref()).contains("rules=acol.open."));
    }
}
