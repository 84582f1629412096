package kibitzer.web.daily;

import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.html.NativeButton;
import java.util.List;
import kibitzer.SharedFixture;
import kibitzer.games.bridge.Call;
import kibitzer.learning.Attempt;
import kibitzer.web.BrowserlessTrainer;
import kibitzer.web.field.Lines;
import kibitzer.web.page.Page;
import kibitzer.web.table.BiddingBox;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The address of somebody's round, or of his reports, opens the same question, and never what he did with it. */
@SharedFixture
class OthersRoundsTest {
    private static final String ROUND = "round=00000000-0000-0000-0000-0000000000";
    private static final String DRILL = "drill/bridge/acol/01-one-no-trump?" + ROUND + "41&question=1";

    @BeforeEach
    void comeIn() {
        BrowserlessTrainer.visit();
    }

    @AfterEach
    void leave() {
        BrowserlessTrainer.leave();
    }

    private static void anotherLearnerComesIn() {
        BrowserlessTrainer.leave();
        BrowserlessTrainer.visit();
    }

    private static String shown() {
        return _get(Page.class).getElement().getTextRecursively();
    }

    @Test
    void aRoundOfADrillIsEachLearnersOwn() {
        BrowserlessTrainer.open(DRILL);
        _get(BiddingBox.class).make(Call.of("7NT"));
        List<Attempt> before = BrowserlessTrainer.answered();
        assertThat(before).hasSize(1);

        anotherLearnerComesIn();
        BrowserlessTrainer.open(DRILL);

        assertThat(shown()).doesNotContain("Not right");
        assertThat(BrowserlessTrainer.answered()).isEmpty();
        _get(BiddingBox.class).make(Call.of("7NT"));
        assertThat(BrowserlessTrainer.answered()).hasSize(1).isNotEqualTo(before);
    }

    @Test
    void theEndOfSomebodysRoundTellsNobodyElseHowItWent() {
        BrowserlessTrainer.open(DRILL.replace("41", "42"));
        _get(BiddingBox.class).make(Call.of("7NT"));

        anotherLearnerComesIn();
        BrowserlessTrainer.open(DRILL.replace("41", "42").replace("question=1", "question=99"));
        String ofSomebody = shown();
        BrowserlessTrainer.open(DRILL.replace("41", "44").replace("question=1", "question=99"));

        assertThat(ofSomebody).as("as of a round that nobody began").isEqualTo(shown());
    }

    @Test
    void aDaysQuestionShowsNoSharesToWhoeverHasNotAnswered() {
        BrowserlessTrainer.open("daily/2026-11-01?question=1");
        _get(BiddingBox.class).make(Call.of("7NT"));
        assertThat(shown()).contains("How everybody answered");

        anotherLearnerComesIn();
        BrowserlessTrainer.open("daily/2026-11-01?question=1");

        assertThat(shown()).doesNotContain("How everybody answered", "Not right");
        _get(BiddingBox.class).make(Call.of("P"));
        assertThat(shown()).contains("How everybody answered", "2 learners");
    }

    @Test
    void reportsAreShownToWhoeverSentThemAlone() {
        BrowserlessTrainer.open("practice/bridge/call?seed=7&rules=acol.open.weak-no-trump");
        _get(BiddingBox.class).make(Call.of("7NT"));
        _get(Lines.class).setValue("My own words on this");
        _click(_get(NativeButton.class, spec -> spec.withText("Send")));
        BrowserlessTrainer.open("reports");
        assertThat(shown()).contains("My own words on this");

        anotherLearnerComesIn();
        BrowserlessTrainer.open("reports");

        assertThat(shown()).doesNotContain("My own words on this");
    }
}
