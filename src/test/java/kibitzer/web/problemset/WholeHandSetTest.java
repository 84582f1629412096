package kibitzer.web.problemset;

import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.router.RouterLink;
import java.util.List;
import kibitzer.SharedFixture;
import kibitzer.cards.Card;
import kibitzer.games.bridge.problems.store.PlayProblems;
import kibitzer.games.bridge.wholehand.PlayRecord;
import kibitzer.games.bridge.wholehand.WholeHand;
import kibitzer.marking.Grade;
import kibitzer.web.BrowserlessTrainer;
import kibitzer.web.field.Tick;
import kibitzer.web.page.Page;
import kibitzer.web.table.CardHand;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Whole hands out of a set, played card after card and marked by their record. */
@SharedFixture
class WholeHandSetTest {
    private static final String SET = "problem-set/whole-hands-1";
    private static final WholeHand FIRST =
            WholeHand.of(PlayProblems.shipped().find("first-trick-1").orElseThrow());

    @BeforeEach
    void comeIn() {
        BrowserlessTrainer.visit();
        BrowserlessTrainer.open(SET + "?question=1");
    }

    @AfterEach
    void leave() {
        BrowserlessTrainer.leave();
    }

    private static String shown() {
        return _get(Page.class).getElement().getTextRecursively();
    }

    private static CardHand hand() {
        return _get(CardHand.class);
    }

    /** Plays what is written down as the best play until so many cards lie on the table; the last trick falls of itself. */
    private static void playTo(int cards) {
        List<Card> best = PlayRecord.best(FIRST);
        for (int place = 1; place < cards && place < best.size() - 4; place++) {
            List<CardHand> hands = _find(CardHand.class);
            Card card = best.get(place);
            if (!hands.isEmpty() && hands.getFirst().cards().contains(card)) {
                hands.getFirst().play(card);
            }
        }
    }

    /** Who is to count has to see what there is to count. */
    @Test
    void theTricksBeforeTheLearnerCameAreListed() {
        BrowserlessTrainer.open("problem-set/whole-hands-count?question=1");

        assertThat(shown().replace("\uFE0E", ""))
                .contains("Played so far", "west led 3♥ 4♥ 10♥ 9♥", "south led 9♣ 10♦ 3♠ 4♠");
    }

    @Test
    void aHandThatIsPlayedToItsLastCardIsMarkedByWhatItWon() {
        playTo(52);

        assertThat(shown()).contains("9 tricks, as many as needed").contains("the line: ");
        assertThat(BrowserlessTrainer.answered()).singleElement().satisfies(attempt -> {
            assertThat(attempt.grade()).isEqualTo(Grade.BEST);
            assertThat(attempt.answer().path("tricks").asInt()).isGreaterThanOrEqualTo(9);
        });
        BrowserlessTrainer.open(SET);
        assertThat(shown()).contains("1 of 15 points", "1 of 15 right, and some to come.");
        assertThat(_get(RouterLink.class, spec -> spec.withText("Go on with question 2"))
                        .getHref())
                .isEqualTo(SET + "?question=2");
    }

    @Test
    void whoComesBackGoesOnAtTheCardWhereHeWas() {
        playTo(14);
        String before = hand().cards().toString();

        BrowserlessTrainer.open(SET + "?question=1");

        assertThat(hand().cards()).hasToString(before);
        assertThat(shown()).contains("The last trick");
        assertThat(BrowserlessTrainer.answered()).isEmpty();
        playTo(52);
        assertThat(BrowserlessTrainer.answered()).hasSize(1);
    }

    @Test
    void aCardThatMayNotBePlayedIsRefusedWithTheReasonAndNothingIsLost() {
        Card other = hand().cards().stream()
                .filter(card -> card.suit() != FIRST.begun().getFirst().suit())
                .findFirst()
                .orElseThrow();

        hand().play(other);

        assertThat(shown()).contains("The " + other.inWords() + " does not follow suit.");
        playTo(52);
        assertThat(BrowserlessTrainer.answered())
                .singleElement()
                .satisfies(attempt -> assertThat(attempt.grade()).isEqualTo(Grade.BEST));
    }

    /** The first card of dummy's hand that follows, the first of his own, and so on: the wrong line meets its defence. */
    @Test
    void theFirstCardThatGaveTheContractUpIsNamed() {
        while (!_find(CardHand.class).isEmpty() && BrowserlessTrainer.answered().isEmpty()) {
            CardHand from = hand();
            int held = from.cards().size();
            for (Card card : from.cards().reversed()) {
                from.play(card);
                if (_find(CardHand.class).isEmpty()
                        || hand() != from && hand().cards().size() != held
                        || !hand().cards().equals(from.cards())) {
                    break;
                }
            }
        }

        assertThat(BrowserlessTrainer.answered())
                .singleElement()
                .satisfies(attempt -> assertThat(attempt.grade()).isEqualTo(Grade.WRONG));
        assertThat(shown()).contains("gave the contract up; ").contains(" short");
    }

    @Test
    void theRestIsGivenUpOnlyWhenThatIsSaidTwice() {
        _click(_get(NativeButton.class, spec -> spec.withText("Give up the tricks left")));
        assertThat(BrowserlessTrainer.answered()).isEmpty();

        _click(_get(NativeButton.class, spec -> spec.withText("Yes, give them up")));

        assertThat(BrowserlessTrainer.answered())
                .singleElement()
                .satisfies(attempt -> assertThat(attempt.grade()).isEqualTo(Grade.WRONG));
        assertThat(shown()).contains("the tricks left were given up, though enough could still be won");
    }

    @Test
    void aHandThatIsMarkedMayBePlayedAgain() {
        playTo(52);
        BrowserlessTrainer.open(SET + "?question=1");
        assertThat(_find(CardHand.class))
                .as("cards to play, where the hand stands as it ended")
                .isEmpty();
        BrowserlessTrainer.open(
                _get(RouterLink.class, spec -> spec.withText("Ask me again")).getHref());

        assertThat(hand().cards()).hasSize(13);
        playTo(52);
        assertThat(BrowserlessTrainer.answered()).hasSize(2);
    }

    @Test
    void inPrintBothHandsStandAndTheAnswersTellTheLine() {
        BrowserlessTrainer.open(SET + "/print");

        assertThat(shown())
                .contains("13. ", "Three no trump by south, the five of hearts led")
                .contains("Dummy, north:", "Your hand, south:");

        _get(Tick.class).setValue(true);

        assertThat(shown()).contains("West:", "East:", "the line: ");
    }

    @Test
    void theSetTellsItsHandsApartAndOffersNoClock() {
        BrowserlessTrainer.open(SET);

        assertThat(shown()).contains("Four hearts by south, the king of spades led");
        assertThat(_find(RouterLink.class, spec -> spec.withText("Against the clock")))
                .isEmpty();
    }

    @Test
    void aLessonOnDefenceLeadsToHandsOfItsTheme() {
        BrowserlessTrainer.open("lesson/bridge/play/13-third-hand-high");
        assertThat(shown()).contains("Play it");
        RouterLink link = _get(
                RouterLink.class,
                spec -> spec.withText("Three no trump, the seven of clubs led, defended by east, level 1"));

        BrowserlessTrainer.open(link.getHref());

        assertThat(shown())
                .contains("Three no trump by south, the seven of clubs led. Can you beat it?", "You need 5 tricks");
        assertThat(hand().cards()).hasSize(13);
    }
}
