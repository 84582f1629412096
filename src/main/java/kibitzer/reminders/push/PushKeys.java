package kibitzer.reminders.push;

import com.interaso.webpush.VapidKeys;
import java.time.Clock;
import java.util.Base64;
import java.util.Optional;
import kibitzer.learning.storage.DatabaseTime;
import org.jspecify.annotations.Nullable;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Service;

/**
 * The trainer's own pair of keys (VAPID, RFC 8292), made when the first browser asks and kept in the database, so that all trainers
 * on it have the same: a browser takes messages from the one pair only that it was told when it asked.
 */
@Service
public class PushKeys {
    private final JdbcClient database;
    private final Clock clock;
    private volatile @Nullable VapidKeys held;

    PushKeys(JdbcClient database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    /** The public half as browsers want it: the point of the curve, base64url. */
    public String publicKey() {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(pair().getApplicationServerKey());
    }

    VapidKeys pair() {
        VapidKeys known = held;
        if (known == null) {
            known = stored().orElseGet(this::made);
            held = known;
        }
        return known;
    }

    private Optional<VapidKeys> stored() {
        return database.sql("select public_key, private_key from push_key where id = 1")
                .query((row, n) -> VapidKeys.create(row.getString("public_key"), row.getString("private_key")))
                .optional();
    }

    /** Of two trainers that make one at once, the first counts. */
    private VapidKeys made() {
        VapidKeys fresh = VapidKeys.generate();
        try {
            database.sql("insert into push_key (id, public_key, private_key, made_at)"
                            + " values (1, :public, :private, :now)")
                    .param("public", fresh.getX509PublicKey())
                    .param("private", fresh.getPkcs8PrivateKey())
                    .param("now", DatabaseTime.column(clock.instant()))
                    .update();
            return fresh;
        } catch (DuplicateKeyException madeElsewhere) {
            return stored().orElseThrow(() -> madeElsewhere);
        }
    }
}
