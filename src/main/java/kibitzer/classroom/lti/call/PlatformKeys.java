package kibitzer.classroom.lti.call;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.nimbusds.jose.jwk.JWK;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.KeyUse;
import com.nimbusds.jose.jwk.RSAKey;
import java.net.URI;
import java.text.ParseException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import kibitzer.classroom.lti.platform.Platform;
import org.springframework.stereotype.Component;

/**
 * The public keys of platforms. A set is kept for {@link #KEPT}; a key that is not in it has the set fetched again, since a
 * platform may change its keys at any time, but not more often than once in {@link #PAUSE}.
 */
@Component
public class PlatformKeys {
    static final Duration KEPT = Duration.ofHours(1);
    static final Duration PAUSE = Duration.ofSeconds(30);

    private static final int MOST_SETS = 1_000;

    private final PlatformHttp http;
    private final Clock clock;
    private final Cache<URI, Fetched> sets =
            Caffeine.newBuilder().maximumSize(MOST_SETS).build();

    public PlatformKeys(PlatformHttp http, Clock clock) {
        this.http = http;
        this.clock = clock;
    }

    private record Fetched(JWKSet set, Instant at) {}

    /**
     * The key for signatures that has a number; empty if the platform has none.
     *
     * @throws CallFailed if its keys cannot be read
     */
    public Optional<RSAKey> find(Platform platform, String number) {
        Instant now = clock.instant();
        Fetched known = sets.getIfPresent(platform.keys());
        if (known != null) {
            Optional<RSAKey> key = key(known.set(), number);
            Duration age = Duration.between(known.at(), now);
            if (key.isPresent() ? age.compareTo(KEPT) < 0 : age.compareTo(PAUSE) < 0) {
                return key;
            }
        }
        Fetched fresh = new Fetched(fetch(platform), now);
        sets.put(platform.keys(), fresh);
        return key(fresh.set(), number);
    }

    private JWKSet fetch(Platform platform) {
        Reply reply = http.get(platform, platform.keys(), Map.of("Accept", "application/json"));
        try {
            return JWKSet.parse(reply.text());
        } catch (ParseException unreadable) {
            throw new CallFailed(platform.keys() + " holds no set of keys");
        }
    }

    private static Optional<RSAKey> key(JWKSet set, String number) {
        return set.getKeys().stream()
                .filter(key -> number.equals(key.getKeyID()))
                .filter(key -> key.getKeyUse() == null || key.getKeyUse().equals(KeyUse.SIGNATURE))
                .filter(RSAKey.class::isInstance)
                .map(JWK::toRSAKey)
                .findFirst();
    }
}
