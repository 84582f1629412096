package kibitzer.games.bridge.doubledummy;

import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;

/** Solves. */
public final class DoubleDummy {
    private final Deal deal;
    private final long[] hands = new long[4];
    private final Holdings holdings;
    private final SuitCash suitCash;
    private final Search[] searches = new Search[5];

    private DoubleDummy(Deal deal) {
        this.deal = deal;
        for (Seat seat : Seat.values()) {
            hands[seat.ordinal()] = deal.hand(seat).bits();
        }
        holdings = new Holdings(hands);
        suitCash = new SuitCash(hands);
    }

    public static DoubleDummy of(Deal deal) {
        return new DoubleDummy(deal);
    }

    long nodes;

    public int northSouth(Strain strain, Seat leader, int guess) {
        Search s = searches[strain.ordinal()];
        if (s == null) s = searches[strain.ordinal()] = new Search(hands, strain.ordinal(), holdings, suitCash);
        int n = deal.cardsEach();
        long all = hands[0] | hands[1] | hands[2] | hands[3];
        int lo = 0, hi = n, t = Math.clamp(guess, 1, n);
        while (lo < hi) {
            if (s.wins(all, leader.ordinal(), t, n)) { lo = t; t = Math.min(hi, t + 1); }
            else { hi = t - 1; t = Math.max(lo + 1, t - 1); }
        }
        nodes += s.nodes; s.nodes = 0;
        return lo;
    }
}
