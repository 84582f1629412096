package kibitzer.games.bridge;

import java.util.Optional;
import kibitzer.cards.Suit;

/**
 * What an auction ends in.
 *
 * @param bid what was undertaken
 * @param doubled 0, 1 where it was doubled, 2 where it was redoubled
 * @param declarer who plays it
 */
public record FinalContract(Call.Bid bid, int doubled, Seat declarer) {
    private static final int BOOK = 6;
    private static final int REDOUBLED = 2;

    public FinalContract {
        if (doubled < 0 || doubled > REDOUBLED) {
            throw new IllegalArgumentException("doubled " + doubled + "; expected 0, 1 or 2");
        }
    }

    /** Empty while the auction goes on, and where all four have passed. */
    public static Optional<FinalContract> of(Auction auction) {
        return auction.isFinished()
                ? auction.lastBid()
                        .map(bid -> new FinalContract(
                                bid, doubled(auction), auction.declarer().orElseThrow()))
                : Optional.empty();
    }

    private static int doubled(Auction auction) {
        return (int) auction.calls().reversed().stream()
                .takeWhile(call -> !(call instanceof Call.Bid))
                .filter(call -> !call.equals(Call.PASS))
                .count();
    }

    public Strain strain() {
        return bid.strain();
    }

    public Optional<Suit> trump() {
        return bid.strain().suit();
    }

    /** The tricks that make it: 7 to 13. */
    public int tricksToMake() {
        return BOOK + bid.level();
    }

    public Seat dummy() {
        return declarer.partner();
    }

    /** Who leads to the first trick. */
    public Seat leader() {
        return declarer.next();
    }

    public boolean isDeclaring(Seat seat) {
        return seat == declarer || seat == dummy();
    }

    /** "4SX". */
    @Override
    public String toString() {
        return bid + "X".repeat(doubled);
    }
}
