package kibitzer.decisions.bridge;

import java.util.List;
import kibitzer.cards.CardSet;
import kibitzer.games.bridge.Auction;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Vulnerability;

/**
 * A hand whose turn it is to call, in a system.
 *
 * @param system "acol"
 * @param hand 13 cards
 * @param auction the calls so far; the learner sits where the turn is
 * @param vulnerable which sides are vulnerable
 */
public record BiddingProblem(String system, CardSet hand, Auction auction, Vulnerability vulnerable) {

    static final List<String> SYSTEMS = List.of("acol");

    public Seat learner() {
        return auction.turn();
    }
}
