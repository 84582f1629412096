package kibitzer.web.play.whist;

import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.NativeButton;
import kibitzer.SharedFixture;
import kibitzer.cards.Card;
import kibitzer.games.table.TableSeat;
import kibitzer.web.BrowserlessTrainer;
import kibitzer.web.field.Choice;
import kibitzer.web.page.Page;
import kibitzer.web.question.QuestionPanel;
import kibitzer.web.table.CardHand;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@SharedFixture
class PlayDummyWhistViewTest {
    private static final int MOST_TURNS = 26;

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

    /** The first card that is allowed, the book's where it is asked. */
    private static void takesATurn() {
        CardHand hand = _find(CardHand.class).getLast();
        if (!_find(QuestionPanel.class).isEmpty()) {
            hand.play(
                    (Card) _get(QuestionPanel.class).question().advice().best().getFirst());
            return;
        }
        for (Card card : hand.cards()) {
            if (_find(CardHand.class).contains(hand)) {
                hand.play(card);
            }
        }
    }

    private static int playsOn() {
        int turns = 0;
        while (!isOver()) {
            takesATurn();
            assertThat(++turns).isLessThanOrEqualTo(MOST_TURNS);
        }
        return turns;
    }

    @Test
    void bothHandsArePlayedTheDealScoredByTheCodeAndATrickTriedAgain() {
        BrowserlessTrainer.open("play/dummy-whist?seed=7");
        assertThat(_get(H1.class).getText()).isEqualTo("A rubber of dummy whist");
        assertThat(shown())
                .contains("Dummy dealt and turned the six of clubs.", "Culbertson, p. 192", "you and dummy 0, they 0");
        takesATurn();
        takesATurn();
        assertThat(shown()).contains("It is dummy's turn. Which card do you play from that hand?");
        assertThat(playsOn()).isEqualTo(MOST_TURNS - 2);
        assertThat(shown()).contains("Law 47");
        click("Trick by trick, with all cards seen");
        String review = _get(TrickByTrick.class).getElement().getTextRecursively();
        assertThat(review).contains("Your ", "Dummy's ", " gave up ");
        _click(_find(_get(TrickByTrick.class), NativeButton.class, spec -> spec.withText("Try again from here"))
                .get(11));
        assertThat(playsOn()).isEqualTo(4);
        click("Next deal");
        assertThat(shown()).contains("Deal 2", "East dealt");
    }

    @Test
    @SuppressWarnings("unchecked")
    void aDefenderPlaysOneHandAgainstDummyOnHisLeft() {
        BrowserlessTrainer.open("play/dummy-whist?seed=7");
        Choice<TableSeat> places = _get(Choice.class, spec -> spec.withLabel("You play"));
        places.setValue(TableSeat.SOUTH.next());
        assertThat(shown()).contains("Dummy dealt", "you and partner 0, they 0").doesNotContain("you and dummy");
        assertThat(playsOn()).isEqualTo(13);
        click("Next deal");
        assertThat(shown()).contains("Deal 2", "you and partner 0, they 0");
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(delimiter = '|', textBlock = """
            seed=7&dummy=S      | N, E or W
            seed=7&said=perhaps | answer 1
            seed=7&deals=3      | 0 answers for 3 deals
            """)
    void anAddressThatNamesNoDealIsToldSo(String query, String message) {
        BrowserlessTrainer.open("play/dummy-whist?" + query);
        assertThat(shown())
                .contains("This address names no rubber of dummy whist")
                .contains(message);
    }
}
