package kibitzer.web.classroom.assignment;

import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.ComponentUtil;
import com.vaadin.flow.dom.Element;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import kibitzer.SharedFixture;
import kibitzer.cards.Card;
import kibitzer.classroom.assignment.Assignment;
import kibitzer.classroom.assignment.Feedback;
import kibitzer.classroom.assignment.Sittings;
import kibitzer.classroom.problems.DraftQuestion;
import kibitzer.decisions.bridge.board.PlayBoard;
import kibitzer.decisions.bridge.board.SetBoard;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Vulnerability;
import kibitzer.learning.learner.LearnerId;
import kibitzer.marking.Question;
import kibitzer.web.BrowserlessTrainer;
import kibitzer.web.classroom.SmallClass;
import kibitzer.web.page.Page;
import kibitzer.web.table.BiddingBox;
import kibitzer.web.table.CardHand;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A board in a sitting as its learner has it: left, gone on with on another device, and no hidden card in the page. */
@SharedFixture
class BoardSittingPagesTest {
    private static final SetBoard BOARD = new SetBoard(
            1,
            Deal.of("S:AKQJT98765432... .T98765432.5432. .AKQJ.AKQJ.AKQJT ..T9876.98765432"),
            Seat.SOUTH,
            Vulnerability.NONE,
            "acol",
            "none",
            987_654_321);

    private static final Pattern CARD = Pattern.compile("\\b[AKQJT2-9][SHDC]\\b");

    private static final Set<String> CALLS = Set.of("auction-table", "bidding-box");

    private LearnerId learner;
    private Assignment assignment;
    private String sitting;

    @BeforeEach
    void begin() {
        SmallClass met = SmallClass.met();
        learner = met.learner();
        assignment = met.give(
                SmallClass.terms("Play it", Feedback.ON_SUBMISSION),
                DraftQuestion.written(new Question<>(new PlayBoard(), BOARD)));
        sitting = "sitting/"
                + BrowserlessTrainer.get(Sittings.class)
                        .start(learner, assignment.id())
                        .id();
    }

    @AfterEach
    void leave() {
        BrowserlessTrainer.leave();
    }

    private static String shown() {
        return _get(Page.class).getElement().getTextRecursively();
    }

    /** Every text, attribute and property of the page. */
    private static String everything() {
        List<String> found = new ArrayList<>();
        gather(_get(Page.class).getElement(), found);
        return String.join("\n", found);
    }

    private static void gather(Element element, List<String> found) {
        if (element.isTextNode()) {
            found.add(element.getText());
            return;
        }
        if (CALLS.contains(element.getTag())) { // 2C is a card elsewhere
            return;
        }
        element.getAttributeNames().map(element::getAttribute).forEach(found::add);
        element.getPropertyNames()
                .map(name -> String.valueOf(element.getPropertyRaw(name)))
                .forEach(found::add);
        element.getChildren().forEach(child -> gather(child, found));
    }

    private static Set<String> named() {
        return CARD.matcher(everything()).results().map(MatchResult::group).collect(Collectors.toSet());
    }

    private static void call(String call) {
        BiddingBox box = _get(BiddingBox.class);
        ComponentUtil.fireEvent(box, new BiddingBox.CallMade(box, true, call));
    }

    private static CardHand playing() {
        return _find(CardHand.class).getLast();
    }

    private static Set<String> south() {
        return BOARD.deal().hand(Seat.SOUTH).stream().map(Card::toString).collect(Collectors.toSet());
    }

    private void onAnotherDevice() {
        BrowserlessTrainer.leave();
        BrowserlessTrainer.visit();
        BrowserlessTrainer.signIn(learner);
        BrowserlessTrainer.open(sitting);
    }

    @Test
    void noHiddenCardIsInThePage() {
        BrowserlessTrainer.open(sitting);
        assertThat(named()).isNotEmpty().isSubsetOf(south());
        assertThat(everything()).doesNotContain("T98765432", "9876.", String.valueOf(BOARD.seed()));
    }

    @Test
    void itGoesOnWhereItWasOnAnotherDeviceAndIsPlayedOnce() {
        BrowserlessTrainer.open(sitting);
        call("4S");
        onAnotherDevice();
        assertThat(_find(BiddingBox.class)).isEmpty();
        playing().play(playing().cards().getFirst());
        List<Card> held = playing().cards();
        String before = named().stream().sorted().collect(Collectors.joining());
        onAnotherDevice();
        assertThat(playing().cards()).isEqualTo(held);
        assertThat(named().stream().sorted().collect(Collectors.joining())).isEqualTo(before);

        playToTheEnd();
        assertThat(shown().replace("\u2660\uFE0E", "S"))
                .contains("4S by south")
                .contains("is stored. It is played once.");
        onAnotherDevice();
        assertThat(_find(BiddingBox.class)).isEmpty();
        assertThat(_find(CardHand.class)).isEmpty();
    }

    @Test
    void theHandsLieOpenOnceItIsToldAndTheTravellerWithThem() {
        BrowserlessTrainer.open(sitting);
        call("7S");
        playToTheEnd();
        BrowserlessTrainer.open("assignment/" + assignment.id() + "/boards");
        assertThat(shown()).contains("No board is told yet.").doesNotContain("Par, with all hands seen");
        BrowserlessTrainer.get(Sittings.class)
                .submit(
                        learner,
                        BrowserlessTrainer.get(Sittings.class)
                                .of(learner, assignment.id())
                                .getFirst()
                                .id());

        BrowserlessTrainer.open("assignment/" + assignment.id() + "/boards");
        // seven spades: 210, game 300, grand slam 1000; par is seven no trump by north, 220 with the same bonuses
        assertThat(shown())
                .contains("Board 1", "Par, with all hands seen: +1520", "+1510", "You", "Where you left the book")
                .doesNotContain("Lena");
    }

    private static void playToTheEnd() {
        while (!_find(CardHand.class).isEmpty()) {
            List<Card> cards = playing().cards();
            for (Card card : cards) {
                playing().play(card);
                if (_find(CardHand.class).isEmpty() || !playing().cards().equals(cards)) {
                    break;
                }
            }
        }
    }
}
