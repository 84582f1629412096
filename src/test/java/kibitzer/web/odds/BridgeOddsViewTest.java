package kibitzer.web.odds;

import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.AbstractField;
import com.vaadin.flow.component.ComponentUtil;
import java.util.List;
import kibitzer.SharedFixture;
import kibitzer.web.BrowserlessTrainer;
import kibitzer.web.field.Choice;
import kibitzer.web.page.Page;
import kibitzer.web.table.OddsBar;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@SharedFixture
class BridgeOddsViewTest {
    @BeforeEach
    void comeIn() {
        BrowserlessTrainer.visit();
    }

    @AfterEach
    void leave() {
        BrowserlessTrainer.leave();
    }

    private static List<String> labels() {
        return _find(OddsBar.class).stream()
                .map(bar -> bar.getElement().getAttribute("bar-label"))
                .toList();
    }

    private static String shown() {
        return _get(Page.class).getElement().getTextRecursively();
    }

    private static OddsBar bar(String label) {
        return _find(OddsBar.class).stream()
                .filter(bar -> label.equals(bar.getElement().getAttribute("bar-label")))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void showsTheBreaksWithTheBooksFigure() {
        BrowserlessTrainer.open("odds/bridge?missing=6");
        assertThat(labels()).containsExactly("3-3", "4-2", "5-1", "6-0");
        assertThat(bar("3-3").getElement().getAttribute("book")).isEqualTo("0.355");
        assertThat(Double.parseDouble(bar("3-3").getElement().getAttribute("value")))
                .isBetween(0.3552, 0.3553);
    }

    @Test
    void namesAMisprintWhereItStandsAndListsThemAll() {
        BrowserlessTrainer.open("odds/bridge?missing=8");
        assertThat(shown()).contains("The book prints 32.8 percent, the true figure is 32.72 percent");
        assertThat(shown()).contains("Prints combined suit of at least 10 cards: 8.7 per cent");
    }

    @Test
    void showsHonoursGuardedAndTogether() {
        BrowserlessTrainer.open("odds/bridge?missing=4&honours=KQ");
        assertThat(labels()).contains("The king guarded once", "The queen on the left", "Both on the left", "Divided");
    }

    @Test
    void leavesTheBookOutWhereCardsAreKnown() {
        BrowserlessTrainer.open("odds/bridge?missing=4&left=7&right=0");
        assertThat(_find(OddsBar.class))
                .allSatisfy(
                        bar -> assertThat(bar.getElement().hasAttribute("book")).isFalse());
    }

    @Test
    @SuppressWarnings("unchecked")
    void followsWhatIsChosen() {
        BrowserlessTrainer.open("odds/bridge");
        Choice<Integer> missing = _get(Choice.class, spec -> spec.withLabel("Cards missing"));
        missing.setValue(3);
        ComponentUtil.fireEvent(missing, new AbstractField.ComponentValueChangeEvent<>(missing, missing, 5, true));
        assertThat(labels()).containsExactly("2-1", "3-0");
    }

    @Test
    void bringsAnImpossibleAddressWithinBounds() {
        BrowserlessTrainer.open("odds/bridge?missing=27&left=13&right=9&honours=XY");
        assertThat(labels()).first().isEqualTo("13-0");
    }
}
