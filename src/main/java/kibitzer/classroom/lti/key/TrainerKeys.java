package kibitzer.classroom.lti.key;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.crypto.RSASSASigner;
import com.nimbusds.jose.jwk.JWK;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.KeyUse;
import com.nimbusds.jose.jwk.RSAKey;
import com.nimbusds.jose.jwk.gen.RSAKeyGenerator;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.SignedJWT;
import java.text.ParseException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Predicate;
import kibitzer.learning.storage.DatabaseTime;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Service;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

/**
 * The trainer's own pairs of keys. The first is made when it is needed and kept in the database; another takes its place on
 * command and after {@link #OLDEST}. The public half of a retired one is told for {@link #TOLD}, so that what it has signed
 * can still be checked.
 */
@Service
public class TrainerKeys {
    static final Duration OLDEST = Duration.ofDays(180);
    static final Duration TOLD = Duration.ofDays(7);

    private static final int BITS = 2048;

    private final JdbcClient database;
    private final TransactionTemplate transaction;
    private final Clock clock;

    TrainerKeys(JdbcClient database, PlatformTransactionManager transactions, Clock clock) {
        this.database = database;
        this.transaction = new TransactionTemplate(transactions);
        this.clock = clock;
    }

    private record Stored(RSAKey pair, Instant made) {}

    /** What platforms check signatures with: the public halves, as JSON. */
    public String published() {
        signing();
        Instant now = now();
        database.sql("delete from lti_key where retired_at < :gone")
                .param("gone", DatabaseTime.column(now.minus(TOLD)))
                .update();
        List<JWK> all = database
                .sql("select pair_json from lti_key order by made_at desc, id")
                .query((row, n) -> pair(row.getString("pair_json")))
                .list()
                .stream()
                .map(pair -> (JWK) pair.toPublicJWK())
                .toList();
        return new JWKSet(all).toString();
    }

    /** A message signed by the trainer. */
    public String sign(JWTClaimsSet claims) {
        RSAKey pair = signing();
        SignedJWT message = new SignedJWT(
                new JWSHeader.Builder(JWSAlgorithm.RS256).keyID(pair.getKeyID()).build(), claims);
        try {
            message.sign(new RSASSASigner(pair));
        } catch (JOSEException e) {
            throw new IllegalStateException("a key that was made here signs", e);
        }
        return message.serialize();
    }

    /** Has another pair sign from now on. */
    public void rotate() {
        replace(pair -> true);
    }

    /** When the pair that signs was made; empty before the first is needed. */
    public Optional<Instant> since() {
        return current().map(Stored::made);
    }

    private RSAKey signing() {
        Optional<Stored> current = current().filter(stored -> !isOld(stored));
        return current.isPresent() ? current.get().pair() : replace(this::isOld);
    }

    private boolean isOld(Stored stored) {
        return stored.made().plus(OLDEST).isBefore(now());
    }

    /** Of two who find it old at once, the second takes what the first has made. */
    private RSAKey replace(Predicate<Stored> due) {
        RSAKey fresh = fresh();
        RSAKey signs = transaction.execute(status -> {
            database.sql("select id from lti_key where retired_at is null for update")
                    .query(String.class)
                    .list();
            Optional<Stored> current = current();
            if (current.isPresent() && !due.test(current.get())) {
                return current.get().pair();
            }
            database.sql("update lti_key set retired_at = :now where retired_at is null")
                    .param("now", DatabaseTime.column(now()))
                    .update();
            database.sql("insert into lti_key (id, pair_json, made_at) values (:id, :pair, :now)")
                    .param("id", fresh.getKeyID())
                    .param("pair", fresh.toJSONString())
                    .param("now", DatabaseTime.column(now()))
                    .update();
            return fresh;
        });
        return signs;
    }

    private Optional<Stored> current() {
        return database.sql("select pair_json, made_at from lti_key where retired_at is null"
                        + " order by made_at desc, id limit 1")
                .query((row, n) -> new Stored(pair(row.getString("pair_json")), DatabaseTime.read(row, "made_at")))
                .optional();
    }

    private static RSAKey fresh() {
        try {
            return new RSAKeyGenerator(BITS)
                    .keyID(UUID.randomUUID().toString())
                    .keyUse(KeyUse.SIGNATURE)
                    .algorithm(JWSAlgorithm.RS256)
                    .generate();
        } catch (JOSEException e) {
            throw new IllegalStateException("every Java makes RSA keys", e);
        }
    }

    private static RSAKey pair(String json) {
        try {
            return RSAKey.parse(json);
        } catch (ParseException e) {
            throw new IllegalStateException("the pair of keys in the database cannot be read", e);
        }
    }

    private Instant now() {
        return clock.instant().truncatedTo(ChronoUnit.MILLIS);
    }
}
