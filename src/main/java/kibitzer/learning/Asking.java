package kibitzer.learning;

import java.time.Duration;

/**
 * How an answer came about.
 *
 * @param key names this attempt; the same key again stores nothing
 * @param place where the question was asked
 * @param taken from showing the question to the answer, not negative; zero where it was not measured
 */
public record Asking(AttemptKey key, Place place, Duration taken) {

    public Asking {
        if (taken.isNegative()) {
            throw new IllegalArgumentException("taken " + taken + "; expected zero or more");
        }
    }
}
