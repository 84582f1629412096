package kibitzer.games.bridge.par;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.games.bridge.Auction;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.FinalContract;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;
import kibitzer.games.bridge.Vulnerability;
import kibitzer.games.bridge.doubledummy.DoubleDummyTable;
import kibitzer.games.bridge.scoring.DuplicateScoring;

/**
 * What a deal is worth to north and south when both sides bid with all cards in sight: each bids on as long as that serves
 * it, and what fails is doubled. Each side chooses its better declarer.
 */
public final class Par {
    /** What a difference must be for 1, 2, 3 international match points and so on: the scale of Law 78 B of duplicate bridge. */
    private static final int[] IMPS = {
        20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500,
        3000, 3500, 4000
    };

    private static final int BOOK = 6;
    private static final int NOTHING_BID = 0;

    private final DoubleDummyTable tricks;
    private final Vulnerability vulnerability;
    private final List<Call.Bid> bids = Stream.of(1, 2, 3, 4, 5, 6, 7)
            .flatMap(level -> Stream.of(Strain.values()).map(strain -> new Call.Bid(level, strain)))
            .toList();

    public Par(DoubleDummyTable tricks, Vulnerability vulnerability) {
        this.tricks = tricks;
        this.vulnerability = vulnerability;
    }

    /** The mean of both sides' having the first word; they seldom differ. */
    public double northSouth() {
        return (value(NOTHING_BID, true, true) + value(NOTHING_BID, false, true)) / 2.0;
    }

    /** The same where this seat deals and its side has the first word. */
    public int northSouth(Seat dealer) {
        return (int) value(NOTHING_BID, dealer.isNorthSouth(), true);
    }

    /**
     * The lowest contract that brings it and leaves the other side no bid that would stand better for them, doubled where it fails;
     * empty where nobody gains by bidding. With ten tricks in clubs against eight in spades, nobody vulnerable, it is four clubs:
     * over three the others lose less at three spades doubled.
     */
    public Optional<FinalContract> contract(Seat dealer) {
        int par = northSouth(dealer);
        return IntStream.range(0, bids.size())
                .filter(bid -> par != 0)
                .boxed()
                .flatMap(bid -> Stream.of(Seat.values())
                        .map(seat -> left(bids.get(bid), seat))
                        .filter(contract -> score(contract) == par)
                        .filter(contract -> holds(bid, contract.declarer().isNorthSouth(), par)))
                .findFirst();
    }

    /** True if no higher bid of the other side would bring it more than par, left to it. */
    private boolean holds(int bid, boolean byNorthSouth, int par) {
        return bids.stream()
                .skip(bid + 1L)
                .mapToDouble(next -> standing(next, !byNorthSouth))
                .allMatch(score -> byNorthSouth ? score >= par : score <= par);
    }

    /** The contract that brings par by being made; none where it is a sacrifice, or nothing is. */
    public Optional<Call.Bid> made() {
        double par = northSouth();
        return bids.stream()
                .filter(bid -> par != 0 && standing(bid, par > 0) == par)
                .findFirst();
    }

    /** What an auction that is over brings north and south, played as well as can be. */
    public int of(Auction auction) {
        return FinalContract.of(auction).map(this::score).orElse(0);
    }

    /** International match points for a difference. */
    public static int imps(double difference) {
        int points = 0;
        while (points < IMPS.length && Math.abs(difference) >= IMPS[points]) {
            points++;
        }
        return points;
    }

    /** International match points for a score held against another, below nothing where the other is more. */
    public static int imps(int score, int other) {
        return Integer.signum(score - other) * imps((double) score - other);
    }

    /**
     * @param from the first bid that is still sufficient; the one before it stands
     * @param northSouthToSpeak whose turn it is
     * @param otherMaySpeak the other side has not passed since the last bid
     */
    private double value(int from, boolean northSouthToSpeak, boolean otherMaySpeak) {
        List<Double> outcomes = new ArrayList<>();
        if (from == NOTHING_BID) {
            outcomes.add(otherMaySpeak ? value(NOTHING_BID, !northSouthToSpeak, false) : 0.0);
        } else {
            outcomes.add(standing(bids.get(from - 1), !northSouthToSpeak));
        }
        for (int next = from; next < bids.size(); next++) {
            double settled = standing(bids.get(next), northSouthToSpeak);
            double now = outcomes.getFirst();
            boolean better = northSouthToSpeak ? settled > now : settled < now;
            if (better) {
                outcomes.add(value(next + 1, !northSouthToSpeak, false));
            }
        }
        return northSouthToSpeak
                ? outcomes.stream().mapToDouble(Double::doubleValue).max().orElse(0)
                : outcomes.stream().mapToDouble(Double::doubleValue).min().orElse(0);
    }

    /** The score of a bid that is left, doubled where it fails. */
    private double standing(Call.Bid bid, boolean byNorthSouth) {
        return Stream.of(Seat.values())
                .filter(seat -> seat.isNorthSouth() == byNorthSouth)
                .mapToDouble(seat -> score(left(bid, seat)))
                .reduce(byNorthSouth ? Math::max : Math::min)
                .orElse(0);
    }

    private FinalContract left(Call.Bid bid, Seat declarer) {
        boolean fails = tricks.tricks(bid.strain(), declarer) < BOOK + bid.level();
        return new FinalContract(bid, fails ? 1 : 0, declarer);
    }

    private int score(FinalContract contract) {
        int own = DuplicateScoring.atMatchPoints(
                contract, vulnerability, tricks.tricks(contract.strain(), contract.declarer()));
        return contract.declarer().isNorthSouth() ? own : -own;
    }
}
