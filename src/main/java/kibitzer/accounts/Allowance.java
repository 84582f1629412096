package kibitzer.accounts;

import java.time.Duration;
import java.util.Optional;

/**
 * How often something may be done under one key, such as a name or an address: so many times at once, and as many again within
 * a {@linkplain #WAIT quarter of an hour}.
 */
public sealed interface Allowance permits AllowanceInMemory, SharedAllowance {
    /** After which a full number is free again. */
    Duration WAIT = Duration.ofMinutes(15);

    /** One that a trainer counts for itself. */
    static Allowance inMemory(int most) {
        return new AllowanceInMemory(most);
    }

    /** Counts once. False if it was done too often. */
    default boolean take(String key) {
        return takeOrWait(key, 1).isEmpty();
    }

    /** Counts several at once. Where they are too many none is counted, and it says after how long they would not be. */
    Optional<Duration> takeOrWait(String key, int number);

    /** What was counted last is forgiven. */
    void giveBack(String key);

    /** All that was counted is forgiven. */
    void reset(String key);
}
