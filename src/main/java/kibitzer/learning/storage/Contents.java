package kibitzer.learning.storage;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.MigrationInfo;
import org.flywaydb.core.api.MigrationState;
import org.slf4j.LoggerFactory;

/**
 * What a database that no trainer has open holds, after every row of every table was read.
 *
 * @param answers how many are stored
 * @param pending migrations that the next start makes
 * @param newer true if migrations were made that this trainer does not know
 */
public record Contents(long answers, int pending, boolean newer) {

    /**
     * Reads all of it.
     *
     * @throws DataTrouble if it cannot be opened or read, or is not Kibitzer's
     */
    public static Contents read(DataFolder data) {
        try (Connection connection = data.open();
                Statement statement = connection.createStatement()) {
            statement.execute("set lazy_query_execution 1");
            for (String table : tables(statement)) {
                readAll(statement, table);
            }
            long answers = answers(statement);
            statement.execute("set lazy_query_execution 0");
            quiet();
            MigrationInfo[] migrations = Flyway.configure()
                    .dataSource(data.url(), "", "")
                    .load()
                    .info()
                    .all();
            return new Contents(
                    answers,
                    count(migrations, MigrationState.PENDING),
                    count(migrations, MigrationState.FUTURE_SUCCESS) > 0);
        } catch (SQLException | IllegalStateException failed) {
            throw data.trouble(failed)
                    .orElseGet(() -> new DataTrouble("The database " + data.file() + " is damaged, or is no database of"
                            + " Kibitzer; restore a backup: ./kibitzer restore FILE --over"));
        }
    }

    /** @throws DataTrouble if a newer trainer wrote it */
    void refuseNewer() {
        if (newer) {
            throw new DataTrouble("The backup is of a newer Kibitzer than this one; restore it with that.");
        }
    }

    private static List<String> tables(Statement statement) throws SQLException {
        List<String> names = new ArrayList<>();
        try (ResultSet found = statement.executeQuery(
                "select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'")) {
            while (found.next()) {
                names.add(found.getString(1));
            }
        }
        return names;
    }

    private static void readAll(Statement statement, String table) throws SQLException {
        try (ResultSet rows = statement.executeQuery("select * from \"" + table.replace("\"", "\"\"") + "\"")) {
            int columns = rows.getMetaData().getColumnCount();
            while (rows.next()) {
                for (int column = 1; column <= columns; column++) {
                    rows.getString(column);
                }
            }
        }
    }

    private static long answers(Statement statement) throws SQLException {
        try (ResultSet counted = statement.executeQuery("select count(*) from attempt")) {
            counted.next();
            return counted.getLong(1);
        }
    }

    private static int count(MigrationInfo[] migrations, MigrationState state) {
        int found = 0;
        for (MigrationInfo migration : migrations) {
            found += migration.getState() == state ? 1 : 0;
        }
        return found;
    }

    /** Flyway tells each step, which belongs in no answer of the command line. */
    private static void quiet() {
        if (LoggerFactory.getLogger("org.flywaydb") instanceof ch.qos.logback.classic.Logger flyway) {
            flyway.setLevel(ch.qos.logback.classic.Level.OFF);
        }
    }
}
