package kibitzer.web.play.poker;

import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.dom.Element;
import java.util.List;
import kibitzer.SharedFixture;
import kibitzer.cards.CardSet;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.games.poker.pot.PotGame;
import kibitzer.play.hand.PlayedHand;
import kibitzer.play.hand.Turn;
import kibitzer.play.poker.PlayedPot;
import kibitzer.web.BrowserlessTrainer;
import kibitzer.web.page.Page;
import kibitzer.web.play.HandReview;
import kibitzer.web.question.QuestionPanel;
import kibitzer.web.question.VerdictTold;
import kibitzer.web.table.CardHand;
import kibitzer.web.table.CardTable;
import kibitzer.web.table.ChoiceList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@SharedFixture
class PlayPokerViewTest {

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

    /** Answers as the book does, whatever is asked; the play goes on by itself. */
    private static void answer() {
        List<QuestionPanel> panels = _find(QuestionPanel.class);
        if (panels.isEmpty()) {
            _click(_find(NativeButton.class).stream()
                    .filter(button -> List.of("Bet", "Check").contains(button.getText()))
                    .findFirst()
                    .orElseThrow());
            return;
        }
        Object best = panels.getFirst().question().advice().best().getFirst();
        if (best instanceof CardSet cards) {
            _find(CardHand.class).stream()
                    .filter(hand -> CardSet.of(hand.cards()).containsAll(cards))
                    .findFirst()
                    .orElseThrow()
                    .tick(cards);
            _click(_find(NativeButton.class).stream()
                    .filter(button -> button.getText().matches("Stand pat|Throw (this card|these \\d cards)"))
                    .findFirst()
                    .orElseThrow());
        } else {
            _get(ChoiceList.class).choose(best.toString());
        }
        assertThat(_get(VerdictTold.class).getElement().getTextRecursively()).startsWith("Right");
    }

    @ParameterizedTest(name = "{0}, seed {1}")
    @CsvSource({"jackpots, 569", "five-card-stud, 16"})
    void aPotIsPlayedToItsEndAndReviewed(String game, long seed) {
        BrowserlessTrainer.open("play/poker?game=%s&seed=%d".formatted(game, seed));
        assertThat(_get(H1.class).getText()).startsWith("A pot of poker");
        int turns = 0;
        while (_find(PotEnd.class).isEmpty()) {
            answer();
            assertThat(++turns).isLessThan(20);
        }
        assertThat(turns).isGreaterThanOrEqualTo(4);
        assertThat(_get(HandReview.class).getElement().getTextRecursively()).contains("Right", "Culbertson");
        assertThat(_find(CardHand.class)).hasSizeGreaterThanOrEqualTo(5);
        assertThat(shown()).contains("Next pot", "The same pot again", "at the showdown");
        assertThat(BrowserlessTrainer.answered()).isNotEmpty();
    }

    /** Three nines: one card thrown, the nine or a third queen to pair helps, 4 of 47; two thrown, 112 of 1,081 draws. */
    @Test
    void aDrawThatIsNotTheBooksIsReviewedBesideTheBooks() {
        BrowserlessTrainer.open("play/poker?game=jackpots&seed=2&said=open.5H.check");
        assertThat(shown())
                .contains("Throwing 5♥ improves the hand 8.5 times in a hundred, 10.75 to 1 against.")
                .contains("Throwing 5♥ Q♣ improves the hand 10.4 times in a hundred, 8.65 to 1 against.");
    }

    @Test
    void whoTakesAPotUncontestedHasNotDropped() {
        BrowserlessTrainer.open("play/poker?game=five-card-stud&seed=6&said=drop");
        assertThat(shown())
                .contains("Player 2 takes 8 chips: all others have dropped.")
                .contains("Player 22 cards, when all others had dropped; won 5 chips")
                .contains("Youdropped after 2 cards; lost 1 chip");
    }

    /** Six players, an ante of a chip each; player 5 has bet 2, the dealer has dropped, as the story beside says. */
    @Test
    void seatsHaveTheirUpcardsTheirChipsAndTheirStakes() {
        BrowserlessTrainer.open("play/poker?game=five-card-stud&seed=4");
        assertThat(shown()).contains("Player 5 bets (2 chips)").contains("Player 6 drops");

        Element table = _get(CardTable.class).getElement();
        assertThat(table.getAttribute("pot")).isEqualTo("8");
        JsonNode seats = JsonMapper.shared().readTree(table.getAttribute("seats"));
        assertThat(seats.findValuesAsString("name"))
                .containsExactly("Player 2", "Player 3", "Player 4", "Player 5", "Player 6, the dealer", "You");
        JsonNode bettor = seats.get(3);
        assertThat(bettor.get("cards").asString()).matches("back \\S\\S");
        assertThat(bettor.get("staked").asInt()).isEqualTo(2);
        assertThat(bettor.get("chips").asInt()).isEqualTo(97);
        JsonNode dropped = seats.get(4);
        assertThat(dropped.get("out").asBoolean()).isTrue();
        assertThat(dropped.get("count").asInt()).isZero();
        assertThat(dropped.has("cards")).isFalse();
    }

    @Test
    void studIsCalledByItsName() {
        BrowserlessTrainer.open("play/poker?game=five-card-stud&seed=6");
        assertThat(shown()).contains("The game five-card stud");
    }

    /** Nothing is said of what bets first after the draw: the page does not put practice into the book's mouth. */
    @Test
    void whereTheBookIsSilentPracticeAnswers() {
        BrowserlessTrainer.open("play/poker?game=jackpots&seed=2&said=open.5H");
        _get(ChoiceList.class).choose("check");
        BrowserlessTrainer.unfold(_get(_get(VerdictTold.class), NativeDetails.class));
        assertThat(shown())
                .contains("Allowed: the book says nothing here", "General practice", "What practice looks at")
                .doesNotContain("What the book looks at");
    }

    @Test
    void theAddressHoldsThePotSoFar() {
        assertThat(PlayedHand.of(new PlayedPot(PotGame.JACKPOTS), DealRequest.of(569), List.of())
                        .next())
                .get()
                .isInstanceOf(Turn.Asked.class);
        BrowserlessTrainer.open("play/poker?game=jackpots&seed=569&said=open");
        String first = shown();
        BrowserlessTrainer.open("play/poker?game=jackpots&seed=569");
        assertThat(shown()).isNotEqualTo(first);
        BrowserlessTrainer.open("play/poker?game=jackpots&seed=569&said=open");
        assertThat(shown()).isEqualTo(first);
    }

    @Test
    void withoutASeedAPotIsDealt() {
        BrowserlessTrainer.open("play/poker");
        assertThat(_find(QuestionPanel.class)).hasSize(1);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "game=whist&seed=1, game: \"whist\"",
        "seed=x, seed: \"x\" is not a number",
        "seed=569&said=knock, answer 1",
        "seed=569&said=open.2S-2H-2D, answer 2"
    })
    void anAddressThatNamesNoPotIsToldSo(String query, String message) {
        BrowserlessTrainer.open("play/poker?" + query);
        assertThat(shown()).contains("This address names no pot").contains(message);
    }
}
