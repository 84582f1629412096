package kibitzer.classroom.lti.registration;

import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import kibitzer.accounts.BadEntry;
import kibitzer.accounts.SignedIn;
import kibitzer.classroom.lti.call.CallFailed;
import kibitzer.classroom.lti.call.PlatformHttp;
import kibitzer.classroom.lti.platform.Platform;
import kibitzer.classroom.lti.platform.PlatformAddress;
import kibitzer.classroom.lti.platform.PlatformHosts;
import kibitzer.classroom.lti.platform.PlatformId;
import kibitzer.classroom.lti.platform.Platforms;
import kibitzer.learning.learner.Secret;
import kibitzer.learning.storage.DatabaseTime;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Service;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;
import tools.jackson.databind.JsonNode;

/**
 * Has a platform register itself: an administrator says at which hosts it is and gets a link, which the platform opens with the
 * address of its configuration. The link is good once, within {@link #VALID}, and for those hosts alone.
 */
@Service
public class SelfRegistration {
    public static final Duration VALID = Duration.ofDays(1);

    private static final Map<String, String> JSON = Map.of("Accept", "application/json");

    private final JdbcClient database;
    private final Platforms platforms;
    private final PlatformHttp http;
    private final TransactionTemplate transaction;
    private final Clock clock;

    SelfRegistration(
            JdbcClient database,
            Platforms platforms,
            PlatformHttp http,
            PlatformTransactionManager transactions,
            Clock clock) {
        this.database = database;
        this.platforms = platforms;
        this.http = http;
        this.transaction = new TransactionTemplate(transactions);
        this.clock = clock;
    }

    /** What an administrator allows. */
    public record Invitation(Set<String> origins, ZoneId zone) {
        public Invitation {
            origins = Set.copyOf(origins);
        }
    }

    /**
     * @param addresses of the platform; only their hosts matter
     * @throws BadEntry if one is none
     */
    public Secret invite(SignedIn acting, Collection<String> addresses, ZoneId zone) {
        platforms.requireAdministrator(acting);
        Set<String> origins = addresses.stream()
                .filter(address -> !address.isBlank())
                .map(address -> PlatformAddress.origin(PlatformAddress.read("The address of the platform", address)))
                .collect(Collectors.toSet());
        if (origins.isEmpty()) {
            throw new BadEntry(BadEntry.Field.ELSEWHERE, "The address of the platform is expected.");
        }
        Secret token = Secret.fresh();
        Instant now = clock.instant().truncatedTo(ChronoUnit.MILLIS);
        database.sql("delete from lti_invitation where expires_at < :now")
                .param("now", DatabaseTime.column(now))
                .update();
        database.sql("insert into lti_invitation (token_hash, origins, time_zone, expires_at)"
                        + " values (:hash, :origins, :zone, :until)")
                .param("hash", token.hash())
                .param("origins", String.join("\n", origins))
                .param("zone", zone.getId())
                .param("until", DatabaseTime.column(now.plus(VALID)))
                .update();
        return token;
    }

    /** What a link allows; empty if it was used, is old or never was. */
    public Optional<Invitation> find(Secret token) {
        return database.sql("select * from lti_invitation where token_hash = :hash and expires_at >= :now")
                .param("hash", token.hash())
                .param("now", DatabaseTime.column(clock.instant()))
                .query((row, n) -> new Invitation(
                        row.getString("origins").lines().collect(Collectors.toSet()),
                        ZoneId.of(row.getString("time_zone"))))
                .optional();
    }

    /**
     * Registers the trainer at the platform, and the platform here.
     *
     * @param configuration where the platform tells about itself
     * @param permit with which it lets the trainer register
     * @param own the trainer's addresses
     * @throws CallFailed if the platform does not answer as it should, or at hosts that were not allowed
     * @throws BadEntry if what it says of itself cannot be registered
     */
    public Platform register(
            Secret token, Invitation invitation, URI configuration, Optional<String> permit, ToolAddresses own) {
        PlatformHosts hosts = new PlatformHosts("the platform that registers itself", invitation.origins());
        JsonNode about = http.get(hosts, configuration, JSON).json();
        Map<String, String> headers = new HashMap<>(JSON);
        headers.put("Content-Type", "application/json");
        permit.ifPresent(text -> headers.put("Authorization", "Bearer " + text));
        JsonNode given = http.post(
                        hosts,
                        address(about, "registration_endpoint"),
                        headers,
                        own.request().toString())
                .json();
        Platform platform = platform(about, given, invitation, configuration);
        transaction.executeWithoutResult(status -> {
            int used = database.sql("delete from lti_invitation where token_hash = :hash")
                    .param("hash", token.hash())
                    .update();
            if (used != 1) {
                throw new CallFailed("the link was used at the same moment");
            }
            platforms.store(platform);
        });
        return platform;
    }

    private static Platform platform(JsonNode about, JsonNode given, Invitation invitation, URI configuration) {
        Platform platform = new Platform(
                PlatformId.fresh(),
                about.path("https://purl.imsglobal.org/spec/lti-platform-configuration")
                                .path("product_family_code")
                                .asString("Platform")
                        + " at " + configuration.getHost(),
                about.path("issuer").asString(""),
                given.path("client_id").asString(""),
                address(about, "authorization_endpoint"),
                address(about, "token_endpoint"),
                address(about, "jwks_uri"),
                about.path("authorization_server").asStringOpt(),
                invitation.origins(),
                given.path(ToolAddresses.TOOL)
                        .path("deployment_id")
                        .asStringOpt()
                        .map(Set::of)
                        .orElse(Set.of()),
                invitation.zone());
        if (!invitation.origins().containsAll(platform.allOrigins())) {
            throw new CallFailed("the platform names addresses at " + platform.allOrigins() + "; allowed are "
                    + invitation.origins());
        }
        return platform;
    }

    private static URI address(JsonNode about, String name) {
        String text = about.path(name).asString("");
        try {
            return PlatformAddress.read(name, text);
        } catch (BadEntry none) {
            throw new CallFailed("the platform's configuration has no " + name + " that can be used");
        }
    }
}
