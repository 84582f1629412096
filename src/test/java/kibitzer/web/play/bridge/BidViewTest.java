package kibitzer.web.play.bridge;

import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.RouterLink;
import java.util.stream.Stream;
import kibitzer.SharedFixture;
import kibitzer.web.BrowserlessTrainer;
import kibitzer.web.download.PbnDownload;
import kibitzer.web.question.QuestionPanel;
import kibitzer.web.table.AuctionTable;
import kibitzer.web.table.FourHands;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@SharedFixture
class BidViewTest {
    private static final String DEAL = "bid?system=acol&opponents=none&seed=11";

    @BeforeEach
    void comeIn() {
        BrowserlessTrainer.visit();
    }

    @AfterEach
    void leave() {
        BrowserlessTrainer.leave();
    }

    private static String heading() {
        return _get(H1.class).getText();
    }

    @Test
    void asksForTheLearnersFirstCall() {
        BrowserlessTrainer.open(DEAL);

        assertThat(heading()).isEqualTo("Bid a hand");
        assertThat(_find(QuestionPanel.class)).hasSize(1);
        assertThat(_find(AuctionTable.class)).hasSize(1);
    }

    @Test
    void theAddressHoldsTheLearnersCallsAndOneCanBeTakenBack() {
        BrowserlessTrainer.open("bid?system=acol&opponents=same&seed=7&calls=1S");

        assertThat(_find(RouterLink.class))
                .filteredOn(link -> link.getText().equals("Take back the last call"))
                .allSatisfy(link -> assertThat(link.getHref()).doesNotContain("calls="));
    }

    @Test
    void aFinishedAuctionIsReviewedWithOpenCards() {
        BrowserlessTrainer.open(DEAL + "&calls="
                + String.join(".", Stream.generate(() -> "P").limit(1).toList()));
        if (!_find(QuestionPanel.class).isEmpty()) {
            BrowserlessTrainer.open(DEAL + "&calls=P.P");
        }

        assertThat(_find(FourHands.class)).hasSize(1);
        assertThat(_find(ListItem.class))
                .as("sixteen suits and more than three calls")
                .hasSizeGreaterThan(19);
        assertThat(_get(PbnDownload.class).getText()).contains("PBN");
    }

    @Test
    void aCallThatIsNotLegalIsToldNotThrown() {
        BrowserlessTrainer.open(DEAL + "&calls=7NT.1C");

        assertThat(_find(QuestionPanel.class)).isEmpty();
        assertThat(_find(Paragraph.class))
                .anySatisfy(told -> assertThat(told.getElement().getTextRecursively())
                        .containsAnyOf("it is not higher than the last bid, 7NT", "comes after the last call"));
    }

    @Test
    void anUnknownSystemIsToldNotThrown() {
        BrowserlessTrainer.open("bid?system=nobody&seed=1");

        assertThat(_find(QuestionPanel.class)).isEmpty();
    }
}
