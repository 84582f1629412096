package kibitzer.decisions.bridge.bidding;

import java.util.List;
import kibitzer.advice.ClubPlay;
import kibitzer.cards.CardSet;
import kibitzer.conventions.bridge.Agreement;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.BiddingSoFar;
import kibitzer.conventions.bridge.BiddingSystem;
import kibitzer.conventions.bridge.systems.Opponents;
import kibitzer.conventions.bridge.systems.Systems;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.bridge.Auction;
import kibitzer.games.bridge.Vulnerability;

/**
 * A hand whose turn it is to call.
 *
 * @param agreement the system of the learner's side, with what is agreed beside it
 * @param opponents the other side's system: "same", "none" (their calls tell nothing), or its id
 * @param hand 13 cards
 * @param auction the calls so far; the learner sits where the turn is
 * @param vulnerable which sides are vulnerable
 */
public record BiddingProblem(
        Agreement agreement, String opponents, CardSet hand, Auction auction, Vulnerability vulnerable) {

    /** @throws BadQuestion if nobody has a turn left */
    public BiddingProblem {
        if (auction.isFinished()) {
            throw new BadQuestion("auction", "the auction is finished", "an auction in which it is the learner's turn");
        }
    }

    /** All four players have agreed on the same. */
    public BiddingProblem(Agreement agreement, CardSet hand, Auction auction, Vulnerability vulnerable) {
        this(agreement, Opponents.SAME, hand, auction, vulnerable);
    }

    /**
     * The usual agreement on a system.
     *
     * @throws BadQuestion if there is no such system
     */
    public static BiddingProblem in(String system, CardSet hand, Auction auction, Vulnerability vulnerable) {
        if (!Systems.ids().contains(system)) {
            throw new BadQuestion(
                    "position.system", "\"" + system + "\"", "one of " + String.join(", ", Systems.ids()));
        }
        return new BiddingProblem(Agreement.of(system), hand, auction, vulnerable);
    }

    /** The same where partners' club plays otherwise. */
    BiddingProblem playing(List<ClubPlay> club) {
        return new BiddingProblem(agreement.playing(club), opponents, hand, auction, vulnerable);
    }

    /** The hand with everything the auction has told. */
    public Bidding bidding() {
        return Bidding.of(hand, soFar());
    }

    /** The auction as all four understand it. */
    public BiddingSoFar soFar() {
        BiddingSystem ours = Systems.of(agreement);
        BiddingSystem theirs = Opponents.system(opponents, agreement);
        boolean northSouth = auction.turn().isNorthSouth();
        return BiddingSoFar.of(auction, vulnerable, northSouth ? ours : theirs, northSouth ? theirs : ours);
    }
}
