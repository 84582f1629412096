package kibitzer.accounts;

import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import io.github.bucket4j.Bandwidth;
import io.github.bucket4j.Bucket;
import io.github.bucket4j.ConsumptionProbe;
import java.time.Duration;
import java.util.Optional;

/** Counts of one trainer. */
final class AllowanceInMemory implements Allowance {
    /** Beyond it the keys not used for longest are forgotten. */
    private static final int MOST_KEPT = 100_000;

    private final LoadingCache<String, Bucket> buckets;

    AllowanceInMemory(int most) {
        Bandwidth limit =
                Bandwidth.builder().capacity(most).refillGreedy(most, WAIT).build();
        buckets = Caffeine.newBuilder()
                .maximumSize(MOST_KEPT)
                .expireAfterAccess(WAIT)
                .build(key -> Bucket.builder().addLimit(limit).build());
    }

    @Override
    public Optional<Duration> takeOrWait(String key, int number) {
        ConsumptionProbe probe = buckets.get(key).tryConsumeAndReturnRemaining(number);
        return probe.isConsumed() ? Optional.empty() : Optional.of(Duration.ofNanos(probe.getNanosToWaitForRefill()));
    }

    @Override
    public void giveBack(String key) {
        buckets.get(key).addTokens(1);
    }

    @Override
    public void reset(String key) {
        buckets.get(key).reset();
    }
}
