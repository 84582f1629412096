package kibitzer.decisions.bridge;

import kibitzer.cards.CardSet;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.BiddingSoFar;
import kibitzer.conventions.systems.Agreement;
import kibitzer.conventions.systems.Systems;
import kibitzer.games.bridge.Auction;
import kibitzer.games.bridge.Vulnerability;

/**
 * A hand whose turn it is to call, in a system that all four players have agreed on.
 *
 * @param agreement the system with what is agreed beside it
 * @param hand 13 cards
 * @param auction the calls so far; the learner sits where the turn is
 * @param vulnerable which sides are vulnerable
 */
public record BiddingProblem(Agreement agreement, CardSet hand, Auction auction, Vulnerability vulnerable) {

    /** The hand with everything the auction has told. */
    public Bidding bidding() {
        return Bidding.of(hand, BiddingSoFar.of(auction, vulnerable, Systems.of(agreement)));
    }
}
