package kibitzer.classroom.lti.call;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.nimbusds.jwt.JWTClaimsSet;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.Date;
import java.util.Map;
import java.util.TreeSet;
import java.util.UUID;
import java.util.stream.Collectors;
import kibitzer.classroom.lti.key.TrainerKeys;
import kibitzer.classroom.lti.platform.Platform;
import org.springframework.stereotype.Component;
import tools.jackson.databind.JsonNode;

/** Tokens for the services of platforms: asked for with a signed statement who asks, and used until they expire. */
@Component
public class AccessTokens {
    private static final Duration STATEMENT = Duration.ofMinutes(5);
    private static final Duration BEFORE_THE_END = Duration.ofMinutes(1);
    private static final long USUAL_SECONDS = 3600;
    private static final int MOST = 10_000;

    private final PlatformHttp http;
    private final TrainerKeys keys;
    private final Clock clock;
    private final Cache<Key, Token> known =
            Caffeine.newBuilder().maximumSize(MOST).build();

    AccessTokens(PlatformHttp http, TrainerKeys keys, Clock clock) {
        this.http = http;
        this.keys = keys;
        this.clock = clock;
    }

    /** A platform that is registered anew with another address or name gives another token. */
    private record Key(Platform platform, String scopes) {}

    private record Token(String text, Instant until) {}

    /**
     * @param scopes what it is to be good for
     * @throws CallFailed if the platform gives none
     */
    public String of(Platform platform, Collection<String> scopes) {
        Key key = new Key(platform, String.join(" ", new TreeSet<>(scopes)));
        Instant now = clock.instant();
        Token token = known.getIfPresent(key);
        if (token == null || !token.until().isAfter(now)) {
            token = ask(key, now);
            known.put(key, token);
        }
        return token.text();
    }

    /** The platform takes a token no more, whatever it said before. */
    public void forget(Platform platform, Collection<String> scopes) {
        known.invalidate(new Key(platform, String.join(" ", new TreeSet<>(scopes))));
    }

    private Token ask(Key key, Instant now) {
        Platform platform = key.platform();
        String statement = keys.sign(new JWTClaimsSet.Builder()
                .issuer(platform.clientId())
                .subject(platform.clientId())
                .audience(platform.tokenAudience())
                .issueTime(Date.from(now))
                .expirationTime(Date.from(now.plus(STATEMENT)))
                .jwtID(UUID.randomUUID().toString())
                .build());
        Map<String, String> form = Map.of(
                "grant_type",
                "client_credentials",
                "client_assertion_type",
                "urn:ietf:params:oauth:client-assertion-type:jwt-bearer",
                "client_assertion",
                statement,
                "scope",
                key.scopes());
        JsonNode reply = http.post(
                        platform,
                        platform.token(),
                        Map.of("Content-Type", "application/x-www-form-urlencoded", "Accept", "application/json"),
                        form.entrySet().stream()
                                .map(field -> field.getKey() + "="
                                        + URLEncoder.encode(field.getValue(), StandardCharsets.UTF_8))
                                .collect(Collectors.joining("&")))
                .json();
        String text = reply.path("access_token").asString("");
        if (text.isEmpty()) {
            throw new CallFailed(platform.token() + " gave no access_token");
        }
        Duration lasts = Duration.ofSeconds(reply.path("expires_in").asLong(USUAL_SECONDS));
        return new Token(text, now.plus(lasts).minus(BEFORE_THE_END));
    }
}
