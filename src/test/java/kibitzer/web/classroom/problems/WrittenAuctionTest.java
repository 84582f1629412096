package kibitzer.web.classroom.problems;

import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.ComponentUtil;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.select.Select;
import com.vaadin.flow.component.textfield.TextField;
import java.util.List;
import kibitzer.SharedFixture;
import kibitzer.accounts.Role;
import kibitzer.cards.CardSet;
import kibitzer.classroom.ProblemSetId;
import kibitzer.classroom.problems.Draft;
import kibitzer.classroom.problems.DraftQuestion;
import kibitzer.classroom.problems.Drafts;
import kibitzer.learning.learner.LearnerId;
import kibitzer.web.BrowserlessTrainer;
import kibitzer.web.bridge.AuctionPicker;
import kibitzer.web.field.PackPicker;
import kibitzer.web.table.AuctionTable;
import kibitzer.web.table.BiddingBox;
import kibitzer.web.table.CardHand;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Auctions and hands of a written position, clicked together in the editor of sets. */
@SharedFixture
class WrittenAuctionTest {
    private LearnerId instructor;
    private ProblemSetId set;

    @BeforeEach
    void comeIn() {
        BrowserlessTrainer.visit();
        instructor = BrowserlessTrainer.signIn("Ina", Role.INSTRUCTOR);
    }

    @AfterEach
    void leave() {
        BrowserlessTrainer.leave();
    }

    private void open(String decision, String position) {
        set = BrowserlessTrainer.get(Drafts.class)
                .create(instructor, Draft.untitled("Ina").with(List.of(new DraftQuestion((ObjectNode)
                        JsonMapper.shared()
                                .readTree("{\"decision\": \"" + decision + "\", \"position\": " + position + "}")))));
        BrowserlessTrainer.open("set/" + set + "?question=1");
    }

    /** South has dealt, and the calls of this auction stand in the field. */
    private void openWith(String calls) {
        open(
                "bridge/call",
                "{\"system\": \"acol\", \"hand\": \"KQ5.AJ3.KJ84.A92\", \"dealer\": \"S\", \"auction\": \"" + calls
                        + "\", \"vulnerable\": \"ns\"}");
    }

    private static AuctionPicker picker() {
        return _get(AuctionPicker.class);
    }

    private static TextField field(String label) {
        return _get(TextField.class, field -> field.withLabel(label));
    }

    @SuppressWarnings("unchecked")
    private static Select<String> select(String label) {
        return _get(Select.class, field -> field.withLabel(label));
    }

    private static void press(String label) {
        _click(_get(NativeButton.class, button -> button.withText(label)));
    }

    /** As the browser tells of a tap. */
    private static void tap(String... calls) {
        for (String call : calls) {
            BiddingBox box = _get(picker(), BiddingBox.class);
            ComponentUtil.fireEvent(box, new BiddingBox.CallMade(box, true, call));
        }
    }

    private static List<String> offered() {
        return List.of(_get(picker(), BiddingBox.class)
                .getElement()
                .getAttribute("legal")
                .split(" "));
    }

    private static String table(String attribute) {
        return String.valueOf(_get(picker(), AuctionTable.class).getElement().getAttribute(attribute));
    }

    private static List<String> drawn() {
        JsonNode calls = JsonMapper.shared().readTree(table("calls"));
        return calls.valueStream().map(call -> call.path("call").asString()).toList();
    }

    private static String says() {
        return picker().getElement().getTextRecursively();
    }

    private JsonNode stored(String field) {
        return BrowserlessTrainer.get(Drafts.class)
                .find(instructor, set)
                .orElseThrow()
                .draft()
                .questions()
                .getFirst()
                .position()
                .path(field);
    }

    /** A position without a fault is stored with a list of calls, whatever was typed. */
    private List<String> storedCalls() {
        return stored("auction").valueStream().map(JsonNode::asString).toList();
    }

    @Test
    void nothingOfTheBiddingBoxIsThereBeforeSomebodyAsksForIt() {
        openWith("1S 1Z");

        assertThat(_find(AuctionPicker.class)).isEmpty();
        BrowserlessTrainer.unfold("Choose the calls");
        assertThat(_find(AuctionPicker.class)).hasSize(1);
    }

    @Test
    void tapsWriteTheAuctionAndOnlyLegalCallsAreOffered() {
        openWith("");
        BrowserlessTrainer.unfold("Choose the calls");
        assertThat(says()).contains("South is to call.");
        assertThat(offered()).hasSize(36).contains("P", "1C", "7NT").doesNotContain("X", "XX");

        tap("1S");
        assertThat(field("Auction").getValue()).isEqualTo("1S");
        assertThat(says()).contains("South: one spade. West is to call.");
        assertThat(offered()).contains("P", "X", "1NT", "2C").doesNotContain("XX", "1C", "1S");
        tap("X");
        assertThat(offered()).contains("XX").doesNotContain("X");
        tap("XX", "P");

        assertThat(field("Auction").getValue()).isEqualTo("1S X XX P");
        assertThat(storedCalls()).containsExactly("1S", "X", "XX", "P");
        assertThat(drawn()).containsExactly("1S", "X", "XX", "P");
        assertThat(table("turn")).isEqualTo("ask");
        assertThat(table("names")).isEqualTo("{\"S\":\"To call\"}");
        assertThat(table("vulnerable")).isEqualTo("ns");
    }

    @Test
    void aCallThatIsNotAllowedThereIsNotTaken() {
        openWith("1S");
        BrowserlessTrainer.unfold("Choose the calls");
        for (String call : List.of("1H", "1S", "XX", "8C", "<b>")) {
            tap(call);
            assertThat(field("Auction").getValue()).as(call).isEqualTo("1S");
        }
        assertThat(drawn()).containsExactly("1S");
    }

    @Test
    void callsAreTakenBackOneByOneOrAllAtOnce() {
        openWith("1S P 2S");
        BrowserlessTrainer.unfold("Choose the calls");

        press("Take back the last call");
        assertThat(field("Auction").getValue()).isEqualTo("1S P");
        assertThat(says()).contains("North is to call.");
        assertThat(offered()).contains("1NT", "2S");
        press("Begin again");
        assertThat(field("Auction").getValue()).isEmpty();
        assertThat(stored("auction").isArray()).isTrue();
        assertThat(offered()).contains("1C");
        for (String label : List.of("Take back the last call", "Begin again")) {
            assertThat(_get(NativeButton.class, button -> button.withText(label))
                            .isEnabled())
                    .as(label)
                    .isFalse();
        }
    }

    @Test
    void theBoxFollowsWhatIsTypedAndWhoDeals() {
        openWith("");
        BrowserlessTrainer.unfold("Choose the calls");

        field("Auction").setValue("1n pass");
        assertThat(drawn()).containsExactly("1NT", "P");
        assertThat(says()).contains("West: pass. North is to call.");
        select("Dealer").setValue("E");
        assertThat(table("dealer")).isEqualTo("E");
        assertThat(says()).contains("South: pass. West is to call.");
        select("Vulnerable").setValue("both");
        assertThat(table("vulnerable")).isEqualTo("both");

        tap("2C");
        assertThat(field("Auction").getValue()).isEqualTo("1NT P 2C");
    }

    @Test
    void aTextThatIsNoAuctionLeavesTheBoxAsItWasAndIsToldWhy() {
        openWith("1S");
        BrowserlessTrainer.unfold("Choose the calls");

        field("Auction").setValue("1S 1Z");
        assertThat(drawn()).containsExactly("1S");
        assertThat(says()).contains("This stands as it was: \"1Z\" is not readable here; expected a call");
        field("Auction").setValue("1S 1H");
        assertThat(drawn()).containsExactly("1S");
        assertThat(says()).contains("call 2 (1H): it is not higher than the last bid, 1S");

        tap("P");
        assertThat(field("Auction").getValue()).isEqualTo("1S P");
        assertThat(says()).doesNotContain("This stands as it was");
    }

    @Test
    void aTextThatIsReadAgainIsNoLongerToldOf() {
        openWith("1S");
        BrowserlessTrainer.unfold("Choose the calls");
        field("Auction").setValue("1S 1Z");
        field("Auction").setValue("1S");

        assertThat(says()).doesNotContain("This stands as it was").contains("West is to call.");
    }

    @Test
    void anAuctionThatIsOverOffersNoCallAndSaysWhatItCameTo() {
        openWith("1S P 4S P P");
        BrowserlessTrainer.unfold("Choose the calls");
        tap("P");

        assertThat(says()).contains("Four spades, played by south.");
        assertThat(_find(picker(), BiddingBox.class)).isEmpty();
        assertThat(table("turn")).isEqualTo("null");
        press("Take back the last call");
        assertThat(offered()).contains("X", "4NT").doesNotContain("4S");
    }

    @Test
    void whereNobodyIsSaidToDealTheDealerIsChosenFirst() {
        open("bridge/call", "{}");
        BrowserlessTrainer.unfold("Choose the calls");
        assertThat(says()).contains("dealer: not said yet").doesNotContain("This stands as it was");
        assertThat(_find(picker(), BiddingBox.class)).isEmpty();

        select("Dealer").setValue("W");
        assertThat(says()).contains("West is to call.").doesNotContain("not said yet");
        tap("1C");
        assertThat(stored("auction").asString()).isEqualTo("1C");
    }

    /** At a lead the dealer may be left out: it is north then. */
    @Test
    void theAuctionOfALeadIsChosenToo() {
        open("bridge/lead", "{\"hand\": \"KQ5.AJ3.KJ84.A92\", \"contract\": \"3NT\"}");
        BrowserlessTrainer.unfold("Choose the calls");
        assertThat(says()).contains("North is to call.");
        tap("1NT", "P", "3NT");

        assertThat(field("Auction").getValue()).isEqualTo("1NT P 3NT");
        assertThat(storedCalls()).startsWith("1NT", "P", "3NT");
        press("Begin again");
        assertThat(stored("auction").isMissingNode()).isTrue();
    }

    @Test
    void aHandIsClickedTogetherOutOfThePack() {
        openWith("");
        BrowserlessTrainer.unfold("Choose the cards");
        PackPicker pack = _get(PackPicker.class);
        assertThat(pack.picked()).isEqualTo(CardSet.of("KS QS 5S AH JH 3H KD JD 8D 4D AC 9C 2C"));

        choose(pack, "The spades", "AS KS QS 5S");
        choose(pack, "The clubs", "9C 2C");
        assertThat(pack.getElement().getTextRecursively()).contains("13 cards picked.");
        assertThat(field("Hand").getValue()).isEqualTo("KQ5.AJ3.KJ84.A92");
        press("Take these cards");

        assertThat(field("Hand").getValue()).isEqualTo("AKQ5.AJ3.KJ84.92");
        assertThat(stored("hand").asString()).isEqualTo("AKQ5.AJ3.KJ84.92");
        press("Put them all back");
        press("Take these cards");
        assertThat(field("Hand").isInvalid()).isTrue();
    }

    private static void choose(PackPicker pack, String suit, String cards) {
        CardHand row = _find(pack, CardHand.class).stream()
                .filter(hand -> suit.equals(hand.getElement().getAttribute("hand-label")))
                .findFirst()
                .orElseThrow();
        ComponentUtil.fireEvent(row, new CardHand.CardsChosen(row, true, cards));
    }
}
