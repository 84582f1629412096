package kibitzer.classroom.gradebook;

import java.util.List;
import java.util.Optional;

/** The few statistics of a class, each by a named formula. */
final class Statistics {
    private Statistics() {}

    /** @param values at least one */
    static double mean(List<Double> values) {
        return values.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
    }

    /**
     * Pearson's correlation: the sum of products of deviations from the means, over the root of the product of the sums of
     * their squares.
     *
     * @return empty where it is not defined: fewer than two pairs, or one side all the same
     */
    static Optional<Double> correlation(List<Double> some, List<Double> others) {
        if (some.size() != others.size()) {
            throw new IllegalArgumentException(some.size() + " and " + others.size() + " values; expected pairs");
        }
        if (some.size() < 2) {
            return Optional.empty();
        }
        double meanOfSome = mean(some);
        double meanOfOthers = mean(others);
        double together = 0;
        double squares = 0;
        double otherSquares = 0;
        for (int pair = 0; pair < some.size(); pair++) {
            double here = some.get(pair) - meanOfSome;
            double there = others.get(pair) - meanOfOthers;
            together += here * there;
            squares += here * here;
            otherSquares += there * there;
        }
        double root = Math.sqrt(squares * otherSquares);
        return root < 1e-12 ? Optional.empty() : Optional.of(together / root);
    }

    /**
     * A quantile with the values between two places read off the line between them (as QUARTILE.INC of spreadsheets does).
     *
     * @param share 0 for the least, 0.5 for the median, 1 for the greatest
     * @return empty where there are no values
     */
    static Optional<Double> quantile(List<Double> values, double share) {
        if (values.isEmpty()) {
            return Optional.empty();
        }
        List<Double> sorted = values.stream().sorted().toList();
        double place = share * (sorted.size() - 1);
        int below = (int) Math.floor(place);
        int above = (int) Math.ceil(place);
        return Optional.of(sorted.get(below) + (place - below) * (sorted.get(above) - sorted.get(below)));
    }
}
