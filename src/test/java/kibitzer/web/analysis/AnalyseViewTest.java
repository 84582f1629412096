package kibitzer.web.analysis;

import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.textfield.TextField;
import com.vaadin.flow.router.RouterLink;
import kibitzer.SharedFixture;
import kibitzer.cards.CardSet;
import kibitzer.games.bridge.Call;
import kibitzer.web.BrowserlessTrainer;
import kibitzer.web.bridge.AuctionInput;
import kibitzer.web.field.Entry;
import kibitzer.web.field.PackPicker;
import kibitzer.web.page.Page;
import kibitzer.web.table.BiddingBox;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@SharedFixture
class AnalyseViewTest {
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

    private static void type(String cards) {
        _get(Entry.class, spec -> spec.withLabel("Cards")).setValue(cards);
        _click(_get(NativeButton.class, spec -> spec.withText("Analyse")));
    }

    @Test
    void anAddressCarriesTheWholePosition() {
        BrowserlessTrainer.open("analyse?cards=AQ4.KJ52.Q83.K97&dealer=N&auction=1S+P");

        assertThat(shown())
                .contains("Culbertson, by honour-tricks", "What a hand is worth", "Acol")
                .contains("fill in \u201cContract\u201d above");
        assertThat(_get(TextField.class, spec -> spec.withLabel("Auction")).getValue())
                .isEqualTo("1S P");
    }

    @Test
    void aHandAboutToOpenIsToldItsCallAndWorthAndTheRestIsFolded() {
        BrowserlessTrainer.open("analyse");
        type("\u2665KJ5 \u2660AQ42 \u2666Q83 \u2663K97");
        assertThat(_find(SightPanel.class).stream()
                        .filter(panel ->
                                !(panel.getParent().orElseThrow().getParent().orElseThrow() instanceof NativeDetails
                                        || panel.getParent().orElseThrow() instanceof NativeDetails))
                        .map(panel -> _get(panel, H2.class).getText()))
                .startsWith("What to call", "What a hand is worth")
                .hasSize(2);
    }

    @Test
    void cardsAreTypedAndLookedAt() {
        BrowserlessTrainer.open("analyse");
        assertThat(_find(SightPanel.class)).isEmpty();
        type("9S 9H 9D 8D 7D KS KH 4D 5C 2C");
        assertThat(shown()).contains("Melds and deadwood", "unmatched");
        _get(TextField.class, spec -> spec.withLabel("Upcard")).setValue("KD");
        assertThat(shown()).contains("Take the upcard");
    }

    @Test
    void cardsAreClickedTogether() {
        BrowserlessTrainer.open("analyse");
        _get(PackPicker.class).pick(CardSet.of("JS JH 4D 5C 9S"));
        _click(_get(NativeButton.class, spec -> spec.withText("Look at these cards")));
        assertThat(shown()).contains("The draw at poker", "Throw");
        assertThat(_get(RouterLink.class, spec -> spec.withText("Count what every draw to this hand may bring"))
                        .getHref())
                .startsWith("odds/poker?");
    }

    @Test
    void cardsThatCannotBeAreRefusedAtTheField() {
        BrowserlessTrainer.open("analyse?cards=KS+KS");
        assertThat(_get(Entry.class, spec -> spec.withLabel("Cards")).getErrorMessage())
                .contains("the king of spades stands twice");
        assertThat(shown()).as("told once").containsOnlyOnce("stands twice");
        assertThat(_find(SightPanel.class)).isEmpty();
    }

    @Test
    void anImpossibleAuctionIsToldAndTheCountsStay() {
        BrowserlessTrainer.open("analyse?cards=AQ4.KJ52.Q83.K97&dealer=N&auction=1S+P+1C");
        assertThat(shown()).contains("it is not higher than the last bid", "What a hand is worth");
    }

    /** Calls are chosen in the bidding box or typed; either follows the other. */
    @Test
    void anAuctionIsPutTogetherCallByCall() {
        BrowserlessTrainer.open("analyse?cards=AQ4.KJ52.Q83.K97&dealer=N");
        BrowserlessTrainer.unfold(_get(_get(AuctionInput.class), NativeDetails.class));
        _get(BiddingBox.class).make(Call.of("1S"));
        assertThat(auction().getValue()).isEqualTo("1S");
        _get(BiddingBox.class).make(Call.of("P"));
        assertThat(auction().getValue()).isEqualTo("1S P");
        assertThat(shown()).contains("South is to call");
        auction().setValue("1S P 2C");
        assertThat(shown()).contains("West is to call");
    }

    private static TextField auction() {
        return _get(_get(AuctionInput.class), TextField.class);
    }

    @Test
    void aQuestionAsJsonIsAnswered() {
        BrowserlessTrainer.open("analyse");
        type("{\"decision\": \"bridge/suit-break\", \"position\": {\"missing\": 5, \"split\": \"3-2\"}}");
        assertThat(shown()).contains("67.83 percent");
        type("{\"decision\": \"bridge/suit-brake\"}");
        assertThat(_get(Entry.class, spec -> spec.withLabel("Cards")).getErrorMessage())
                .contains("\"bridge/suit-brake\" is unknown");
    }

    @Test
    void aWholeDealIsHandedToTheOtherPage() {
        BrowserlessTrainer.open("analyse");
        type("S:AQ42.KJ5.Q83.K97 KJ7.93.AJ754.Q82 T83.AQT4.KT2.A64 965.8762.96.JT53");
        String address = _get(RouterLink.class, spec -> spec.withText("Read these deals"))
                .getHref();
        BrowserlessTrainer.open(address);
        assertThat(shown()).contains("1 deal read.", "The book: Open 1NT");
    }
}
