package kibitzer.games.bridge.turn;

import java.util.Arrays;

/**
 * The average of figures found by trying.
 *
 * @param error its standard error; 0 where every case was counted
 */
public record Sample(double mean, double error) {
    private static final double ROUNDING = 1e-9;

    /** @param every true if these are all cases there are */
    public static Sample of(int[] figures, boolean every) {
        double mean = Arrays.stream(figures).average().orElse(0);
        double squares = Arrays.stream(figures)
                .mapToDouble(each -> (each - mean) * (each - mean))
                .sum();
        boolean known = every || figures.length < 2;
        return new Sample(mean, known ? 0 : Math.sqrt(squares / (figures.length - 1) / figures.length));
    }

    /** True if the mean, a difference, is not above so many standard errors. */
    boolean isWithin(int errors) {
        return mean <= errors * error + ROUNDING;
    }
}
