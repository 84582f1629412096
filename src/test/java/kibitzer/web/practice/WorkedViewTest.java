package kibitzer.web.practice;

import static com.github.mvysny.kaributesting.v10.LocatorJ._assertNone;
import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.NativeButton;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.SharedFixture;
import kibitzer.cards.Suit;
import kibitzer.games.bridge.Call;
import kibitzer.web.BrowserlessTrainer;
import kibitzer.web.error.NotFoundView;
import kibitzer.web.question.QuestionPanel;
import kibitzer.web.question.WorkedSteps;
import kibitzer.web.table.BiddingBox;
import kibitzer.web.table.CardHand;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The weak no trump asks for two things, 13 to 15 points and an even shape (p. 141): a rule learnt on four hands. */
@SharedFixture
class WorkedViewTest {
    private static final String WEAK_NO_TRUMP = "worked/bridge/call?rules=acol.open.weak-no-trump&run=5&hand=";

    @BeforeEach
    void comeIn() {
        BrowserlessTrainer.visit();
    }

    @AfterEach
    void leave() {
        BrowserlessTrainer.leave();
    }

    private static String steps() {
        return _get(WorkedSteps.class).getElement().getTextRecursively();
    }

    private static void click(String text) {
        _click(_get(NativeButton.class, spec -> spec.withText(text)));
    }

    private static String address() {
        return UI.getCurrent().getInternals().getActiveViewLocation().getPathWithQueryParameters();
    }

    private static List<String> choices() {
        return _find(NativeButton.class).stream()
                .map(button -> button.getElement().getTextRecursively())
                .filter(text -> text.startsWith("shape "))
                .toList();
    }

    @Test
    void theFirstHandIsWorkedOutAStepAtATime() {
        BrowserlessTrainer.open(WEAK_NO_TRUMP + 1);

        assertThat(steps()).doesNotContain("points (asked: 13 to 15)").doesNotContain("Open 1NT");
        click("First step");
        assertThat(steps()).contains("points (asked: 13 to 15)").doesNotContain("shape");
        click("Next step");
        assertThat(steps()).contains("asked: 4-3-3-3 or 4-4-3-2").doesNotContain("Open 1NT");
        click("So what is the answer?");
        assertThat(steps()).contains("Open 1NT.").contains("Why? ").contains("p. 1");
        _assertNone(QuestionPanel.class);
    }

    @Test
    void onTheSecondTheStepsAreToldAndTheLearnerDecides() {
        BrowserlessTrainer.open(WEAK_NO_TRUMP + 2);

        assertThat(steps()).contains("asked").doesNotContain("1NT");
        _assertNone(NativeButton.class, spec -> spec.withText("Hint"));
        _get(BiddingBox.class).make(Call.of("1NT"));
        assertThat(_get(QuestionPanel.class).getElement().getTextRecursively())
                .contains("Right: open 1NT")
                .contains("2 hints taken: a right answer counts 6 tenths of one without.");
        click("Next hand");
        assertThat(address()).contains("hand=3");
    }

    @Test
    void onTheThirdTheLastStepIsTheLearnersToo() {
        BrowserlessTrainer.open(WEAK_NO_TRUMP + 3);

        assertThat(steps()).contains("points (asked: 13 to 15)").contains("What shape?");
        assertThat(choices()).hasSizeGreaterThan(1).doesNotHaveDuplicates();
        String right = choices().stream()
                .filter(shape -> shape.equals("shape 4-4-3-2") || shape.equals("shape 4-3-3-3"))
                .filter(shape -> shape.equals("shape " + dealt()))
                .findFirst()
                .orElseThrow();
        String wrong = choices().stream()
                .filter(shape -> !shape.equals(right))
                .findFirst()
                .orElseThrow();
        clickOn(wrong);
        assertThat(steps()).contains("Not " + wrong + ": look again.");
        clickOn(right);
        assertThat(steps()).contains("Yes, " + right + ". Now decide.");
        assertThat(choices()).isEmpty();
    }

    private static void clickOn(String text) {
        _click(_find(NativeButton.class).stream()
                .filter(button -> button.getElement().getTextRecursively().equals(text))
                .findFirst()
                .orElseThrow());
    }

    /** The shape of the hand on the table, counted from its cards. */
    private static String dealt() {
        var hand = _get(CardHand.class).cards();
        return Stream.of(Suit.values())
                .map(suit -> hand.stream().filter(card -> card.suit() == suit).count())
                .sorted(Comparator.reverseOrder())
                .map(String::valueOf)
                .collect(Collectors.joining("-"));
    }

    @Test
    void theLastIsAnsweredAloneAndLeadsOnToPractice() {
        BrowserlessTrainer.open(WEAK_NO_TRUMP + 4);

        _assertNone(WorkedSteps.class);
        _get(BiddingBox.class).make(Call.of("1NT"));
        click("Go on practising");
        assertThat(address()).startsWith("practice/bridge/call").contains("rules=acol.open.weak-no-trump");
    }

    @Test
    void theSameAddressShowsTheSameHand() {
        BrowserlessTrainer.open(WEAK_NO_TRUMP + 2);
        var first = _get(QuestionPanel.class).question();
        BrowserlessTrainer.visit();
        BrowserlessTrainer.open(WEAK_NO_TRUMP + 2);
        assertThat(_get(QuestionPanel.class).question()).isEqualTo(first);
    }

    @Test
    void anAddressOfNoRuleSaysSo() {
        BrowserlessTrainer.open("worked/bridge/call?rules=acol.open.nothing");
        assertThat(_get(NotFoundView.class).getElement().getTextRecursively())
                .contains("\"acol.open.nothing\" is no rule of bridge/call");
    }

    @Test
    void practiceOffersAWorkedHandOfTheRuleThatDecided() {
        BrowserlessTrainer.open("practice/bridge/call?rules=acol.open.weak-no-trump&seed=7");
        _get(BiddingBox.class).make(Call.PASS);
        click("A worked hand");
        assertThat(address())
                .startsWith("worked/bridge/call?rules=acol.open.weak-no-trump")
                .contains("run=");
    }
}
