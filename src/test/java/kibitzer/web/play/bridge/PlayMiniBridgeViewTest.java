package kibitzer.web.play.bridge;

import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.html.NativeButton;
import java.util.List;
import kibitzer.SharedFixture;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.games.table.TableSeat;
import kibitzer.play.bridge.mini.PlayedMiniBridge;
import kibitzer.play.hand.PlayedHand;
import kibitzer.web.BrowserlessTrainer;
import kibitzer.web.bridge.BridgeTable;
import kibitzer.web.page.Page;
import kibitzer.web.play.HandReview;
import kibitzer.web.question.QuestionPanel;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@SharedFixture
class PlayMiniBridgeViewTest {
    private static final long SEED = 1;

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

    /** South's points in this deal. */
    private static String points() {
        var hand = PlayedHand.begin(new PlayedMiniBridge(), DealRequest.of(SEED), TableSeat.SOUTH);
        return hand.game().lawful(hand.view()) instanceof Choices.Listed<?>(List<?> only)
                ? String.valueOf(only.getFirst())
                : "";
    }

    @Test
    void theContractIsNamedWithDummySeen() {
        BrowserlessTrainer.open("play/mini-bridge?seed=" + SEED + "&said=" + points() + ".south");

        assertThat(shown()).contains("Which contract do you name?", "Dummy", "You: " + points() + " points");
        assertThat(_find(BridgeTable.class)).isEmpty();
    }

    @Test
    void whatWasNamedIsPlayedAndScored() {
        BrowserlessTrainer.open("play/mini-bridge?seed=" + SEED + "&said=" + points() + ".south.game-nt");

        assertThat(shown()).contains("You named game in no trump: 9 tricks.", "3NT by south");
        assertThat(_find(BridgeTable.class)).hasSize(1);
        assertThat(_find(QuestionPanel.class)).isEmpty();

        BrowserlessTrainer.open("play/mini-bridge?seed=" + SEED + "&said=" + points() + ".south.game-nt.claim-0");
        assertThat(shown()).contains("3NT by south, 9 down: 0 tricks.", "conceded the rest", "They score ");
        assertThat(_find(HandReview.class)).hasSize(1);
        click("The same deal again");
        assertThat(shown()).contains("What is the hand worth by this count?");
    }
}
