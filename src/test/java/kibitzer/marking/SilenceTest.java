package kibitzer.marking;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kibitzer.cards.PbnHand;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.conventions.bridge.Agreement;
import kibitzer.conventions.bridge.systems.Opponents;
import kibitzer.decisions.bridge.bidding.BiddingProblem;
import kibitzer.decisions.bridge.bidding.BridgeCall;
import kibitzer.games.bridge.Auction;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Vulnerability;
import org.junit.jupiter.api.Test;

/** Where no book speaks, what practice allows is not marked wrong, and the learner is told so, with what practice has to say. */
class SilenceTest {
    private static final String ALLOWED = "Allowed, for no book speaks here.";

    private static String said(String hand, String answer) {
        var decision = new BridgeCall();
        Auction overcalled = new Auction(Seat.NORTH, List.of(Call.of("1D"), Call.of("1S")));
        var problem = new BiddingProblem(
                Agreement.of("acol"), Opponents.SAME, PbnHand.read(hand), overcalled, Vulnerability.NONE);
        var question = new Question<>(decision, problem);
        return new Explainer(Syllabus.shipped()).verdict(question, question.mark(Call.of(answer)));
    }

    @Test
    void ofACallThatNoRuleGivesItIsToldThatItIsNobodys() {
        assertThat(said("QJ72.843.9852.J4", "7NT"))
                .startsWith("No book speaks here, and general practice does not go so far."
                        + " No rule, of the book or of general practice, gives 7NT here")
                .contains("Pass: ")
                .contains(
                        "The book is silent here. General practice: the book gives its responses for silent opponents;");
    }

    @Test
    void ofACallThatPracticeKnowsItIsToldWhatItShows() {
        assertThat(said("QJ7.K43.KQ852.J4", "2H"))
                .startsWith(ALLOWED)
                .contains("Of 2H: 3 cards in the suit bid; usual is 5 or more (general practice).")
                .contains("Bid 3D: 12 points");
    }

    @Test
    void whatPracticeAdvisesIsNotCalledTheBooks() {
        assertThat(said("QJ72.843.9852.J4", "P")).startsWith("Right by general practice. Pass: ");
    }
}
