package kibitzer.conventions.bridge;

import java.util.function.ToDoubleFunction;
import kibitzer.advice.Unit;

/** The measure in which partners add their hands up. */
public enum Scale {
    /** High-card points. */
    POINTS("points", "point", BridgeUnits.POINTS, 40, 4.1, Bidding::points) {
        @Override
        public Interval of(Shown shown) {
            return shown.points();
        }

        @Override
        public Shown showing(Shown shown, Interval interval) {
            return shown.withPoints(interval);
        }
    },
    /** Points with length counted. */
    COUNT("count", "point", BridgeUnits.POINTS, 50, 4.3, Bidding::count) {
        @Override
        public Interval of(Shown shown) {
            return shown.count();
        }

        @Override
        public Shown showing(Shown shown, Interval interval) {
            return shown.withCount(interval);
        }
    },
    /**
     * Points as Culbertson's partners add them up: the opener of a suit counts his length, everybody else high cards.
     */
    CULBERTSON_POINTS("culbertson-points", "point", BridgeUnits.POINTS, 42, 4.2, Scale::culbertson) {
        @Override
        public Interval of(Shown shown) {
            double least = Math.max(shown.points().least(), shown.count().least());
            return Interval.of(
                    least,
                    Math.max(
                            least, Math.min(shown.points().most(), shown.count().most())));
        }

        @Override
        public Shown showing(Shown shown, Interval interval) {
            return shown;
        }

        @Override
        Shown shownBy(BiddingSoFar turn, Interval interval) {
            return countsLength(turn)
                    ? COUNT.showing(Shown.NOTHING, interval)
                    : POINTS.showing(Shown.NOTHING, interval);
        }
    },
    HONOUR_TRICKS("honour-tricks", "honour-trick", BridgeUnits.HALF_TRICKS, 8, 1.1, Bidding::honourTricks) {
        @Override
        public Interval of(Shown shown) {
            return shown.honourTricks();
        }

        @Override
        public Shown showing(Shown shown, Interval interval) {
            return shown.withHonourTricks(interval);
        }
    };

    private final String key;
    private final String unit;
    private final Unit counted;
    private final double inThePack;
    private final double spread;
    private final ToDoubleFunction<Bidding> measure;

    Scale(String key, String unit, Unit counted, double inThePack, double spread, ToDoubleFunction<Bidding> measure) {
        this.key = key;
        this.unit = unit;
        this.counted = counted;
        this.inThePack = inThePack;
        this.spread = spread;
        this.measure = measure;
    }

    /** The name in JSON. */
    public String key() {
        return key;
    }

    /** "point", "honour-trick". */
    public String unit() {
        return unit;
    }

    /** In what it is counted. */
    Unit counted() {
        return counted;
    }

    /** The least difference between two hands: 1 point, half an honour-trick. */
    public double step() {
        return counted.step();
    }

    /** From here both hands together are in the borderline game zone (p. 146). */
    public double borderline() {
        return this == HONOUR_TRICKS ? 5 : 25;
    }

    /** As weak as a hand can be. */
    double least() {
        return of(Shown.NOTHING).least();
    }

    /** As strong as a hand can be. */
    public double most() {
        return of(Shown.NOTHING).most();
    }

    /** What all four hands hold together, on the average. */
    double inThePack() {
        return inThePack;
    }

    /** How far one hand is usually from the average: the standard deviation over random hands. */
    double spread() {
        return spread;
    }

    public double of(Bidding hand) {
        return measure.applyAsDouble(hand);
    }

    /** What the bidding tells of a hand in this measure. */
    public abstract Interval of(Shown shown);

    /** The same, narrowed in this measure. */
    public abstract Shown showing(Shown shown, Interval interval);

    /** What a hand shows at its turn that counts so much. */
    Shown shownBy(BiddingSoFar turn, Interval interval) {
        return showing(Shown.NOTHING, interval);
    }

    private static double culbertson(Bidding bidding) {
        return countsLength(bidding.soFar()) ? bidding.count() : bidding.points();
    }

    private static boolean countsLength(BiddingSoFar turn) {
        return turn.opener().filter(turn.turn()::equals).isPresent()
                && !turn.suitsOf(turn.turn()).isEmpty();
    }
}
