package kibitzer.conventions.bridge;

import kibitzer.advice.Option;
import kibitzer.advice.Quantity;
import kibitzer.conventions.bridge.value.CulbertsonPoints;
import kibitzer.games.bridge.Call;

/** The Culbertson point-counts (p. 143-146) as rules measure them: one for each purpose. */
public final class CulbertsonCounts {
    /** Points for opening with a suit. */
    public static final Quantity<Bidding> OPENING = new Quantity<Bidding>(
                    Scale.COUNT.key(), "point with length counted", "points with length counted", Bidding::count)
            .in(BridgeUnits.POINTS);

    /** Points for no trump: 1 more for four aces, 1 less for a bare king or queen-jack. */
    public static final Quantity<Bidding> NO_TRUMP = new Quantity<Bidding>(
                    "no-trump-points",
                    "point for no trump",
                    "points for no trump",
                    bidding -> CulbertsonPoints.noTrump(bidding.hand()))
            .in(BridgeUnits.POINTS);

    /** Points in answer to one no trump: 1 more for a good five-card suit. */
    public static final Quantity<Bidding> NO_TRUMP_RESPONSE = new Quantity<Bidding>(
                    "no-trump-response-points",
                    "point in answer to no trump",
                    "points in answer to no trump",
                    bidding -> CulbertsonPoints.noTrumpResponse(bidding.hand()))
            .in(BridgeUnits.POINTS);

    /** Points for raising the suit bid. */
    public static final Quantity<Option<Bidding, Call>> RAISE = new Quantity<Option<Bidding, Call>>(
                    "raise-points",
                    "point for raising",
                    "points for raising",
                    option -> BidFeatures.suitOf(option.answer())
                            .map(suit ->
                                    CulbertsonPoints.raise(option.position().hand(), suit))
                            .orElse(0))
            .in(BridgeUnits.POINTS);

    private CulbertsonCounts() {}
}
