package kibitzer.web.play.tricks;

import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.NativeDetails;
import kibitzer.SharedFixture;
import kibitzer.cards.Card;
import kibitzer.web.BrowserlessTrainer;
import kibitzer.web.page.Page;
import kibitzer.web.play.HandReview;
import kibitzer.web.question.QuestionPanel;
import kibitzer.web.question.VerdictTold;
import kibitzer.web.table.CardHand;
import kibitzer.web.table.CardTable;
import kibitzer.web.table.ChoiceList;
import kibitzer.web.table.TableMoves;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@SharedFixture
class PlayTricksViewTest {
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

    /** The first card that is allowed. */
    private static void playsACard() {
        CardHand hand = _find(CardHand.class).getLast();
        for (Card card : hand.cards()) {
            if (_find(CardHand.class).contains(hand)) {
                hand.play(card);
            }
        }
    }

    private static void playsOut() {
        while (_find(TricksOutcome.class).isEmpty()) {
            playsACard();
        }
    }

    private static void answer(String word) {
        _get(ChoiceList.class).choose(word);
    }

    /** South deals, all pass, and the king of clubs is turned. */
    @Test
    void theCallIsJudgedThePlayIsNotAndTheNextDealFollows() {
        BrowserlessTrainer.open("play/tricks/euchre?seed=2");
        assertThat(shown())
                .contains("The others follow the book", "You deal.", "The king of clubs is turned. What do you call?")
                .contains("we 0, they 0, of 5");
        answer("take-up");
        assertThat(shown()).contains("Right: ", "which card is laid away").doesNotContain("p. 207");
        BrowserlessTrainer.unfold(_get(_get(VerdictTold.class), NativeDetails.class));
        assertThat(shown()).contains("p. 207");
        playsOut();
        assertThat(shown()).contains("You and north win", "The game, to 5", "Deal 1", "Together");
        assertThat(_get(HandReview.class).getElement().getTextRecursively())
                .contains("1 decision: 1 as the book", "Take it up");
        click("Next deal");
        assertThat(shown()).contains("Deal 2", "West deals.");
    }

    @Test
    void nothingIsToldBeforeTheEndIfTheLearnerWants() {
        BrowserlessTrainer.open("play/tricks/euchre?seed=2&judge=end");
        answer("pass");
        assertThat(shown()).doesNotContain("Right").contains("You: Pass.");
        click("Go on");
        while (_find(TricksOutcome.class).isEmpty()
                && _find(QuestionPanel.class).isEmpty()) {
            playsACard();
        }
        if (!_find(QuestionPanel.class).isEmpty()) {
            answer("pass");
            click("Go on");
            playsOut();
        }
        assertThat(_get(HandReview.class).getElement().getTextRecursively()).contains("Take it up");
    }

    @Test
    void aNumberIsCalledAtNapAndTheHandbookJudgesTheCardPlayedAgainstTheCaller() {
        BrowserlessTrainer.open("play/tricks/nap?seed=10");
        assertThat(shown()).contains("How many tricks do you call", "Called so far");
        click("Skip");
        assertThat(shown()).contains("Skipped: the book says pass");
        click("Go on");
        assertThat(shown()).contains("Which card do you play against the caller?");
    }

    /** By Howell's way every player has a line in the reckoning (p. 244), and is called in it as everywhere on the page. */
    @Test
    void theReckoningNamesThePlayersAsThePageDoes() {
        BrowserlessTrainer.open("play/tricks/hearts-howell?seed=7");
        playsOut();
        assertThat(_get(TricksOutcome.class).getElement().getTextRecursively())
                .contains("You: ", "North: ", "East: ", "West: ", "put in");
    }

    /** Round games, pp. 18-20: the pool, and what was turned for it before; who takes it without play is told with the score. */
    @Test
    void atLooThePoolIsToldAndWhoTakesItWithoutPlay() {
        BrowserlessTrainer.open("play/tricks/three-card-loo?seed=7&judge=end");
        assertThat(shown()).contains("Do you stand, take the miss, or throw up?", "a card was turned for each");
        CardTable table = _get(CardTable.class);
        assertThat(table.getElement().getAttribute("pot-label")).isEqualTo("Pool");
        assertThat(table.getElement().getAttribute("pot")).isEqualTo("18");
        assertThat(_get(TableMoves.class).getElement().getAttribute("moves"))
                .as("what the dealer of the single paid, and everybody before it")
                .contains("\"from\":\"own\",\"to\":\"pot\"");
        // nobody but the dealer is left once all others throw up
        BrowserlessTrainer.open("play/tricks/loo-five-card?seed=7&players=3");
        assertThat(shown()).contains("Throw up", "Stand");
        click("Stand");
        assertThat(shown()).contains("Which cards do you throw for others?", "you may keep all your cards");
    }
}
