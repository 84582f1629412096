package kibitzer.conventions.bridge;

import java.util.Optional;
import kibitzer.advice.Advice;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Deal;

/** Four robots at a table, each bidding its own cards by the rules of its side's system. */
public final class BiddingTable {
    private BiddingTable() {}

    /** What the book of the side to speak advises this hand. */
    public static Advice<Call> advise(Bidding bidding) {
        return bidding.soFar().speaking().advise(bidding, call -> WithinReason.allows(bidding, call));
    }

    /** The call a robot makes: the book's first; pass where the book gives none. */
    public static Call call(Bidding bidding) {
        return bidding.soFar().speaking().best(bidding).stream()
                .filter(bidding.soFar().legalCalls()::contains)
                .findFirst()
                .orElse(Call.PASS);
    }

    /** Bids a deal on from here until the auction is finished. */
    public static BiddingSoFar bidOut(Deal deal, BiddingSoFar from) {
        BiddingSoFar soFar = from;
        while (!soFar.auction().isFinished()) {
            soFar = soFar.with(call(Bidding.of(deal.hand(soFar.turn()), soFar)));
        }
        return soFar;
    }

    /** The rule a robot's call rests on; none where the book is silent. */
    public static Optional<String> rule(Bidding bidding) {
        return advise(bidding).ruling().map(ruling -> ruling.rule());
    }
}
