package kibitzer.conventions.bridge;

import java.util.Optional;
import kibitzer.advice.Need;
import kibitzer.advice.Option;
import kibitzer.advice.Quantity;
import kibitzer.advice.Range;
import kibitzer.advice.Rule;
import kibitzer.cards.Suit;
import kibitzer.conventions.bridge.value.CulbertsonPoints;
import kibitzer.games.bridge.Call;

/**
 * The points of a declarer whose suit partner has raised (p. 146), with the points for raising that the raise told: the
 * two counts the book makes for one another.
 */
public final class AfterRaise {
    private static final Interval ANY = Interval.of(0, 40);

    /** Own points and the fewest the raise told. */
    public static final Quantity<Bidding> LEAST = new Quantity<Bidding>(
                    "least-after-raise",
                    "point after the raise at least",
                    "points after the raise at least",
                    bidding -> revaluation(bidding) + told(bidding.soFar()).least())
            .in(BridgeUnits.POINTS);

    /** Own points and the middle of what the raise told, the lower middle of two. */
    public static final Quantity<Bidding> EXPECTED = new Quantity<Bidding>(
                    "expected-after-raise",
                    "point expected after the raise",
                    "points expected after the raise",
                    bidding -> revaluation(bidding) + middle(told(bidding.soFar())))
            .in(BridgeUnits.POINTS);

    private AfterRaise() {}

    private static double revaluation(Bidding bidding) {
        return raised(bidding.soFar())
                .map(suit -> CulbertsonPoints.revaluation(bidding.hand(), suit))
                .orElse(bidding.count());
    }

    private static Optional<Suit> raised(BiddingSoFar soFar) {
        return soFar.lastCallOf(soFar.turn().partner())
                .flatMap(BidFeatures::suitOf)
                .filter(soFar.suitsOf(soFar.turn())::contains);
    }

    /** What partner's last call told of his points for raising. */
    public static Interval told(BiddingSoFar soFar) {
        return soFar.lastMeaningOf(soFar.turn().partner()).stream()
                .flatMap(meaning -> meaning.rules().stream())
                .map(AfterRaise::told)
                .reduce(Interval::hull)
                .orElse(ANY);
    }

    private static Interval told(Rule<Bidding, Call> rule) {
        for (Need<Option<Bidding, Call>> need : rule.each()) {
            if (need instanceof Need.Within<Option<Bidding, Call>>(var quantity, Range range)
                    && quantity.key().equals(CulbertsonCounts.RAISE.key())) {
                return Interval.of(
                        range.min().map(end -> end.value()).orElse(ANY.least()),
                        range.max().map(end -> end.value()).orElse(ANY.most()));
            }
        }
        return ANY;
    }

    static double middle(Interval told) {
        return Math.floor((told.least() + told.most()) / 2);
    }
}
