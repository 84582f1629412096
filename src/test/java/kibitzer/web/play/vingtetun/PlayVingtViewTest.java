package kibitzer.web.play.vingtetun;

import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.NativeTable;
import kibitzer.SharedFixture;
import kibitzer.web.BrowserlessTrainer;
import kibitzer.web.page.Page;
import kibitzer.web.question.QuestionPanel;
import kibitzer.web.question.VerdictTold;
import kibitzer.web.table.CardTable;
import kibitzer.web.table.ChoiceList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The tables for counters: vingt-et-un, baccarat, and what the book's advice costs. */
@SharedFixture
class PlayVingtViewTest {

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

    private static String atTheTable() {
        return _get(CardTable.class).getElement().getAttribute("seats");
    }

    @Test
    void aHandIsStoodOnJudgedAndTheNextDealFollows() {
        BrowserlessTrainer.open("play/vingt-et-un?seed=4");
        assertThat(_get(H1.class).getText()).isEqualTo("Vingt-et-un for counters");
        assertThat(atTheTable()).contains("\"name\":\"The dealer\",\"cards\":\"back ", "\"name\":\"Your hand: 16\"");
        BrowserlessTrainer.open("play/vingt-et-un?seed=4&said=s");
        assertThat(shown()).contains("Your decisions", "1,000").containsPattern("You (win|lose)|Nobody pays");
        assertThat(atTheTable()).contains("The dealer: ").doesNotContain("back");
        click("Next deal");
        assertThat(_find(QuestionPanel.class)).hasSize(1);
    }

    @Test
    void aChoiceIsMarkedWithItsCost() {
        BrowserlessTrainer.open("play/vingt-et-un?seed=4");
        _get(ChoiceList.class).choose("stand");
        BrowserlessTrainer.unfold(_get(_get(VerdictTold.class), NativeDetails.class));
        assertThat(shown()).contains("percent of the stake");
    }

    @Test
    void coupsAreLedToTheirEnd() {
        BrowserlessTrainer.open("play/baccarat?game=chemin-de-fer&seed=7&said=s");
        assertThat(_get(H1.class).getText()).isEqualTo("Chemin de fer for counters");
        assertThat(shown()).contains("The bank ", "Your decisions");
        BrowserlessTrainer.open("play/baccarat?seed=7&role=banker");
        assertThat(atTheTable()).contains("\"name\":\"The player\",\"cards\":\"back back ");
    }

    @Test
    void whatTheBooksAdviceCostsIsShown() {
        BrowserlessTrainer.open("odds/vingt-et-un");
        assertThat(_find(NativeTable.class)).hasSize(4);
        assertThat(shown()).contains("By the book, aces split", "2.8", "0.7", "stand 15.", "no 33.");
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(delimiter = '|', textBlock = """
            play/vingt-et-un?seed=x              | seed: "x" is not a number
            play/vingt-et-un?seed=7&said=x       | answer 1
            play/vingt-et-un?seed=7&deals=3      | 0 answers for 3 deals
            play/vingt-et-un?seed=7&rules=mine   | rules
            play/baccarat?game=macao&seed=7      | game: "macao"; expected one of baccarat, chemin-de-fer
            play/baccarat?seed=7&coups=0         | coups
            """)
    void anAddressThatNamesNoDealIsToldSo(String address, String message) {
        BrowserlessTrainer.open(address);
        assertThat(shown()).contains("This address names no").contains(message);
    }
}
