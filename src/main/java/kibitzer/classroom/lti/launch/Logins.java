package kibitzer.classroom.lti.launch;

import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Collectors;
import kibitzer.accounts.Allowance;
import kibitzer.accounts.Allowances;
import kibitzer.accounts.Network;
import kibitzer.classroom.lti.message.Fault;
import kibitzer.classroom.lti.message.LaunchRefused;
import kibitzer.classroom.lti.platform.Platform;
import kibitzer.classroom.lti.platform.PlatformId;
import kibitzer.classroom.lti.platform.Platforms;
import kibitzer.learning.learner.Secret;
import kibitzer.learning.storage.DatabaseTime;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * Logins under way: begun by a platform, sent back to it, and ended by its message. Each is for one browser, known by a cookie;
 * good once, for {@link #VALID}.
 */
@Service
public class Logins {
    static final Duration VALID = Duration.ofMinutes(10);

    /** From one network in a quarter of an hour: a school whose classes all begin at once. */
    static final int FROM_ONE_NETWORK = 3_000;

    private static final int LONGEST_HINTS = 6_000;

    private final JdbcClient database;
    private final Platforms platforms;
    private final Clock clock;
    private final Allowance allowance;

    Logins(JdbcClient database, Platforms platforms, Allowances allowances, Clock clock) {
        this.database = database;
        this.platforms = platforms;
        this.allowance = allowances.of("logins from a network", FROM_ONE_NETWORK);
        this.clock = clock;
    }

    /**
     * A login that the platform is to answer.
     *
     * @param nonceHash of the word that its answer must repeat
     */
    public record Begun(Platform platform, String nonceHash) {}

    /**
     * Begins a login.
     *
     * @param browser what the cookie of this browser holds
     * @param answerTo the address that the platform is to send its message to
     * @param network where the request came from
     * @return where the browser goes on
     * @throws LaunchRefused if no such platform is registered
     */
    @Transactional
    public URI begin(LoginHints hints, Secret browser, URI answerTo, String network) {
        if (!allowance.take(Network.of(network))) {
            throw new LaunchRefused(Fault.TOO_MANY, "too many logins from " + network);
        }
        Platform platform = platforms
                .named(hints.issuer(), hints.clientId())
                .orElseThrow(() -> new LaunchRefused(
                        Fault.NOT_REGISTERED,
                        "no registration fits iss " + hints.issuer() + " and client_id "
                                + hints.clientId().orElse("(none given)")));
        String stored = json(hints).toString();
        if (stored.length() > LONGEST_HINTS) {
            throw new LaunchRefused(Fault.INCOMPLETE, "login_hint and lti_message_hint are too long");
        }
        Secret state = Secret.fresh();
        Secret nonce = Secret.fresh();
        Instant now = clock.instant().truncatedTo(ChronoUnit.MILLIS);
        database.sql("delete from lti_login where expires_at < :now")
                .param("now", DatabaseTime.column(now))
                .update();
        database.sql(
                        "insert into lti_login (state_hash, nonce_hash, browser_hash, platform, hints_json, expires_at, used)"
                                + " values (:state, :nonce, :browser, :platform, :hints, :until, false)")
                .param("state", state.hash())
                .param("nonce", nonce.hash())
                .param("browser", browser.hash())
                .param("platform", platform.id().id())
                .param("hints", stored)
                .param("until", DatabaseTime.column(now.plus(VALID)))
                .update();
        return request(platform, hints, state, nonce, answerTo);
    }

    private static URI request(Platform platform, LoginHints hints, Secret state, Secret nonce, URI answerTo) {
        Map<String, String> fields = new LinkedHashMap<>();
        fields.put("scope", "openid");
        fields.put("response_type", "id_token");
        fields.put("response_mode", "form_post");
        fields.put("prompt", "none");
        fields.put("client_id", platform.clientId());
        fields.put("redirect_uri", answerTo.toString());
        fields.put("login_hint", hints.loginHint());
        hints.messageHint().ifPresent(hint -> fields.put("lti_message_hint", hint));
        fields.put("state", state.text());
        fields.put("nonce", nonce.text());
        String query = fields.entrySet().stream()
                .map(field -> field.getKey() + "=" + URLEncoder.encode(field.getValue(), StandardCharsets.UTF_8))
                .collect(Collectors.joining("&"));
        URI at = platform.authorization();
        return URI.create(at + (at.getRawQuery() == null ? "?" : "&") + query);
    }

    /**
     * Ends a login: nobody ends it a second time.
     *
     * @param browser what the cookie of this browser holds; empty if it sent none
     * @throws LaunchRefused {@link Fault#OTHER_BROWSER} if it was begun in another browser, or this one keeps no cookie: then it
     *     is not ended; {@link Fault#EXPIRED} if it was ended, is too old or never was
     */
    @Transactional
    public Begun end(String state, Optional<Secret> browser) {
        Row row =
                row(state).orElseThrow(() -> new LaunchRefused(Fault.EXPIRED, "state is none that was given, or old"));
        if (row.used()) {
            throw new LaunchRefused(Fault.EXPIRED, "state was used before");
        }
        if (browser.map(Secret::hash).filter(row.browserHash()::equals).isEmpty()) {
            throw new LaunchRefused(
                    Fault.OTHER_BROWSER,
                    browser.isEmpty() ? "the browser sent no cookie" : "the login was begun in another browser");
        }
        int ended = database.sql("update lti_login set used = true where state_hash = :state and not used")
                .param("state", new Secret(state).hash())
                .update();
        if (ended != 1) {
            throw new LaunchRefused(Fault.EXPIRED, "state was used at the same moment");
        }
        Platform platform = platforms
                .find(row.platform())
                .orElseThrow(() -> new LaunchRefused(Fault.NOT_REGISTERED, "the registration is gone"));
        return new Begun(platform, row.nonceHash());
    }

    /** With what a login was begun, to begin it once more elsewhere; empty if it is old. */
    @Transactional(readOnly = true)
    public Optional<LoginHints> hints(String state) {
        return row(state).map(Row::hints);
    }

    private record Row(String nonceHash, String browserHash, PlatformId platform, LoginHints hints, boolean used) {}

    private Optional<Row> row(String state) {
        return database.sql("select * from lti_login where state_hash = :state and expires_at >= :now")
                .param("state", new Secret(state).hash())
                .param("now", DatabaseTime.column(clock.instant()))
                .query((row, n) -> new Row(
                        row.getString("nonce_hash"),
                        row.getString("browser_hash"),
                        new PlatformId(row.getObject("platform", UUID.class)),
                        hints(JsonMapper.shared().readTree(row.getString("hints_json"))),
                        row.getBoolean("used")))
                .optional();
    }

    private static ObjectNode json(LoginHints hints) {
        ObjectNode json = JsonMapper.shared().createObjectNode();
        json.put("iss", hints.issuer());
        json.put("login_hint", hints.loginHint());
        hints.messageHint().ifPresent(hint -> json.put("lti_message_hint", hint));
        hints.clientId().ifPresent(id -> json.put("client_id", id));
        hints.deployment().ifPresent(id -> json.put("lti_deployment_id", id));
        return json;
    }

    private static LoginHints hints(JsonNode json) {
        return new LoginHints(
                json.path("iss").asString(""),
                json.path("login_hint").asString(""),
                json.path("lti_message_hint").asStringOpt(),
                json.path("client_id").asStringOpt(),
                json.path("lti_deployment_id").asStringOpt());
    }
}
