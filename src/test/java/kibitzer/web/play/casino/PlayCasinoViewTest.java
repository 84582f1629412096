package kibitzer.web.play.casino;

import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.NativeButton;
import kibitzer.SharedFixture;
import kibitzer.cards.CardSet;
import kibitzer.web.BrowserlessTrainer;
import kibitzer.web.page.Page;
import kibitzer.web.play.HandReview;
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
class PlayCasinoViewTest {
    private static final int PLAYS = 24;

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
        return !_find(CasinoOutcome.class).isEmpty();
    }

    private static void answer() {
        _get(ChoiceList.class)
                .choose(_get(QuestionPanel.class)
                        .question()
                        .advice()
                        .best()
                        .getFirst()
                        .toString());
    }

    @Test
    void aDealIsPlayedToItsEndEachPlayJudgedAndReviewedAndTheNextFollows() {
        BrowserlessTrainer.open("play/casino?seed=7");
        assertThat(_get(H1.class).getText()).isEqualTo("A game of casino");
        int answers = 0;
        while (!isOver()) {
            answer();
            assertThat(_get(VerdictTold.class).getElement().getTextRecursively())
                    .startsWith("Right");
            assertThat(++answers).isLessThanOrEqualTo(PLAYS);
        }
        assertThat(answers).isEqualTo(PLAYS);
        assertThat(BrowserlessTrainer.answered())
                .hasSize(answers)
                .allSatisfy(attempt -> assertThat(attempt.decision()).hasToString("casino/play"));
        assertThat(_get(HandReview.class).getElement().getTextRecursively())
                .contains(answers + " decisions: " + answers + " as the book", "Culbertson", "You held");
        assertThat(shown()).contains("Big Casino", "Points", "21 win the game", "The same deal again");
        click("Next deal");
        assertThat(isOver()).isFalse();
        assertThat(shown()).contains("Deal 2");
    }

    @Test
    void aCardThatIsPickedNarrowsTheListToItsPlays() {
        BrowserlessTrainer.open("play/casino?seed=7");
        CardHand hand = _find(CardHand.class).getLast();
        String all = _get(ChoiceList.class).getElement().getAttribute("choices");
        hand.tick(CardSet.of(hand.cards().getFirst()));
        String narrowed = _get(ChoiceList.class).getElement().getAttribute("choices");
        assertThat(narrowed.length()).isLessThan(all.length());
        assertThat(narrowed).contains(hand.cards().getFirst().toString());
        hand.tick(CardSet.EMPTY);
        assertThat(_get(ChoiceList.class).getElement().getAttribute("choices")).isEqualTo(all);
        assertThat(BrowserlessTrainer.answered()).isEmpty();
    }

    @Test
    void theAddressHoldsTheDealSoFar() {
        BrowserlessTrainer.open("play/casino?seed=7");
        answer();
        String said = _get(QuestionPanel.class).question().position().toString();
        String play = shown();
        assertThat(play).contains("The play");
        assertThat(said).isNotEmpty();
        assertThat(_find(CasinoStory.class)).hasSize(1);
    }

    @Test
    void anotherGameIsChosen() {
        BrowserlessTrainer.open("play/casino?game=royal-casino&seed=7");
        assertThat(_get(H1.class).getText()).isEqualTo("A game of royal casino");
        BrowserlessTrainer.open("play/casino?game=draw-casino");
        assertThat(_get(H1.class).getText()).isEqualTo("A game of draw casino");
        assertThat(_find(QuestionPanel.class)).hasSize(1);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(delimiter = '|', textBlock = """
            seed=x                | seed: "x" is not a number
            seed=7&said=perhaps   | answer 1
            seed=7&deals=3        | 0 answers for 3 deals
            seed=7&deals=0        | deals: 0
            game=snap&seed=7      | game: "snap"; expected one of casino, royal-casino
            """)
    void anAddressThatNamesNoDealIsToldSo(String query, String message) {
        BrowserlessTrainer.open("play/casino?" + query);
        assertThat(shown()).contains("This address names no game of casino").contains(message);
    }
}
