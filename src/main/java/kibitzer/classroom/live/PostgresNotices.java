package kibitzer.classroom.live;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;
import org.springframework.jdbc.core.simple.JdbcClient;

/**
 * Notices between all trainers on one PostgreSQL, by LISTEN and NOTIFY. Listening takes one connection of the pool, from the
 * first listener on; if it breaks, another is taken.
 */
final class PostgresNotices implements LiveNotices, AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(PostgresNotices.class);
    private static final String CHANNEL = "kibitzer_live";
    private static final int WAIT_MILLIS = 2_000;
    private static final Duration BEFORE_ANOTHER_TRY = Duration.ofSeconds(2);

    private final DataSource source;
    private final JdbcClient database;
    private final LocalNotices here = new LocalNotices();
    /** Tells this trainer's own notices, which were heard without the database. */
    private final String own = UUID.randomUUID().toString();

    private @Nullable Thread ear;
    private volatile boolean closed;

    PostgresNotices(DataSource source, JdbcClient database) {
        this.source = source;
        this.database = database;
    }

    @Override
    public void tell(LiveLessonId lesson) {
        here.tell(lesson);
        try {
            database.sql("select pg_notify('" + CHANNEL + "', :payload)")
                    .param("payload", own + " " + lesson)
                    .query((row, n) -> lesson)
                    .list();
        } catch (DataAccessException unheard) {
            LOG.warn("Other trainers were not told of lesson {}; they see it when they look next", lesson, unheard);
        }
    }

    @Override
    public synchronized Runnable listen(Consumer<LiveLessonId> heard) {
        if (ear == null) {
            ear = Thread.ofPlatform().daemon().name("live-notices").start(this::hear);
        }
        return here.listen(heard);
    }

    private void hear() {
        while (!closed) {
            try (Connection connection = source.getConnection();
                    Statement listen = connection.createStatement()) {
                connection.setAutoCommit(true);
                listen.execute("listen " + CHANNEL);
                hear(connection.unwrap(PGConnection.class));
                listen.execute("unlisten " + CHANNEL);
            } catch (SQLException broken) {
                if (!closed) {
                    LOG.warn("Notices of other trainers are not heard just now; trying again", broken);
                    LockSupport.parkNanos(BEFORE_ANOTHER_TRY.toNanos());
                }
            }
        }
    }

    private void hear(PGConnection connection) throws SQLException {
        while (!closed) {
            PGNotification[] notices = connection.getNotifications(WAIT_MILLIS);
            if (notices != null) {
                for (PGNotification notice : notices) {
                    others(notice.getParameter()).ifPresent(here::tell);
                }
            }
        }
    }

    /** The lesson that another trainer told of. */
    private Optional<LiveLessonId> others(String payload) {
        String[] words = payload.split(" ");
        try {
            return words.length != 2 || words[0].equals(own)
                    ? Optional.empty()
                    : Optional.of(new LiveLessonId(UUID.fromString(words[1])));
        } catch (IllegalArgumentException notOurs) {
            return Optional.empty();
        }
    }

    @Override
    public void close() {
        closed = true;
    }
}
