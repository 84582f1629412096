package kibitzer.web.play.bridge;

import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.NativeButton;
import kibitzer.SharedFixture;
import kibitzer.cards.Card;
import kibitzer.web.BrowserlessTrainer;
import kibitzer.web.bridge.FirstDepartures;
import kibitzer.web.bridge.TravellerTable;
import kibitzer.web.download.PbnDownload;
import kibitzer.web.field.Choice;
import kibitzer.web.page.Page;
import kibitzer.web.play.HandReview;
import kibitzer.web.question.PanelState;
import kibitzer.web.question.QuestionPanel;
import kibitzer.web.table.CardHand;
import kibitzer.web.table.SheetTable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@SharedFixture
class PlayBridgeViewTest {
    private static final String FULL = "N:JT98.5432.5432.2 7654.QJT.QJT.876 AKQ.AK.AK.AKQJT9 32.9876.9876.543";
    private static final int CARDS = 26;

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
        return !_find(BridgeOutcome.class).isEmpty();
    }

    private static String given(String contract, String declarer) {
        return "play/bridge?seed=1&deal=" + FULL.replace(" ", "%20") + "&contract=" + contract + "&declarer="
                + declarer;
    }

    /** The first card that may be played; where the table asks, as it asks. */
    private static void playsACard() {
        CardHand hand = _find(CardHand.class).getLast();
        boolean asked = !_find(QuestionPanel.class).isEmpty();
        for (Card card : hand.cards()) {
            if (_find(CardHand.class).contains(hand)
                    && (!asked || !(_get(QuestionPanel.class).state() instanceof PanelState.Marked))) {
                hand.play(card);
            }
        }
        if (!_find(NativeButton.class, spec -> spec.withText("Go on")).isEmpty()) {
            click("Go on");
        }
    }

    /** Plays on until so many tricks are left, and claims none of them. */
    @SuppressWarnings("unchecked")
    private static void concedesWith(int left) {
        String label = "Claim, of the " + left + " tricks left";
        while (_find(Choice.class, spec -> spec.withLabel(label)).isEmpty()) {
            playsACard();
        }
        ((Choice<Integer>) _get(Choice.class, spec -> spec.withLabel(label))).setValue(0);
        click("Claim");
    }

    @Test
    void theContractIsPlayedFromBothHandsAndThePageSaysHowItEnded() {
        BrowserlessTrainer.open(given("7NT", "S"));
        assertThat(_get(H1.class).getText()).isEqualTo("Bridge, bid and played");
        assertThat(shown()).contains("7NT by south. Tricks: you 0 of the 13 that make it, they 0.");
        assertThat(shown()).contains("Which card do you play from partner's hand?");
        int played = 0;
        while (!isOver()) {
            playsACard();
            assertThat(++played).isLessThanOrEqualTo(CARDS);
        }
        assertThat(shown()).contains("7NT by south, ", "The cards", "New deal", "The same deal again");
        assertThat(_find(PbnDownload.class)).hasSize(1);
        assertThat(_find(AuctionReview.class)).isEmpty();
    }

    @Test
    void aClaimThatIsNotCertainIsRefusedAndOneThatIsEndsTheDeal() {
        BrowserlessTrainer.open(given("7NT", "S"));
        click("Claim");
        assertThat(shown()).contains("Not granted: tricks are claimed from the third trick on");
        concedesWith(10);
        assertThat(isOver()).isTrue();
        assertThat(shown()).contains("You conceded the rest.");
    }

    @Test
    void aDefenderIsAskedForTheLeadAndJudgedByTheTables() {
        BrowserlessTrainer.open(given("3NT", "E"));
        QuestionPanel<?, ?> panel = _get(QuestionPanel.class);
        assertThat(panel.question().decision().id()).hasToString("bridge/lead");
        _find(CardHand.class).getLast().play(Card.ALL.getFirst());
        CardHand hand = _find(CardHand.class).getLast();
        hand.play(hand.cards().getFirst());
        assertThat(panel.state()).isInstanceOf(PanelState.Marked.class);
        click("Go on");
        assertThat(shown()).contains("3NT by east. Tricks: you ", " of the 5 that beat it");
    }

    @Test
    void theBiddingIsJudgedCallByCallAndTheAuctionReviewedAtTheEnd() {
        BrowserlessTrainer.open("play/bridge?seed=1");
        assertThat(_get(QuestionPanel.class).question().decision().id()).hasToString("bridge/call");
        BrowserlessTrainer.open("play/bridge?seed=1&judge=end&said=1H.3H.P");
        assertThat(shown()).contains("4♥ by south").doesNotContain("Your decisions ");
        int played = 0;
        while (!isOver()) {
            playsACard();
            assertThat(++played).isLessThanOrEqualTo(CARDS);
        }
        assertThat(_get(HandReview.class).getElement().getTextRecursively()).contains("as the book");
        assertThat(_find(AuctionReview.class)).hasSize(1);
        _click(_find(NativeButton.class, spec -> spec.withText("Try again from here"))
                .get(1));
        assertThat(isOver()).isFalse();
        assertThat(_get(QuestionPanel.class).question().position().toString()).contains("2H");
    }

    @Test
    void aRubberHasItsSheet() {
        BrowserlessTrainer.open("play/bridge?seed=1&scoring=rubber&said=1H.3H.P");
        assertThat(shown()).contains("Games: you 0, they 0.");
        concedesWith(12);
        assertThat(_find(SheetTable.class)).hasSize(1);
        click("Next deal");
        assertThat(shown()).contains("Deal 2");
    }

    @Test
    void aBoardIsKeptOnceItIsFinishedHereAndHasItsTraveller() {
        BrowserlessTrainer.open("play/bridge?seed=1&scoring=duplicate&judge=end");
        assertThat(shown()).contains("Board 1", "Partner dealt; nobody vulnerable.");
        BrowserlessTrainer.open(given("7NT", "S").replace("seed=1", "seed=1&scoring=duplicate"));
        concedesWith(12);
        assertThat(_get(TravellerTable.class).getElement().getTextRecursively())
                .contains("Nobody else of your classes has finished this board.");
    }

    @Test
    void aDuplicateBoardTellsWhereTheBookWasLeftFirst() {
        String lead = given("3NT", "E").replace("seed=1", "seed=1&scoring=duplicate&judge=end") + "&said=";
        BrowserlessTrainer.open(lead + "9C");
        assertThat(_find(FirstDepartures.class)).isEmpty();
        concedesWith(12);
        assertThat(_get(FirstDepartures.class).getElement().getTextRecursively())
                .contains("First in the play, trick 1: ", "Instead: ", ", p. ")
                .doesNotContain("in the bidding");
    }

    @Test
    void aProblemHandComesWithItsLeadAndAnAddressWithoutASeedKeepsWhatItChooses() {
        BrowserlessTrainer.open("play/bridge?problem=first-trick-1");
        assertThat(shown()).contains("A problem hand, level ", " led", " by south");
        concedesWith(12);
        assertThat(shown()).contains("not this time", "Another hand of this theme", "makes in ");
        click("Another hand of this theme");
        assertThat(shown()).contains("A problem hand, level ");
    }

    /** Found by the robots: jack of clubs, then every trick to the end; and the ace, with which the contract is let through. */
    @Test
    void aDefendersProblemNamesTheRightCardAndWhereItWasLost() {
        String said = "&said=AC.6C.JC.6S.6D.7S.7D.8D.9S.4H.7H.9H.JH";
        BrowserlessTrainer.open("play/bridge?seed=1&problem=third-hand-1");
        assertThat(shown()).contains("You are east and defend").contains("15 to 17 points, balanced");
        assertThat(isOver()).isFalse();

        BrowserlessTrainer.open("play/bridge?seed=1&problem=third-hand-1" + said);

        assertThat(isOver()).isTrue();
        assertThat(shown())
                .contains("not this time")
                .contains("you played the ace of clubs; right was the jack of clubs")
                .contains("The contract could be beaten until trick 1, when the ace of clubs gave that up");
    }
}
