package kibitzer.web.play.whist;

import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.NativeButton;
import kibitzer.SharedFixture;
import kibitzer.cards.Card;
import kibitzer.web.BrowserlessTrainer;
import kibitzer.web.page.Page;
import kibitzer.web.play.HandReview;
import kibitzer.web.question.QuestionPanel;
import kibitzer.web.table.CardHand;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@SharedFixture
class PlayWhistViewTest {
    private static final int CARDS = 13;

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
        return !_find(WhistOutcome.class).isEmpty();
    }

    /** The book's card where it is asked, else the first that is allowed. */
    private static boolean playsWhatIsAsked() {
        if (_find(QuestionPanel.class).isEmpty()) {
            CardHand hand = _find(CardHand.class).getLast();
            for (Card card : hand.cards()) {
                if (_find(CardHand.class).contains(hand)) {
                    hand.play(card);
                }
            }
            return false;
        }
        Card best = (Card) _get(QuestionPanel.class).question().advice().best().getFirst();
        _find(CardHand.class).getLast().play(best);
        assertThat(shown()).contains("Right"); // the play has gone on by itself
        return true;
    }

    @Test
    void aDealIsPlayedToItsEndEachCardJudgedWhereAMaximSpeaksAndTheNextFollows() {
        BrowserlessTrainer.open("play/whist?seed=7");
        assertThat(_get(H1.class).getText()).isEqualTo("A rubber of short whist");
        assertThat(shown()).contains("Deal 1", "are trumps", "you and partner 0, they 0", "The rubber, to 5");
        int asked = 0;
        int played = 0;
        while (!isOver()) {
            asked += playsWhatIsAsked() ? 1 : 0;
            assertThat(++played).isLessThanOrEqualTo(CARDS);
        }
        assertThat(played).isEqualTo(CARDS);
        assertThat(asked).isPositive();
        assertThat(BrowserlessTrainer.answered()).hasSize(asked);
        assertThat(_get(HandReview.class).getElement().getTextRecursively())
                .contains("as the book", "A Handbook of Whist and Dominoes", "you held");
        assertThat(shown())
                .contains("Tricks above six: ", "A Handbook of Whist and Dominoes, Law 2", "The same deal again");
        click("Trick by trick, with all cards seen");
        assertThat(_get(TrickByTrick.class).getElement().getTextRecursively())
                .contains("With all cards seen, your cards gave up");
        assertThat(_find(_get(TrickByTrick.class), NativeButton.class, spec -> spec.withText("Try again from here")))
                .hasSize(CARDS);
        click("Next deal");
        assertThat(isOver()).isFalse();
        assertThat(shown()).contains("Deal 2");
    }

    @Test
    void aCardThatDoesNotFollowIsRefusedAndMayBePlayedAgain() {
        BrowserlessTrainer.open("play/whist?seed=7");
        int tried = 0;
        while (!isOver() && tried == 0) {
            if (_find(QuestionPanel.class).isEmpty()) {
                CardHand hand = _find(CardHand.class).getLast();
                var unlawful = hand.cards().stream()
                        .filter(card -> !isPlayed(hand, card))
                        .findFirst();
                tried += unlawful.isPresent() && shown().contains("does not follow suit") ? 1 : 0;
            } else {
                playsWhatIsAsked();
            }
        }
        assertThat(tried).isEqualTo(1);
    }

    /** True if the page went on, so that the card was lawful. */
    private static boolean isPlayed(CardHand hand, Card card) {
        if (!_find(CardHand.class).contains(hand)) {
            return true;
        }
        hand.play(card);
        return !_find(CardHand.class).contains(hand);
    }

    /** Back to the sixth trick, with the five before it as they were. */
    @Test
    void aTrickIsTriedAgainFromItsLine() {
        BrowserlessTrainer.open("play/whist?seed=7");
        while (!isOver()) {
            playsWhatIsAsked();
        }
        click("Trick by trick, with all cards seen");
        _click(_find(_get(TrickByTrick.class), NativeButton.class, spec -> spec.withText("Try again from here"))
                .get(5));
        assertThat(isOver()).isFalse();
        assertThat(shown()).contains("Deal 1", "The last trick");
        int played = 0;
        while (!isOver()) {
            playsWhatIsAsked();
            played++;
        }
        assertThat(played).isEqualTo(CARDS - 5);
    }

    @Test
    void longWhistIsChosen() {
        BrowserlessTrainer.open("play/whist?game=long-whist&seed=7");
        assertThat(_get(H1.class).getText()).isEqualTo("A rubber of long whist");
        assertThat(shown()).contains("The rubber, to 10");
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(delimiter = '|', textBlock = """
            seed=x              | seed: "x" is not a number
            seed=7&said=perhaps | answer 1
            seed=7&deals=3      | 0 answers for 3 deals
            seed=7&deals=58     | deals: 58
            game=snap&seed=7    | game: "snap"; expected one of short-whist, long-whist, american-whist
            """)
    void anAddressThatNamesNoDealIsToldSo(String query, String message) {
        BrowserlessTrainer.open("play/whist?" + query);
        assertThat(shown()).contains("This address names no rubber of whist").contains(message);
    }
}
