package kibitzer.conventions.bridge;

/**
 * All values from one number to another, both included; what a call promises of one measure.
 *
 * @param least the lower end
 * @param most the upper end
 */
public record Interval(double least, double most) {

    public Interval {
        if (least > most) {
            throw new IllegalArgumentException("from " + least + " to " + most + "; expected the lesser first");
        }
    }

    public static Interval of(double least, double most) {
        return new Interval(least, most);
    }

    public boolean contains(double value) {
        return least <= value && value <= most;
    }

    public boolean isWithin(Interval other) {
        return other.least <= least && most <= other.most;
    }

    /** What both allow; where they contradict each other, the newer word counts. */
    public Interval meet(Interval newer) {
        double low = Math.max(least, newer.least);
        double high = Math.min(most, newer.most);
        return low <= high ? new Interval(low, high) : newer;
    }

    /** The least interval around both. */
    public Interval hull(Interval other) {
        return new Interval(Math.min(least, other.least), Math.max(most, other.most));
    }
}
