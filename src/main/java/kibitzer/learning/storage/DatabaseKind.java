package kibitzer.learning.storage;

import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;

/** What kind of database the trainer works on. */
public final class DatabaseKind {
    private DatabaseKind() {}

    /** True where several trainers may work on it: PostgreSQL. An embedded database has one trainer alone. */
    public static boolean isShared(DataSource source) throws SQLException {
        try (Connection connection = source.getConnection()) {
            return connection.getMetaData().getDatabaseProductName().equals("PostgreSQL");
        }
    }
}
