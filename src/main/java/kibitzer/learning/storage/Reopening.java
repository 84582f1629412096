package kibitzer.learning.storage;

import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.HikariPoolMXBean;
import com.zaxxer.hikari.SQLExceptionOverride;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicReference;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Opens the embedded database again after it closed itself. H2 closes a file that it cannot write to, and keeps it closed until
 * the last connection is let go; so all are let go, and the next one opens the file as it was after the last commit.
 */
final class Reopening implements SQLExceptionOverride {
    private static final Logger LOG = LoggerFactory.getLogger(Reopening.class);

    private static final Duration SILENT = Duration.ofMinutes(15);

    /** H2's DATABASE_IS_CLOSED. */
    private static final int CLOSED = 90_098;

    private final HikariDataSource source;
    private final Clock clock;
    private final AtomicReference<Instant> told = new AtomicReference<>(Instant.MIN);

    Reopening(HikariDataSource source, Clock clock) {
        this.source = source;
        this.clock = clock;
    }

    @java.lang.Override
    public Override adjudicate(SQLException failure) {
        boolean full = FullDisk.behind(failure);
        if (!full && failure.getErrorCode() != CLOSED) {
            return Override.CONTINUE_EVICT;
        }
        if (firstLately()) {
            LOG.error(
                    full
                            ? "The disk is full: nothing can be stored until there is space again. Then the trainer goes on by"
                                    + " itself; what it acknowledged is stored. This is told once a quarter of an hour."
                            : "The database closed itself and is opened again. This is told once a quarter of an hour.");
        }
        HikariPoolMXBean pool = source.getHikariPoolMXBean();
        if (pool != null) {
            pool.softEvictConnections();
        }
        return Override.MUST_EVICT;
    }

    private boolean firstLately() {
        Instant now = clock.instant();
        Instant before = told.get();
        return !now.isBefore(before.equals(Instant.MIN) ? now : before.plus(SILENT)) && told.compareAndSet(before, now);
    }
}
