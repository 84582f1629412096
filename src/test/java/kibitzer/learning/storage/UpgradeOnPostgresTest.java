package kibitzer.learning.storage;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import kibitzer.SharedFixture;
import kibitzer.TestDatabase;
import org.flywaydb.core.Flyway;

/** Of what the release before kept, as it would lie in PostgreSQL: its own migrations and no later, and every row of its file. */
@SharedFixture
class UpgradeOnPostgresTest extends Upgrade {
    private String url = "";

    @Override
    String prepare(DataFolder stored) throws SQLException {
        url = TestDatabase.POSTGRESQL.fresh();
        try (Connection from = stored.open();
                Connection to = open()) {
            Flyway.configure()
                    .dataSource(url, null, null)
                    .target(lastMigration(from))
                    .load()
                    .migrate();
            copy(from, to);
        }
        return url;
    }

    @Override
    Connection open() throws SQLException {
        return DriverManager.getConnection(url);
    }

    private static String lastMigration(Connection from) throws SQLException {
        try (Statement statement = from.createStatement();
                ResultSet last = statement.executeQuery(
                        "select version from " + HISTORY + " order by installed_rank desc limit 1")) {
            last.next();
            return last.getString(1);
        }
    }

    private static void copy(Connection from, Connection to) throws SQLException {
        try (Statement read = from.createStatement();
                Statement write = to.createStatement()) {
            write.execute(
                    "set session_replication_role = replica"); // in any order: who refers to whom is not looked at
            for (String table : tables(read)) {
                if (!table.equals(HISTORY)) {
                    copy(table, read, to);
                }
            }
            for (String counted : List.of("attempt", "verdict_report", "regrade")) {
                write.execute("select setval(pg_get_serial_sequence('" + counted
                        + "', 'id'), (select coalesce(max(id), 0) + 1 from " + counted + "))");
            }
        }
    }

    private static void copy(String table, Statement read, Connection to) throws SQLException {
        try (ResultSet rows = read.executeQuery("select * from " + table)) {
            int columns = rows.getMetaData().getColumnCount();
            String marks =
                    IntStream.rangeClosed(1, columns).mapToObj(column -> "?").collect(Collectors.joining(", "));
            StringBuilder names = new StringBuilder();
            for (int column = 1; column <= columns; column++) {
                names.append(column == 1 ? "" : ", ").append(rows.getMetaData().getColumnName(column));
            }
            try (PreparedStatement insert =
                    to.prepareStatement("insert into " + table + " (" + names + ") values (" + marks + ")")) {
                while (rows.next()) {
                    for (int column = 1; column <= columns; column++) {
                        insert.setObject(column, rows.getObject(column));
                    }
                    insert.executeUpdate();
                }
            }
        }
    }
}
