package kibitzer.conventions.bridge;

import java.util.function.ToDoubleFunction;
import kibitzer.advice.Option;
import kibitzer.advice.Quantity;
import kibitzer.conventions.bridge.value.CulbertsonPoints;
import kibitzer.games.bridge.Call;

/** The Culbertson point-counts (p. 143-146) as rules measure them: one for each purpose. */
public final class CulbertsonCounts {
    /** Points for opening with a suit. */
    public static final Quantity<Bidding> OPENING = points(Scale.COUNT.key(), "with length counted", Bidding::count);

    /** Points for no trump: 1 more for four aces, 1 less for a bare king or queen-jack. */
    public static final Quantity<Bidding> NO_TRUMP =
            points("no-trump-points", "for no trump", bidding -> CulbertsonPoints.noTrump(bidding.hand()));

    /** Points in answer to one no trump: 1 more for a good five-card suit. */
    public static final Quantity<Bidding> NO_TRUMP_RESPONSE = points(
            "no-trump-response-points",
            "in answer to no trump",
            bidding -> CulbertsonPoints.noTrumpResponse(bidding.hand()));

    /** Points for raising the suit bid. */
    public static final Quantity<Option<Bidding, Call>> RAISE = points(
            "raise-points",
            "for raising",
            option -> BidFeatures.suitOf(option.answer())
                    .map(suit -> CulbertsonPoints.raise(option.position().hand(), suit))
                    .orElse(0));

    private CulbertsonCounts() {}

    private static <X> Quantity<X> points(String key, String purpose, ToDoubleFunction<X> measure) {
        return new Quantity<>(key, "point " + purpose, "points " + purpose, measure).in(BridgeUnits.POINTS);
    }
}
