package kibitzer.accounts;

import java.time.Duration;
import java.util.Optional;
import kibitzer.learning.learner.Secret;
import org.springframework.jdbc.core.simple.JdbcClient;

/**
 * Counts that all trainers on one PostgreSQL share. What was done is kept as the moment at which all of it will be forgiven
 * (the generic cell rate algorithm): each time puts it off by a share of {@link #WAIT}, and no farther than {@link #WAIT} from
 * now. So a key is one row, and a count is one statement, by the database's clock.
 */
final class SharedAllowance implements Allowance {
    private final JdbcClient database;
    private final String what;
    private final Duration each;

    /** @param what tells its keys from those of other allowances */
    SharedAllowance(JdbcClient database, String what, int most) {
        this.database = database;
        this.what = what;
        this.each = WAIT.dividedBy(most);
    }

    @Override
    public Optional<Duration> takeOrWait(String key, int number) {
        boolean taken = database.sql("insert into allowance as counted (key_hash, free_at)"
                                + " select :key, clock_timestamp() + :asked * interval '1 microsecond' where :asked <= :wait"
                                + " on conflict (key_hash) do update"
                                + " set free_at = greatest(counted.free_at, clock_timestamp()) + :asked * interval '1 microsecond'"
                                + " where greatest(counted.free_at, clock_timestamp()) + :asked * interval '1 microsecond'"
                                + " <= clock_timestamp() + :wait * interval '1 microsecond'")
                        .param("key", hash(key))
                        .param("asked", micros(each.multipliedBy(number)))
                        .param("wait", micros(WAIT))
                        .update()
                == 1;
        return taken ? Optional.empty() : Optional.of(waiting(key, number));
    }

    private Duration waiting(String key, int number) {
        double busy = database.sql("select greatest(0, extract(epoch from free_at - clock_timestamp())) from allowance"
                        + " where key_hash = :key")
                .param("key", hash(key))
                .query(Double.class)
                .optional()
                .orElse(0.0);
        Duration until = Duration.ofMillis(Math.round(busy * 1_000))
                .plus(each.multipliedBy(number))
                .minus(WAIT);
        return until.isPositive() ? until : Duration.ofMillis(1);
    }

    @Override
    public void giveBack(String key) {
        database.sql("update allowance set free_at = free_at - :each * interval '1 microsecond' where key_hash = :key")
                .param("key", hash(key))
                .param("each", micros(each))
                .update();
    }

    @Override
    public void reset(String key) {
        database.sql("delete from allowance where key_hash = :key")
                .param("key", hash(key))
                .update();
    }

    /** Names and addresses are nobody's business who reads the table. */
    private String hash(String key) {
        return new Secret(what + '\n' + key).hash();
    }

    private static long micros(Duration time) {
        return time.toNanos() / 1_000;
    }
}
