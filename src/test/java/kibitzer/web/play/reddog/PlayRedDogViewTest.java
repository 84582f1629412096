package kibitzer.web.play.reddog;

import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.NativeButton;
import kibitzer.SharedFixture;
import kibitzer.web.BrowserlessTrainer;
import kibitzer.web.page.Page;
import kibitzer.web.question.PanelState;
import kibitzer.web.question.QuestionPanel;
import kibitzer.web.table.CardTable;
import kibitzer.web.table.ChoiceList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Red dog for counters. */
@SharedFixture
class PlayRedDogViewTest {

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

    @Test
    void aBetIsJudgedTheDealEndsAndTheNextFollows() {
        BrowserlessTrainer.open("play/red-dog?seed=4");
        assertThat(_get(H1.class).getText()).isEqualTo("Red dog for counters");
        assertThat(shown()).contains("Your hand", "You may bet up to");
        CardTable table = _get(CardTable.class);
        assertThat(table.getElement().getAttribute("seats"))
                .contains("Player ", "\"name\":\"You\",\"note\":\"to bet; ");
        assertThat(table.getElement().getAttribute("pot")).isEqualTo("14");
        _get(ChoiceList.class).choose("forfeit");
        assertThat(_get(QuestionPanel.class).state()).isInstanceOf(PanelState.Marked.class);
        assertThat(shown()).contains("Chips on average");
        BrowserlessTrainer.open("play/red-dog?seed=4&said=f");
        assertThat(shown()).contains("You lose 1 chip.", "Your decisions", "you had not seen beat it", "1,000");
        _click(_get(NativeButton.class, spec -> spec.withText("Next deal")));
        assertThat(_find(QuestionPanel.class)).hasSize(1);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(delimiter = '|', textBlock = """
            play/red-dog?seed=x              | seed: "x" is not a number
            play/red-dog?seed=7&said=x       | answer 1
            play/red-dog?seed=7&said=bet_999 | answer 1
            play/red-dog?seed=7&deals=3      | 0 answers for 3 deals
            play/red-dog?seed=7&players=2    | players
            """)
    void anAddressThatNamesNoDealIsToldSo(String address, String message) {
        BrowserlessTrainer.open(address);
        assertThat(shown()).contains("This address names no deal of red dog").contains(message);
    }
}
