package kibitzer.web.score;

import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.NativeTableFooter;
import java.util.List;
import kibitzer.SharedFixture;
import kibitzer.games.bridge.Strain;
import kibitzer.games.bridge.scoring.Doubling;
import kibitzer.games.bridge.scoring.Side;
import kibitzer.web.BrowserlessTrainer;
import kibitzer.web.field.Choice;
import kibitzer.web.field.Entry;
import kibitzer.web.page.Page;
import kibitzer.web.table.SheetTable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@SharedFixture
class ScoreSheetViewTest {
    /** The rubber of Culbertson, pp. 136-138, without its last deal. */
    private static final String ILLUSTRATION = "score-sheet?form=contract&lines="
            + "we.3NT.8,they.2S.10,we.4H.11,they.4S.10.150.they,they.3CX.8.100.we,we.1NT.8";

    @BeforeEach
    void comeIn() {
        BrowserlessTrainer.visit();
    }

    @AfterEach
    void leave() {
        BrowserlessTrainer.leave();
    }

    private static String shown() {
        return _get(Page.class).getElement().getTextRecursively();
    }

    private static String totals() {
        return _get(NativeTableFooter.class).getElement().getTextRecursively();
    }

    private static void press(String button) {
        _click(_get(NativeButton.class, spec -> spec.withText(button)));
    }

    @SuppressWarnings("unchecked")
    private static <T> void choose(String label, T value) {
        ((Choice<T>) _get(Choice.class, spec -> spec.withLabel(label))).setValue(value);
    }

    private static void call(Side declarer, int level, Strain strain, int tricks) {
        choose("Declarer", declarer);
        choose("Bid", level);
        choose("In", strain);
        choose("Tricks won", tricks);
        press("Write it down");
    }

    @Test
    void aDealIsWrittenWhereItBelongs() {
        BrowserlessTrainer.open("score-sheet");
        call(Side.WE, 2, Strain.SPADES, 10);
        assertThat(totals()).isEqualTo("Total1200");
        assertThat(_get(SheetTable.class).getElement().getTextRecursively())
                .contains("60 2 odd tricks at 30", "60 2 overtricks at 30");
        assertThat(shown()).contains("We have 60 below the line.");
    }

    @Test
    void theRubberOfTheBookComesOutAsInTheBook() {
        BrowserlessTrainer.open(ILLUSTRATION);
        assertThat(shown()).contains("Rubber 1, game 3; both sides are vulnerable.", "We have 40 below the line.");
        call(Side.WE, 3, Strain.DIAMONDS, 9);
        assertThat(totals()).isEqualTo("Total1,080440");
        assertThat(shown()).contains("The rubber is over: 640 to us, 6 in hundreds.");
        assertThat(_find(DealForm.class)).as("nothing more to call out").isEmpty();
    }

    @Test
    void undoTakesTheLastDealBackAndRedoBringsItAgain() {
        BrowserlessTrainer.open(ILLUSTRATION);
        String before = totals();
        press("Undo");
        assertThat(shown()).doesNotContain("We have 40 below the line.");
        press("Redo");
        assertThat(totals()).isEqualTo(before);
    }

    @Test
    void aClearedSheetCanBeBroughtBack() {
        BrowserlessTrainer.open(ILLUSTRATION);
        String before = totals();
        press("Clear the sheet");
        assertThat(totals()).isEqualTo("Total00");
        press("Undo");
        assertThat(totals()).isEqualTo(before);
    }

    @Test
    void aNewRubberKeepsTheOldOnesBelow() {
        BrowserlessTrainer.open("score-sheet?form=contract&lines=we.3NT.9,we.3NT.9");
        press("New rubber");
        assertThat(totals()).isEqualTo("Total00");
        assertThat(shown()).contains("Rubbers before", "We 900, they 0: 900 to us", "All together: we 900, they 0.");
        assertThat(shown()).contains("If you pivot: player 1 and 3 against 2 and 4.");
    }

    @Test
    void whatIsWorthSomethingWhenOneStopsIsSaid() {
        BrowserlessTrainer.open("score-sheet?form=contract&lines=we.4H.10,they.2S.8");
        assertThat(shown())
                .contains(
                        "If you stop here: 300 to us for the only game",
                        "If you stop here: 50 to them for the only part-score");
    }

    @Test
    void chicaneOfTheOtherSideIsAddedAboveTheLine() {
        BrowserlessTrainer.open("score-sheet?form=bridge-1904&lines=we.S.9.20.we");
        choose("To", Side.THEY);
        _get(Entry.class).setValue("4");
        press("Add them");
        assertThat(totals()).isEqualTo("Total264");
    }

    @Test
    void theBridgeOf1904NamesTrumpsAndDoublesFurther() {
        BrowserlessTrainer.open("score-sheet?form=bridge-1904");
        choose("Trumps", Strain.HEARTS);
        choose("Doubled", Doubling.DOUBLED_THRICE);
        choose("Tricks won", 7);
        press("Write it down");
        assertThat(totals()).isEqualTo("Total640");
    }

    @Test
    void aRoundOfProgressiveBridgeCountsAPassedOutDeal() {
        BrowserlessTrainer.open("score-sheet?form=progressive&dealer=they");
        press("Passed out");
        assertThat(shown()).contains("Deal 2 of 4, dealt by us; we are vulnerable.");
    }

    @Test
    void anAddressWithFourteenTricksIsRefusedInWords() {
        BrowserlessTrainer.open("score-sheet?form=contract&lines=we.4H.14");
        assertThat(shown()).contains("This address holds no score sheet: 14 tricks; expected 0 to 13.");
        assertThat(totals()).isEqualTo("Total00");
    }

    @Test
    void anAddressWithAnImpossibleContractIsRefusedInWords() {
        for (String line : List.of("we.8H.9", "we.H.9", "we.4H.9.90")) {
            BrowserlessTrainer.open("score-sheet?form=contract&lines=" + line);
            assertThat(shown()).contains("This address holds no score sheet: ");
        }
    }
}
