package kibitzer.conventions.bridge;

import java.util.function.ToDoubleFunction;

/** The measure in which partners add their hands up. */
public enum Scale {
    /** High-card points. */
    POINTS("points", "point", 1, 40, 4.1, Bidding::points) {
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
    COUNT("count", "point", 1, 50, 4.3, Bidding::count) {
        @Override
        public Interval of(Shown shown) {
            return shown.count();
        }

        @Override
        public Shown showing(Shown shown, Interval interval) {
            return shown.withCount(interval);
        }
    },
    HONOUR_TRICKS("honour-tricks", "honour-trick", 0.5, 8, 1.1, Bidding::honourTricks) {
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
    private final double step;
    private final double inThePack;
    private final double spread;
    private final ToDoubleFunction<Bidding> measure;

    Scale(String key, String unit, double step, double inThePack, double spread, ToDoubleFunction<Bidding> measure) {
        this.key = key;
        this.unit = unit;
        this.step = step;
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

    /** The least difference between two hands: 1 point, half an honour-trick. */
    public double step() {
        return step;
    }

    /** As weak as a hand can be. */
    double least() {
        return of(Shown.NOTHING).least();
    }

    /** As strong as a hand can be. */
    double most() {
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
}
