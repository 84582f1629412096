package kibitzer.decisions.bridge.bidding;

import java.util.List;
import kibitzer.cards.Chance;
import kibitzer.games.bridge.Auction;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Seat;

/** Auctions that climb step by step, partners often in the same strain; no hand stands behind them. */
final class ClimbingAuction {
    private static final int HIGHEST = 4;

    private ClimbingAuction() {}

    /** An auction of so many calls, or one that ended before. */
    static Auction of(Chance chance, int calls) {
        Auction auction = Auction.opened(chance.oneOf(List.of(Seat.values())));
        while (!auction.isFinished() && auction.calls().size() < calls) {
            auction = auction.with(call(auction, chance));
        }
        return auction;
    }

    /** The auction with passes at its end. */
    static Auction closed(Auction auction) {
        Auction closed = auction;
        while (!closed.isFinished()) {
            closed = closed.with(Call.PASS);
        }
        return closed;
    }

    private static Call call(Auction auction, Chance chance) {
        if (chance.below(100) < (auction.isUnopened() ? 35 : 45)) {
            return Call.PASS;
        }
        int level = auction.lastBid().map(Call.Bid::level).orElse(1);
        List<Call> bids = auction.legalCalls().stream()
                .filter(call -> call instanceof Call.Bid bid && bid.level() <= Math.min(level + 1, HIGHEST))
                .toList();
        if (bids.isEmpty()) {
            return Call.PASS;
        }
        int calls = auction.calls().size();
        List<Call> partners = bids.stream()
                .filter(call -> calls >= 2
                        && auction.calls().get(calls - 2) instanceof Call.Bid partner
                        && call instanceof Call.Bid bid
                        && bid.strain() == partner.strain())
                .toList();
        return chance.oneOf(partners.isEmpty() || chance.onceIn(2) ? bids : partners);
    }
}
