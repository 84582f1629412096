package kibitzer.learning.records;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/**
 * A table's column that refers to a column of another.
 *
 * @param to the other's column
 */
record ForeignKey(String table, String column, String to) {

    /** Those that refer to a table, as the database itself describes them. */
    static List<ForeignKey> to(Connection connection, String table) throws SQLException {
        List<ForeignKey> found = new ArrayList<>();
        try (ResultSet keys =
                connection.getMetaData().getExportedKeys(connection.getCatalog(), connection.getSchema(), table)) {
            while (keys.next()) {
                found.add(new ForeignKey(
                        keys.getString("FKTABLE_NAME"),
                        keys.getString("FKCOLUMN_NAME"),
                        keys.getString("PKCOLUMN_NAME")));
            }
        }
        return found;
    }
}
