package kibitzer.web.play.tricks;

import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.html.NativeButton;
import java.util.List;
import java.util.Locale;
import kibitzer.SharedFixture;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.web.BrowserlessTrainer;
import kibitzer.web.page.Page;
import kibitzer.web.question.QuestionPanel;
import kibitzer.web.table.CardHand;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Cards that are ticked before the play: passed at black lady, thrown at ecarte, laid away at five hundred. */
@SharedFixture
class PlayExchangeViewTest {

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

    private static CardHand hand() {
        return _find(CardHand.class).getLast();
    }

    /** Three play, so that the pass is free. */
    @Test
    void aFreePassIsTickedAndMadeAndStandsBesideThePlay() {
        BrowserlessTrainer.open("play/tricks/black-lady?seed=7&players=3");
        assertThat(shown()).contains("Which 3 cards do you pass to the left?", "Tick 3 cards");
        List<Card> cards = hand().cards();
        assertThat(cards).hasSize(17);
        hand().tick(cards.subList(0, 2));
        click("Tick 3 cards");
        assertThat(shown()).contains("Which 3 cards do you pass to the left?");
        hand().tick(cards.subList(0, 3));
        click("Pass these 3 cards");
        assertThat(shown()).contains("Before the play", "You passed", "You got", "Which card do you play?");
        assertThat(hand().cards()).hasSize(17).doesNotContainAnyElementsOf(cards.subList(0, 3));
    }

    @Test
    void thePassOfFourIsAskedAndJudged() {
        BrowserlessTrainer.open("play/tricks/black-lady?seed=7");
        assertThat(shown())
                .contains("Which three cards do you pass to the left?")
                .doesNotContain("nothing is judged");
        List<Card> cards = hand().cards();
        hand().tick((CardSet)
                _get(QuestionPanel.class).question().advice().best().getFirst());
        click("Pass these 3 cards");
        assertThat(shown()).contains("Right by general practice: ", "You passed", "You got", "Which card do you play?");
        assertThat(cards).hasSize(13);
    }

    /** An address with the answers that were given goes on where they end. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "black-lady?seed=7&players=3 | pass to the left",
                "ecarte?seed=7               | propose",
                "five-hundred?seed=7         | What do you bid?",
                "oh-hell?seed=7              | How many tricks will you win exactly?",
            })
    void theFirstQuestionOfEachGame(String address, String asked) {
        BrowserlessTrainer.open("play/tricks/" + address);
        assertThat(shown().toLowerCase(Locale.ROOT)).contains(asked.toLowerCase(Locale.ROOT));
    }
}
