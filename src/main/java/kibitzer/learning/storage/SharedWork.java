package kibitzer.learning.storage;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Component;

/**
 * Work by the clock that one trainer at a time does of all that share a database: the others leave it out and look again in
 * their next round. A trainer that ends in the middle lets go of the work with its connection.
 */
@Component
public class SharedWork {
    private static final Logger LOG = LoggerFactory.getLogger(SharedWork.class);

    /** Parts these locks from those of others, such as the migrations'. */
    static final int OURS = 0x6b69_6269;

    private final DataSource source;
    private final boolean shared;

    SharedWork(DataSource source) throws SQLException {
        this.source = source;
        this.shared = DatabaseKind.isShared(source);
    }

    /**
     * Does the work, unless another trainer is doing it.
     *
     * @param what it is, in words of its own
     * @return false if another does it, or the database does not answer
     */
    public boolean byOne(String what, Runnable work) {
        if (!shared) {
            work.run();
            return true;
        }
        try (Connection connection = source.getConnection()) {
            if (!asked(connection, "select pg_try_advisory_lock(?, ?)", what)) {
                return false;
            }
            try {
                work.run();
            } finally {
                asked(connection, "select pg_advisory_unlock(?, ?)", what);
            }
            return true;
        } catch (SQLException later) {
            LOG.warn("{}: left to the next round, the database does not answer: {}", what, later.getMessage());
            return false;
        }
    }

    private static boolean asked(Connection connection, String lock, String what) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(lock)) {
            statement.setInt(1, OURS);
            statement.setInt(2, what.hashCode());
            try (ResultSet reply = statement.executeQuery()) {
                return reply.next() && reply.getBoolean(1);
            }
        }
    }
}
