package kibitzer.web.odds;

import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.html.H1;
import java.util.List;
import kibitzer.SharedFixture;
import kibitzer.cards.CardSet;
import kibitzer.games.poker.PokerForm;
import kibitzer.web.BrowserlessTrainer;
import kibitzer.web.field.Choice;
import kibitzer.web.field.Entry;
import kibitzer.web.page.Page;
import kibitzer.web.table.CardHand;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@SharedFixture
class PokerOddsViewTest {

    @BeforeEach
    void comeIn() {
        BrowserlessTrainer.visit();
    }

    @AfterEach
    void leave() {
        BrowserlessTrainer.leave();
    }

    private static String calculated() {
        return _get(DrawCalculator.class).getElement().getTextRecursively();
    }

    private static String frequencies() {
        return _get(FrequencyTable.class).getElement().getTextRecursively();
    }

    /** Culbertson p. 110: three cards to a pair; 165 of 16,215 draws are full houses, 97 to 1. */
    @Test
    void countsADrawBesideTheBooksFigure() {
        BrowserlessTrainer.open("odds/poker?keep=8S+8H&throw=KD+5C+3S");
        assertThat(_get(H1.class).getText()).isEqualTo("The odds of poker");
        assertThat(calculated())
                .contains("16,215 draws from the 47 cards")
                .contains("Full house", "165", "97.27 to 1", "97 to 1")
                .doesNotContain("High against");
    }

    /** Errata draw-poker.e07: 40 to 7, not 5 to 1. */
    @Test
    void marksAFigureOfTheBookThatIsOff() {
        BrowserlessTrainer.open("odds/poker?keep=TH+9H+8H+7H&throw=2S");
        assertThat(calculated()).contains("5.71 to 1", "5 to 1 ✗", "2 to 1");
    }

    @Test
    void recountsWhenOtherCardsAreTicked() {
        BrowserlessTrainer.open("odds/poker?keep=8S+8H&throw=KD+5C+3S");
        CardHand hand = _find(CardHand.class).getFirst();
        hand.tick(CardSet.of("5C 3S"));
        assertThat(calculated()).contains("1,081 draws");
    }

    @Test
    void recountsWhenCardsAreTyped() {
        BrowserlessTrainer.open("odds/poker");
        _get(DrawCalculator.class).type("AS KS QS JS 2D", "2D");
        assertThat(calculated()).contains("47 draws", "Straight flush", "46 to 1");
    }

    @Test
    void takesCardsPickedFromThePack() {
        BrowserlessTrainer.open("odds/poker");
        List<CardHand> rows = _find(CardHand.class).stream()
                .filter(hand -> hand.cards().size() == 13)
                .toList();
        rows.get(0).tick(CardSet.of("AS KS"));
        rows.get(1).tick(CardSet.of("AH 4H"));
        rows.get(2).tick(CardSet.of("9D"));
        assertThat(_get(Entry.class, spec -> spec.withLabel("Your five cards")).getValue())
                .isEqualTo("AS KS AH 4H 9D");
    }

    @Test
    void saysWhatIsWrongWithCardsThatAreNoHand() {
        BrowserlessTrainer.open("odds/poker");
        _get(DrawCalculator.class).type("AS KS QS JS", "");
        Entry held = _get(Entry.class, spec -> spec.withLabel("Your five cards"));
        assertThat(held.isInvalid()).isTrue();
        assertThat(held.getErrorMessage())
                .isEqualTo("4 cards; expected five. Below still stands 8♠ 3♠ 8♥ K♦ 5♣, throwing 3♠ K♦ 5♣.");
        _get(DrawCalculator.class).type("AS KS QS JS 2D", "3D");
        Entry thrown = _get(Entry.class, spec -> spec.withLabel("You throw"));
        assertThat(thrown.getErrorMessage()).contains("the three of diamonds is not in your hand");
    }

    /** The greatest errors of the two tables are 0.0002327 and 0.0004248: what is said to hold is rounded up. */
    @Test
    void noErrorIsRoundedDown() {
        BrowserlessTrainer.open("odds/poker");
        assertThat(_get(Page.class).getElement().getTextRecursively())
                .contains("not farther than 0.00024 from the truth", "not farther than 0.00043 from the truth")
                .doesNotContain("./kibitzer", "poker-table");
    }

    @Test
    void anAddressThatAsksForNoOddsIsToldWhy() {
        BrowserlessTrainer.open("odds/poker?keep=AS&throw=KS");
        assertThat(_get(Page.class).getElement().getTextRecursively())
                .contains("This address asks for no odds: 1 kept and 1 thrown; expected 5 cards in all");
    }

    @Test
    void tellsTheErrorOfWhatIsDealtAndNotCounted() {
        BrowserlessTrainer.open("odds/poker?keep=AS+AH&throw=KD+5C+3S&opponents=2");
        assertThat(calculated()).contains("High against 2 opponents", "with 99.9 per cent certainty right within");
    }

    /** Table 2 of p. 108 has one pair wrong (poker-with-the-bug.e02). */
    @Test
    @SuppressWarnings("unchecked")
    void showsHowOftenHandsComeInEveryForm() {
        BrowserlessTrainer.open("odds/poker?form=bug");
        assertThat(frequencies()).contains("2,869,685 hands", "1,215,024", "1,154,560 ✗", "204");
        Choice<PokerForm> forms = _get(Choice.class, spec -> spec.withLabel("Form of the game"));
        forms.setValue(PokerForm.named("cats-and-dogs"));
        assertThat(frequencies()).contains("Big cat", "4,080");
    }

    @Test
    void knowsAnyWildCards() {
        BrowserlessTrainer.open("odds/poker?form=wild-9-3");
        assertThat(frequencies()).contains("Five of a kind", "nines and threes wild");
    }

    @Test
    void holdsTheBooksTablesOfOpponentsAgainstTheTrueOnes() {
        BrowserlessTrainer.open("odds/poker");
        String page = _get(Page.class).getElement().getTextRecursively();
        assertThat(page).contains("Pair of aces", "0.89 ✗", "Every figure is exact.");
    }

    @Test
    void saysSoWhenAnAddressIsNoDraw() {
        BrowserlessTrainer.open("odds/poker?keep=8S&throw=KD");
        assertThat(_get(Page.class).getElement().getTextRecursively()).contains("There is no such page");
    }
}
