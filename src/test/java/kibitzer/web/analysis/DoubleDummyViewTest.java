package kibitzer.web.analysis;

import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.github.mvysny.kaributesting.v10.MockVaadin;
import com.vaadin.flow.component.ComponentUtil;
import com.vaadin.flow.component.PollEvent;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.textfield.TextField;
import com.vaadin.flow.server.VaadinServletRequest;
import java.util.List;
import java.util.Optional;
import kibitzer.SharedFixture;
import kibitzer.accounts.Role;
import kibitzer.accounts.TooManyGuesses;
import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;
import kibitzer.cards.Seed;
import kibitzer.cards.Suit;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;
import kibitzer.http.AskingLimit;
import kibitzer.http.LearnerCookie;
import kibitzer.web.BrowserlessTrainer;
import kibitzer.web.page.Page;
import kibitzer.web.table.FourHands;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@SharedFixture
class DoubleDummyViewTest {
    /** Every strain of this deal is counted in a moment. */
    private static final String DEAL = "double-dummy?seed=3";

    @BeforeEach
    void comeIn() {
        BrowserlessTrainer.visit();
    }

    @AfterEach
    void leave() {
        BrowserlessTrainer.leave();
    }

    /** The browser asks again and again, as long as the page has it ask. */
    private static void waitForTheCount() {
        UI ui = UI.getCurrent();
        while (ui.getPollInterval() > 0) {
            ComponentUtil.fireEvent(ui, new PollEvent(ui, true));
            MockVaadin.clientRoundtrip(false);
            Thread.onSpinWait();
        }
    }

    private static List<NativeButton> results() {
        return _find(_get(TrickTable.class), NativeButton.class);
    }

    @Test
    void showsTheFourHandsBeforeAnythingIsCounted() {
        BrowserlessTrainer.open(DEAL);
        assertThat(_get(FourHands.class).getElement().getTextRecursively())
                .isEqualTo(lines("North", "West", "East", "South"));
    }

    private static String lines(String... seats) {
        Deal deal = Deal.shuffled(new Seed(3));
        StringBuilder lines = new StringBuilder();
        for (String seat : seats) {
            lines.append(seat);
            CardSet hand = deal.hand(Seat.of(seat.substring(0, 1)));
            for (Suit suit : List.of(Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)) {
                String ranks =
                        String.join(" ", CardNotation.writeRanks(hand, suit).split(""));
                lines.append(suit.plural()).append(' ').append(ranks.isEmpty() ? "none" : ranks.replace("T", "10"));
            }
        }
        return lines.toString();
    }

    @Test
    void fillsInTheTwentyResults() {
        BrowserlessTrainer.open(DEAL);
        waitForTheCount();
        assertThat(results())
                .hasSize(20)
                .allSatisfy(result -> assertThat(result.getText()).matches("\\d+"));
        assertThat(_find(LeadTable.class)).isEmpty();
    }

    @Test
    void showsTheLeadsAgainstTheContractThatIsChosen() {
        BrowserlessTrainer.open(DEAL);
        waitForTheCount();
        NativeButton northsSpades = results().stream()
                .filter(result -> result.getAriaLabel().orElse("").contains("spades by north"))
                .findFirst()
                .orElseThrow();
        _click(northsSpades);
        waitForTheCount();
        assertThat(_get(H2.class).getText()).isEqualTo("Leads against spades by north");
        assertThat(_get(LeadTable.class).getElement().getTextRecursively())
                .contains("North wins", "East leads", northsSpades.getText());
        assertThat(northsSpades.getElement().getAttribute("aria-pressed")).isEqualTo("true");
    }

    @Test
    void opensOnTheLeadsThatAnAddressNames() {
        BrowserlessTrainer.open(DEAL + "&contract=NT-S");
        waitForTheCount();
        assertThat(_get(H2.class).getText()).isEqualTo("Leads against no trump by south");
    }

    @Test
    void looksIntoTheDealWhoseCardsAreGiven() {
        BrowserlessTrainer.open("double-dummy?deal=N:A...+2...+.2..+...A&contract=H-S");
        waitForTheCount();
        assertThat(_get(FourHands.class).getElement().getTextRecursively()).contains("North", "West", "East", "South");
        assertThat(_get(LeadTable.class).getElement().getTextRecursively()).contains("South wins", "1", "A\u2663");
    }

    @Test
    void saysSoWhenAnAddressNamesNoDeal() {
        BrowserlessTrainer.open("double-dummy?seed=3&contract=NT-X");
        assertThat(_get(H1.class).getText()).isEqualTo("There is no such page");
        assertThat(_get(Page.class).getElement().getTextRecursively())
                .contains("\"NT-X\" is not a strain and a declarer");
    }

    /** Counted by the account, so that no other test is kept from asking. */
    @Test
    void whoHadTooMuchCountedIsToldSoInWords() {
        AskingLimit limit = BrowserlessTrainer.get(AskingLimit.class);
        VaadinServletRequest request = VaadinServletRequest.getCurrent();
        LearnerCookie.signedIn(request, BrowserlessTrainer.signIn("Dora", Role.LEARNER));
        assertThat(limit.ask(request, limit.most())).isEmpty();

        BrowserlessTrainer.open(DEAL);
        waitForTheCount();

        assertThat(_get(Page.class).getElement().getTextRecursively())
                .contains("Too many tries. Please wait 15 minutes, then try again.");
    }

    /** What is begun while the page is on its way has been paid for, and is handed out once. */
    @Test
    void whatWasBegunWithThePageIsNotAskedForAgain() {
        DoubleDummyDesk desk = BrowserlessTrainer.get(DoubleDummyDesk.class);
        AskingLimit limit = BrowserlessTrainer.get(AskingLimit.class);
        VaadinServletRequest request = VaadinServletRequest.getCurrent();
        LearnerCookie.signedIn(request, BrowserlessTrainer.signIn("Emil", Role.LEARNER));
        Deal deal = Deal.shuffled(new Seed(3));
        desk.begin(deal, Optional.empty());
        assertThat(limit.ask(request, limit.most() - Strain.values().length * AskingLimit.COUNT_OF_A_STRAIN))
                .isEmpty();

        assertThat(desk.tricks(deal, Strain.SPADES).join()).containsOnlyKeys(Seat.values());
        assertThatThrownBy(() -> desk.tricks(deal, Strain.SPADES).join()).hasCauseInstanceOf(TooManyGuesses.class);
    }

    private static void openDealOfOnesOwn() {
        BrowserlessTrainer.open(DEAL);
        BrowserlessTrainer.unfold("Look into a deal of your own");
    }

    private static void give(String seat, String hand) {
        _get(TextField.class, spec -> spec.withLabel(seat)).setValue(hand);
    }

    @Test
    void theFourthHandOfAnOwnDealHasTheCardsLeftOver() {
        openDealOfOnesOwn();
        give("North", "T83.AQT4.KT2.A64");
        give("East", "\u2660965 \u26658762 \u266696 \u2663JT53");
        give("South", "S: AQ42 H: KJ5 D: Q83 C: K97");
        _click(_get(NativeButton.class, spec -> spec.withText("Look into this deal")));
        assertThat(_get(FourHands.class).getElement().getTextRecursively())
                .contains("Westspades K J 7hearts 9 3diamonds A J 7 5 4clubs Q 8 2");
    }

    @Test
    void anOwnDealThatCannotBeIsToldWithItsSeat() {
        openDealOfOnesOwn();
        give("North", "T83.AQT4.KT2.A64");
        give("East", "965.876.96.JT53");
        give("South", "AQ42.KJ5.Q83.K97");
        _click(_get(NativeButton.class, spec -> spec.withText("Look into this deal")));
        assertThat(_get(OwnDeal.class).getElement().getTextRecursively()).contains("east has 12 cards; expected 13");
        assertThat(_find(FourHands.class)).hasSize(1);
    }
}
