package kibitzer.accounts;

import com.zaxxer.hikari.HikariDataSource;
import jakarta.annotation.PreDestroy;
import java.sql.SQLException;
import java.util.Optional;
import javax.sql.DataSource;
import kibitzer.learning.storage.DatabaseKind;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.dao.DataAccessException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/**
 * Allowances that all trainers on one database count together: on PostgreSQL in a table, so that guesses do not start afresh
 * with each trainer; an embedded database has one trainer alone, which counts in memory.
 *
 * <p>Counts have connections of their own: they stand whatever becomes of the transaction in which something was tried, and no
 * transaction waits for a second connection while others that wait hold all of them.
 */
@Component
public class Allowances {
    private static final Logger LOG = LoggerFactory.getLogger(Allowances.class);
    private static final int CONNECTIONS = 2;
    private static final long SWEPT_MILLIS = 900_000;

    private final Optional<HikariDataSource> counts;

    @Autowired
    Allowances(DataSource source) throws SQLException {
        counts = DatabaseKind.isShared(source) ? Optional.of(pool(source)) : Optional.empty();
    }

    private Allowances() {
        counts = Optional.empty();
    }

    /** Those of one trainer without a database. */
    static Allowances inMemory() {
        return new Allowances();
    }

    private static HikariDataSource pool(DataSource source) throws SQLException {
        HikariDataSource usual = source.unwrap(HikariDataSource.class);
        HikariDataSource own = new HikariDataSource();
        own.setPoolName("allowances");
        own.setJdbcUrl(usual.getJdbcUrl());
        own.setUsername(usual.getUsername());
        own.setPassword(usual.getPassword());
        own.setConnectionTimeout(usual.getConnectionTimeout());
        own.setMaximumPoolSize(CONNECTIONS);
        own.setMinimumIdle(0);
        return own;
    }

    /**
     * @param what is counted, in a word of its own
     * @param most how often it may be done at once
     */
    public Allowance of(String what, int most) {
        return counts.<Allowance>map(shared -> new SharedAllowance(JdbcClient.create(shared), what, most))
                .orElseGet(() -> Allowance.inMemory(most));
    }

    /** What is forgiven is forgotten. */
    @Scheduled(initialDelay = SWEPT_MILLIS, fixedDelay = SWEPT_MILLIS)
    void sweep() {
        counts.ifPresent(shared -> {
            try {
                JdbcClient.create(shared)
                        .sql("delete from allowance where free_at < clock_timestamp()")
                        .update();
            } catch (DataAccessException later) {
                LOG.warn("Counts that are over were not swept; they are next time", later);
            }
        });
    }

    @PreDestroy
    void close() {
        counts.ifPresent(HikariDataSource::close);
    }
}
