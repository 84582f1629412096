package kibitzer.conventions.bridge;

import java.util.function.ToDoubleFunction;

/** The measure in which partners add their hands up. */
public enum Scale {
    /** High-card points. */
    POINTS("points", "point", Bidding::points) {
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
    COUNT("count", "point", Bidding::count) {
        @Override
        public Interval of(Shown shown) {
            return shown.count();
        }

        @Override
        public Shown showing(Shown shown, Interval interval) {
            return shown.withCount(interval);
        }
    },
    HONOUR_TRICKS("honour-tricks", "honour-trick", Bidding::honourTricks) {
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
    private final ToDoubleFunction<Bidding> measure;

    Scale(String key, String unit, ToDoubleFunction<Bidding> measure) {
        this.key = key;
        this.unit = unit;
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

    public double of(Bidding hand) {
        return measure.applyAsDouble(hand);
    }

    /** What the bidding tells of a hand in this measure. */
    public abstract Interval of(Shown shown);

    /** The same, narrowed in this measure. */
    public abstract Shown showing(Shown shown, Interval interval);
}
