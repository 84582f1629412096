package kibitzer.games.bridge.mini;

import java.util.Arrays;

/**
 * A mean found by dealing, and how far it may be off.
 *
 * @param error the standard error of the mean; 0 where all were equal
 */
public record Average(double mean, double error) {
    static Average of(double... values) {
        double mean = Arrays.stream(values).average().orElse(0);
        if (values.length < 2) {
            return new Average(mean, 0);
        }
        double squares =
                Arrays.stream(values).map(each -> (each - mean) * (each - mean)).sum();
        return new Average(mean, Math.sqrt(squares / (values.length - 1) / values.length));
    }
}
