package kibitzer.accounts;

import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import io.github.bucket4j.Bandwidth;
import io.github.bucket4j.Bucket;
import io.github.bucket4j.ConsumptionProbe;
import java.time.Duration;
import java.util.Optional;

/**
 * How often something may be done under one key, such as a name or an address: so many times at once, and as many again within
 * a {@linkplain #WAIT quarter of an hour}.
 */
public final class Allowance {
    /** After which a full number is free again. */
    public static final Duration WAIT = Duration.ofMinutes(15);

    /** Beyond it the keys not used for longest are forgotten. */
    private static final int MOST_KEPT = 100_000;

    private final LoadingCache<String, Bucket> buckets;

    public Allowance(int most) {
        Bandwidth limit =
                Bandwidth.builder().capacity(most).refillGreedy(most, WAIT).build();
        buckets = Caffeine.newBuilder()
                .maximumSize(MOST_KEPT)
                .expireAfterAccess(WAIT)
                .build(key -> Bucket.builder().addLimit(limit).build());
    }

    /** Counts once. False if it was done too often. */
    public boolean take(String key) {
        return buckets.get(key).tryConsume(1);
    }

    /** Counts several at once. Where they are too many none is counted, and it says after how long they would not be. */
    public Optional<Duration> takeOrWait(String key, int number) {
        ConsumptionProbe probe = buckets.get(key).tryConsumeAndReturnRemaining(number);
        return probe.isConsumed() ? Optional.empty() : Optional.of(Duration.ofNanos(probe.getNanosToWaitForRefill()));
    }

    /** What was counted last is forgiven. */
    public void giveBack(String key) {
        buckets.get(key).addTokens(1);
    }

    /** All that was counted is forgiven. */
    public void reset(String key) {
        buckets.get(key).reset();
    }
}
