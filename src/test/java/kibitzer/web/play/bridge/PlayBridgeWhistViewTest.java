package kibitzer.web.play.bridge;

import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.html.NativeButton;
import kibitzer.SharedFixture;
import kibitzer.cards.Card;
import kibitzer.web.BrowserlessTrainer;
import kibitzer.web.page.Page;
import kibitzer.web.table.CardHand;
import kibitzer.web.table.SheetTable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@SharedFixture
class PlayBridgeWhistViewTest {
    private static final int MOST_TURNS = 40;

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
        return !_find(BridgeWhistOutcome.class).isEmpty();
    }

    private static void takesATurn() {
        if (!_find(NativeButton.class, spec -> spec.withText("No, go on")).isEmpty()) {
            click("No, go on");
            return;
        }
        CardHand hand = _find(CardHand.class).getLast();
        for (Card card : hand.cards()) {
            if (_find(CardHand.class).contains(hand)) {
                hand.play(card);
            }
        }
    }

    @Test
    void whatPartnerLeavesIsNamedTheDealIsPlayedAndTheSheetKept() {
        BrowserlessTrainer.open("play/bridge-whist?seed=7");
        assertThat(shown()).contains("Partner leaves it to you. What is to be trumps?", "Partner dealt.", "Deal 1");
        click("Spades");
        assertThat(shown()).contains("Partner dealt.", "You named it: Spades are trumps");
        int turns = 0;
        while (!isOver()) {
            takesATurn();
            assertThat(++turns).isLessThanOrEqualTo(MOST_TURNS);
        }
        assertThat(shown()).contains("You win ", "odd trick", "Card by card, with all hands seen");
        assertThat(_find(SheetTable.class)).hasSize(1);
        click("Card by card, with all hands seen");
        assertThat(_find(NativeButton.class, spec -> spec.withText("Try again from here")))
                .hasSize(13);
        _click(_find(NativeButton.class, spec -> spec.withText("Try again from here"))
                .get(10));
        assertThat(isOver()).isFalse();
        while (!isOver()) {
            takesATurn();
        }
        click("Next deal");
        assertThat(shown()).contains("Deal 2");
    }
}
