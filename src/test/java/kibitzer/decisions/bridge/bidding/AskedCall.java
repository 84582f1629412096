package kibitzer.decisions.bridge.bidding;

import java.util.Arrays;
import java.util.List;
import kibitzer.cards.PbnHand;
import kibitzer.conventions.bridge.Agreement;
import kibitzer.conventions.bridge.systems.Opponents;
import kibitzer.games.bridge.Auction;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Vulnerability;
import kibitzer.marking.Question;

/** A question on the next call, from a row of a table. */
final class AskedCall {
    private AskedCall() {}

    /** @param auction the calls so far from north on, with blanks between; may be empty */
    static Question<BiddingProblem, Call> of(String system, String hand, String auction) {
        List<Call> calls = Arrays.stream(auction.split(" "))
                .filter(call -> !call.isEmpty())
                .map(Call::of)
                .toList();
        return new Question<>(
                new BridgeCall(),
                new BiddingProblem(
                        Agreement.of(system),
                        Opponents.SAME,
                        PbnHand.read(hand),
                        new Auction(Seat.NORTH, calls),
                        Vulnerability.NONE));
    }
}
