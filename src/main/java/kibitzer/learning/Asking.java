package kibitzer.learning;

import java.time.Duration;

/**
 * How an answer came about.
 *
 * @param key names this attempt; the same key again stores nothing
 * @param place where the question was asked
 * @param taken from showing the question to the answer, not negative; zero where it was not measured
 * @param hints how many hints were taken before it; none are counted where they {@linkplain Place#hintsCost cost} nothing
 */
public record Asking(AttemptKey key, Place place, Duration taken, int hints) {

    /** An answer without hints. */
    public Asking(AttemptKey key, Place place, Duration taken) {
        this(key, place, taken, 0);
    }

    public Asking {
        if (hints < 0) {
            throw new IllegalArgumentException(hints + " hints; expected none or more");
        }
        hints = place.hintsCost() ? hints : 0;
        if (taken.isNegative()) {
            throw new IllegalArgumentException("taken " + taken + "; expected zero or more");
        }
    }
}
