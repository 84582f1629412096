package kibitzer.advice;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The numbers a rule allows: from, to, or both.
 *
 * @param min the lower end, if there is one
 * @param max the upper end, if there is one
 * @param printed what stands in the rule where a club plays these numbers in its place
 */
public record Range(Optional<Bound> min, Optional<Bound> max, Optional<Range> printed) {

    public Range {
        if (min.isEmpty() && max.isEmpty()) {
            throw new IllegalArgumentException("a range without ends; expected at least one");
        }
        if (min.isPresent() && max.isPresent() && min.get().value() > max.get().value()) {
            throw new IllegalArgumentException("range from " + min.get() + " to " + max.get());
        }
    }

    public Range(Optional<Bound> min, Optional<Bound> max) {
        this(min, max, Optional.empty());
    }

    /** The range as the rule has it, whatever a club plays. */
    public Range asPrinted() {
        return printed.orElse(this);
    }

    public static Range between(Bound min, Bound max) {
        return new Range(Optional.of(min), Optional.of(max));
    }

    public static Range between(double min, double max) {
        return between(Bound.at(min), Bound.at(max));
    }

    public static Range exactly(double value) {
        return between(value, value);
    }

    public static Range atLeast(Bound min) {
        return new Range(Optional.of(min), Optional.empty());
    }

    public static Range atLeast(double min) {
        return atLeast(Bound.at(min));
    }

    public static Range atMost(Bound max) {
        return new Range(Optional.empty(), Optional.of(max));
    }

    public static Range atMost(double max) {
        return atMost(Bound.at(max));
    }

    public Standing standing(double value) {
        double gap = distance(value);
        if (gap == 0) {
            return Standing.HOLDS;
        }
        double slack = value < low()
                ? min.map(Bound::slack).orElse(0.0)
                : max.map(Bound::slack).orElse(0.0);
        return gap <= slack ? Standing.ON_EDGE : Standing.FAILS;
    }

    /** How far a value lies outside the book's own figures; 0 inside. */
    public double distance(double value) {
        return Math.max(0, Math.max(low() - value, value - high()));
    }

    /** The values on both sides of each end, one unit apart: 12, 13 and 15, 16 for 13-15. */
    List<Double> line() {
        return Stream.concat(
                        min.stream().flatMap(end -> Stream.of(end.value() - 1, end.value())),
                        max.stream().flatMap(end -> Stream.of(end.value(), end.value() + 1)))
                .filter(value -> value >= 0)
                .toList();
    }

    private double low() {
        return min.map(Bound::value).orElse(Double.NEGATIVE_INFINITY);
    }

    private double high() {
        return max.map(Bound::value).orElse(Double.POSITIVE_INFINITY);
    }

    /** True where nothing is asked for but that there be none. */
    boolean isNone() {
        return min.isEmpty() && high() == 0;
    }

    /** "13-15", "5+", "0-8": short, for data. */
    public String inShort() {
        if (max.isEmpty()) {
            return Numbers.inDigits(low()) + "+";
        }
        if (min.isEmpty()) {
            return "0-" + Numbers.inDigits(high());
        }
        return low() == high() ? Numbers.inDigits(low()) : Numbers.inDigits(low()) + "-" + Numbers.inDigits(high());
    }

    /** "13 to 15", "10 to about 18", "about 5 or more", "8 or fewer", "exactly 4". */
    public String inWords() {
        if (max.isEmpty()) {
            Bound least = min.orElseThrow();
            return least.word().isEmpty() ? least.inWords() + " or more" : least.word();
        }
        Bound most = max.orElseThrow();
        String top = most.inWords();
        if (min.isEmpty() && !most.word().isEmpty()) {
            return most.word();
        }
        if (min.isEmpty()) {
            return isNone() ? "no" : top + " or fewer";
        }
        return low() == high() ? top : min.orElseThrow().inWords() + " to " + top;
    }
}
