package kibitzer.web.play.gin;

import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.NativeDetails;
import java.util.List;
import kibitzer.SharedFixture;
import kibitzer.cards.Card;
import kibitzer.web.BrowserlessTrainer;
import kibitzer.web.field.Choice;
import kibitzer.web.page.Page;
import kibitzer.web.play.HandReview;
import kibitzer.web.practice.PracticeView;
import kibitzer.web.question.PanelState;
import kibitzer.web.question.QuestionPanel;
import kibitzer.web.question.VerdictTold;
import kibitzer.web.table.CardHand;
import kibitzer.web.table.ChoiceList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@SharedFixture
class PlayGinViewTest {
    private static final int MOST_TURNS = 60;

    @BeforeEach
    void comeIn() {
        BrowserlessTrainer.visit();
    }

    @AfterEach
    void leave() {
        BrowserlessTrainer.leave();
    }

    private static String shown() {
        return _get(Page.class).getElement().getTextRecursively().replace("\uFE0E", "");
    }

    private static void click(String button) {
        _click(_get(NativeButton.class, spec -> spec.withText(button)));
    }

    private static boolean isOver() {
        return !_find(GinOutcome.class).isEmpty();
    }

    private static boolean isJudged() {
        return _find(QuestionPanel.class).stream().anyMatch(panel -> panel.state() instanceof PanelState.Marked);
    }

    /** Opens the verdict after which the play has gone on. */
    private static void readVerdict() {
        BrowserlessTrainer.unfold(_get(_get(VerdictTold.class), NativeDetails.class));
    }

    /** Gives the book's answer to whatever is asked. */
    private static void answer() {
        Object best = _get(QuestionPanel.class).question().advice().best().getFirst();
        if (best instanceof Card card) {
            _get(CardHand.class).play(card);
        } else {
            _get(ChoiceList.class).choose(best.toString());
        }
    }

    private static int playToTheEnd(Runnable afterEachAnswer) {
        int answers = 0;
        while (!isOver()) {
            answer();
            afterEachAnswer.run();
            assertThat(++answers).isLessThan(MOST_TURNS);
        }
        return answers;
    }

    @Test
    void aHandIsPlayedToItsEndEachDecisionJudgedAndReviewed() {
        BrowserlessTrainer.open("play/gin?seed=7");
        assertThat(_get(H1.class).getText()).isEqualTo("A hand of gin");
        int answers = playToTheEnd(() -> {
            assertThat(_get(VerdictTold.class).getElement().getTextRecursively())
                    .startsWith("Right");
            assertThat(isJudged()).isFalse();
        });
        assertThat(answers).isGreaterThanOrEqualTo(2);
        assertThat(BrowserlessTrainer.answered())
                .hasSize(answers)
                .allSatisfy(attempt -> assertThat(attempt.decision().toString()).startsWith("gin/"));
        assertThat(_get(HandReview.class).getElement().getTextRecursively())
                .contains(answers + " decisions: " + answers + " as the book", "Culbertson", "You held");
        assertThat(shown()).contains("unmatched", "Next hand", "The same hand again");
        click("Next hand");
        assertThat(isOver()).isFalse();
        assertThat(_get(HollywoodTable.class).getElement().getTextRecursively()).contains("Game 1");
    }

    /** To lift a card and to play it are two taps: a third is not asked for. */
    @Test
    void thePlayGoesOnByItselfAfterARightCard() {
        BrowserlessTrainer.open("play/gin?seed=7&said=s.s");
        Card right = (Card) _get(QuestionPanel.class).question().advice().best().getFirst();
        _get(CardHand.class).play(right);
        assertThat(isOver() || !isJudged()).isTrue();
        assertThat(BrowserlessTrainer.answered()).hasSize(1);
        assertThat(shown()).contains("Right: ", right.inWords());
    }

    @Test
    void thePlayGoesOnByItselfAfterARightWordAndItsVerdictIsOneTapAway() {
        BrowserlessTrainer.open("play/gin?seed=7");
        answer();
        assertThat(isJudged()).isFalse();
        assertThat(_find(GinStory.class)).hasSize(1);
        assertThat(shown()).contains("Right: leave the upcard").doesNotContain("What the book looks at", "p. 28");
        readVerdict();
        assertThat(shown()).contains("What the book looks at");
        assertThat(_find(NativeButton.class, spec -> spec.withText("Go on"))).isEmpty();
    }

    @Test
    void theVerdictOnAWrongWordWaits() {
        BrowserlessTrainer.open("play/gin?seed=7");
        _get(ChoiceList.class).choose("upcard");
        assertThat(isJudged()).isTrue();
        assertThat(_find(VerdictTold.class)).isEmpty();
        click("Go on");
        assertThat(isJudged()).isFalse();
        assertThat(_find(VerdictTold.class)).isEmpty();
    }

    @Test
    void whenDecisionsAreJudgedIsConfirmedInWords() {
        BrowserlessTrainer.open("play/gin?seed=7");
        assertThat(shown()).doesNotContain("From now on");
        whenJudged().setValue(true);
        assertThat(shown()).contains("From now on you are told at the end of the hand how you decided.");
        answer();
        assertThat(shown()).doesNotContain("From now on");
        whenJudged().setValue(false);
        assertThat(shown()).contains("From now on you are told at once how you decided.");
    }

    @SuppressWarnings("unchecked")
    private static Choice<Boolean> whenJudged() {
        return (Choice<Boolean>) _find(Choice.class).stream()
                .filter(select -> select.items().contains(true))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void theVerdictOnAWrongCardWaits() {
        BrowserlessTrainer.open("play/gin?seed=7&said=s.s");
        List<?> right = _get(QuestionPanel.class).question().advice().best();
        _get(CardHand.class)
                .play(_get(CardHand.class).cards().stream()
                        .filter(card -> !right.contains(card))
                        .findFirst()
                        .orElseThrow());
        assertThat(isJudged()).isTrue();
        click("Go on");
    }

    @Test
    void everyPastDecisionIsOneTapAwayWhileThePlayGoesOn() {
        BrowserlessTrainer.open("play/gin?seed=7&said=s.s");
        assertThat(shown())
                .contains("What you have decided so far", "Leave the upcard")
                .doesNotContain("Try again from here");
        BrowserlessTrainer.unfold(_find(NativeDetails.class).stream()
                .filter(line -> line.getElement().getTextRecursively().contains("Leave the upcard"))
                .findFirst()
                .orElseThrow());
        assertThat(shown()).contains("You: Leave the upcard.", "Try again from here");
    }

    @Test
    void whileNothingIsJudgedPastDecisionsAreToldWithoutAVerdict() {
        BrowserlessTrainer.open("play/gin?seed=7&said=s.s&judge=end");
        _find(NativeDetails.class).forEach(BrowserlessTrainer::unfold);
        assertThat(shown())
                .contains("What you have decided so far", "Try again from here")
                .doesNotContain("Right", "Not right");
    }

    @Test
    void atTheEndOnlyNothingIsJudgedBeforeTheHandIsOver() {
        BrowserlessTrainer.open("play/gin?seed=7&judge=end");
        int answers = playToTheEnd(() -> {
            assertThat(isJudged()).isFalse();
            assertThat(shown()).doesNotContain("Right", "Not right");
            if (!_find(NativeButton.class, spec -> spec.withText("Take it back"))
                    .isEmpty()) {
                click("Go on");
            }
        });
        assertThat(_get(HandReview.class).getElement().getTextRecursively()).contains(answers + " decisions");
        assertThat(BrowserlessTrainer.answered()).hasSize(answers);
    }

    @Test
    void aCardIsTakenBackBeforeTheLearnerGoesOn() {
        BrowserlessTrainer.open("play/gin?seed=7&judge=end&said=s.s");
        List<Card> hand = _get(CardHand.class).cards();
        _get(CardHand.class).play(hand.getLast());
        assertThat(shown()).contains("You: Throw the " + hand.getLast().inWords());
        click("Take it back");
        assertThat(_get(CardHand.class).cards()).isEqualTo(hand);
        assertThat(BrowserlessTrainer.answered()).isEmpty();
    }

    @Test
    void anAnswerThatIsJudgedMayBeTakenBackToo() {
        BrowserlessTrainer.open("play/gin?seed=7");
        String asked = _get(QuestionPanel.class).question().position().toString();
        _get(ChoiceList.class).choose("upcard");
        assertThat(isJudged()).isTrue();
        click("Take it back");
        assertThat(isJudged()).isFalse();
        answer();
        assertThat(_get(QuestionPanel.class).question().position()).doesNotHaveToString(asked);
        readVerdict();
        click("Take it back");
        assertThat(_get(QuestionPanel.class).question().position()).hasToString(asked);
    }

    @Test
    void aRuleThatDecidedCanBePractisedAtOnce() {
        BrowserlessTrainer.open("play/gin?seed=7");
        answer();
        readVerdict();
        click("Another like this");
        assertThat(_get(Page.class)).isInstanceOf(PracticeView.class);
    }

    @Test
    void whoeverSkipsGoesOnAsTheBookSays() {
        BrowserlessTrainer.open("play/gin?seed=7");
        click("Skip");
        click("Go on");
        assertThat(_find(GinStory.class)).hasSize(1);
        assertThat(BrowserlessTrainer.answered()).isEmpty();
    }

    @Test
    void theAddressHoldsTheHandSoFar() {
        BrowserlessTrainer.open("play/gin?seed=7&said=s");
        String first = shown();
        BrowserlessTrainer.open("play/gin?seed=7");
        assertThat(shown()).isNotEqualTo(first);
        BrowserlessTrainer.open("play/gin?seed=7&said=s");
        assertThat(shown()).isEqualTo(first);
    }

    @Test
    void withoutASeedAHandIsDealt() {
        BrowserlessTrainer.open("play/gin");
        assertThat(_find(QuestionPanel.class)).hasSize(1);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "seed=x, seed: \"x\" is not a number",
        "seed=7&said=perhaps, answer 1",
        "seed=7&hand=3, 0 answers for 3 hands",
        "seed=7&hand=0, hand: number 0"
    })
    void anAddressThatNamesNoHandIsToldSo(String query, String message) {
        BrowserlessTrainer.open("play/gin?" + query);
        assertThat(shown()).contains("This address names no hand of gin").contains(message);
    }

    @Test
    void whatTheTournamentFoundIsPublishedWhateverItSays() {
        BrowserlessTrainer.open("gin/knocking");
        assertThat(_get(H1.class).getText()).isEqualTo("Knock or wait?");
        String bars = _get(KnockingBars.class).getElement().getTextRecursively();
        assertThat(bars).contains("Waits one draw", "wins", "Waits for gin", "loses");
        assertThat(shown()).contains("20,000 games").doesNotContain("./kibitzer");
        BrowserlessTrainer.open("gin/knocking?policy=falling");
        assertThat(_get(KnockingBars.class).getElement().getTextRecursively()).doesNotContain("loses");
        BrowserlessTrainer.open("gin/knocking?policy=never");
        assertThat(shown()).contains("expected one of at-once");
    }
}
