package kibitzer.marking.bidding;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.cards.Seed;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.BiddingSoFar;
import kibitzer.conventions.bridge.BiddingSystem;
import kibitzer.conventions.bridge.BiddingTable;
import kibitzer.conventions.bridge.DealtBidding;
import kibitzer.decisions.bridge.bidding.BiddingProblem;
import kibitzer.decisions.bridge.bidding.BridgeCall;
import kibitzer.games.bridge.Auction;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.marking.Question;

/**
 * One deal bid to the end: the learner sits south, the others follow the books.
 *
 * @param table who plays what
 * @param deal the four hands
 * @param soFar the calls up to the learner's next turn, or all of them
 */
public record WholeAuction(BiddingPractice table, Deal deal, BiddingSoFar soFar) {
    /** Where the learner sits. */
    public static final Seat LEARNER = Seat.SOUTH;

    private static final BridgeCall DECISION = new BridgeCall();

    /** Deals, and lets the robots call until it is the learner's turn. */
    public static WholeAuction dealt(BiddingPractice table, Seed seed) {
        DealtBidding dealt = table.deal(seed);
        return new WholeAuction(table, dealt.deal(), robots(dealt.deal(), dealt.soFar()));
    }

    private static BiddingSoFar robots(Deal deal, BiddingSoFar from) {
        BiddingSoFar soFar = from;
        while (!soFar.auction().isFinished() && soFar.turn() != LEARNER) {
            soFar = soFar.with(BiddingTable.call(Bidding.of(deal.hand(soFar.turn()), soFar)));
        }
        return soFar;
    }

    /** The learner calls, and the robots after him. */
    public WholeAuction with(Call call) {
        if (isFinished()) {
            throw new IllegalStateException("the auction is finished");
        }
        return new WholeAuction(table, deal, robots(deal, soFar.with(call)));
    }

    public boolean isFinished() {
        return soFar.auction().isFinished();
    }

    /** What the learner is asked now; nothing once the auction is finished. */
    public Optional<Question<BiddingProblem, Call>> question() {
        return isFinished() ? Optional.empty() : Optional.of(question(soFar));
    }

    private Question<BiddingProblem, Call> question(BiddingSoFar turn) {
        return new Question<>(DECISION, table.problem(deal.hand(turn.turn()), turn));
    }

    public Auction auction() {
        return soFar.auction();
    }

    /** Every call so far, looked at with open cards. */
    public List<CallReviewed> review() {
        List<CallReviewed> review = new ArrayList<>();
        List<Call> calls = soFar.auction().calls();
        for (int i = 0; i < calls.size(); i++) {
            BiddingSoFar turn = soFar.course().get(i);
            boolean hasSystem = !turn.system().equals(BiddingSystem.NONE);
            review.add(new CallReviewed(
                    turn.turn(),
                    calls.get(i),
                    soFar.meanings().get(i),
                    hasSystem ? Optional.of(question(turn)) : Optional.empty()));
        }
        return review;
    }
}
