package kibitzer.accounts;

import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import io.github.bucket4j.Bandwidth;
import io.github.bucket4j.Bucket;
import java.time.Duration;
import org.springframework.stereotype.Component;

/**
 * How often somebody may guess: a password for one account from one address, for one account from all over, or anything from
 * one address. What is typed as a name counts whether an account has it or not, so that the limit tells nothing.
 */
@Component
class GuessLimit {
    /** After which a full number of guesses is free again. */
    static final Duration WAIT = Duration.ofMinutes(15);

    static final int ONE_NAME_FROM_ONE_ADDRESS = 10;
    static final int ONE_NAME = 100;
    static final int ONE_ADDRESS = 100;
    static final int REGISTRATIONS = 20;

    /** Beyond it the ones not used for longest are forgotten. */
    private static final int MOST_KEPT = 100_000;

    private final LoadingCache<String, Bucket> nameAndAddress = buckets(ONE_NAME_FROM_ONE_ADDRESS);
    private final LoadingCache<String, Bucket> names = buckets(ONE_NAME);
    private final LoadingCache<String, Bucket> addresses = buckets(ONE_ADDRESS);
    private final LoadingCache<String, Bucket> registrations = buckets(REGISTRATIONS);

    /** Counts a guess. False if there were too many: then nothing is to be tried. */
    boolean mayGuess(String name, String address) {
        return addresses.get(address).tryConsume(1)
                && nameAndAddress.get(name + '\n' + address).tryConsume(1)
                && names.get(name).tryConsume(1);
    }

    /** The guess was right: what led to it is forgiven. */
    void right(String name, String address) {
        nameAndAddress.get(name + '\n' + address).reset();
        names.get(name).addTokens(1);
        addresses.get(address).addTokens(1);
    }

    /** Counts a new account. False if too many came from this address. */
    boolean mayRegister(String address) {
        return registrations.get(address).tryConsume(1);
    }

    private static LoadingCache<String, Bucket> buckets(int most) {
        Bandwidth limit =
                Bandwidth.builder().capacity(most).refillGreedy(most, WAIT).build();
        return Caffeine.newBuilder()
                .maximumSize(MOST_KEPT)
                .expireAfterAccess(WAIT)
                .build(key -> Bucket.builder().addLimit(limit).build());
    }
}
