package kibitzer.web.odds;

import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import java.util.stream.Collectors;
import kibitzer.SharedFixture;
import kibitzer.web.BrowserlessTrainer;
import kibitzer.web.field.Entry;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@SharedFixture
class BankOddsViewTest {

    @BeforeEach
    void comeIn() {
        BrowserlessTrainer.visit();
    }

    @AfterEach
    void leave() {
        BrowserlessTrainer.leave();
    }

    private static String tables() {
        return _find(BarTable.class).stream()
                .map(table -> table.getElement().getTextRecursively())
                .collect(Collectors.joining(" "));
    }

    private static String calculated() {
        return _get(BankCalculator.class).getElement().getTextRecursively();
    }

    /** Faro p. 382: 16 2/3 is right, 33 1/3 is not; treize p. 388. */
    @Test
    void everyBetStandsBesideTheBooksFigure() {
        BrowserlessTrainer.open("odds/bank");
        assertThat(_get(H1.class).getText()).isEqualTo("Bets against a bank");
        assertThat(_find(H2.class)).extracting(H2::getText).contains("Faro, p. 381", "Treize, p. 388");
        assertThat(tables())
                .contains("16 2/3 per cent", "33 1/3 per cent ✗", "better than 2 to 1 ✗")
                .contains("2.02 %", "11.4 %", "1.09 %");
        assertThat(_find(ListItem.class))
                .extracting(ListItem::getText)
                .anyMatch(text -> text.startsWith("Stock market (p. 372)"));
    }

    @Test
    void theAddressHoldsTheBet() {
        BrowserlessTrainer.open("odds/bank?game=monte-bank&bet=top&cards=KS+7H+4D+2D");
        assertThat(calculated()).contains("the bank keeps 55.6 % of the stake");
    }

    @Test
    void aCardThatIsOutTwiceIsRefusedAtItsField() {
        BrowserlessTrainer.open("odds/bank?game=faro&bet=K+to+win");
        _get(BankCalculator.class).type("K to win", "", "AS AS");
        Entry seen = _get(Entry.class, spec -> spec.withLabel("Cards out of the pack"));
        assertThat(seen.isInvalid()).isTrue();
        assertThat(seen.getErrorMessage()).startsWith("AS stands more than once");
        _get(BankCalculator.class).type("K to win", "", "KS KH KD");
        assertThat(seen.isInvalid()).isFalse();
        assertThat(calculated()).contains("it is a fair bet");
    }
}
