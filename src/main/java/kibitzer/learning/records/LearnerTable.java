package kibitzer.learning.records;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * A table with rows of learners, as the database itself describes it.
 *
 * @param column refers to the learner
 * @param uniqueBeside for each unique key that holds the column, the key's other columns
 */
record LearnerTable(String name, String column, List<List<String>> uniqueBeside) {
    private static final String LEARNER = "learner";

    /** Every column that refers to a learner; a table that refers to another of them stands before it. */
    static List<LearnerTable> all(Connection connection) throws SQLException {
        Map<String, Set<String>> columns = new TreeMap<>();
        Deque<ForeignKey> found = new ArrayDeque<>(ForeignKey.to(connection, LEARNER));
        while (!found.isEmpty()) {
            ForeignKey reference = found.remove();
            if (columns.computeIfAbsent(reference.table(), table -> new TreeSet<>())
                    .add(reference.column())) {
                // An account stands for its learner: what refers to it is the learner's too.
                ForeignKey.to(connection, reference.table()).stream()
                        .filter(next -> next.to().equals(reference.column()))
                        .forEach(found::add);
            }
        }
        List<LearnerTable> tables = new ArrayList<>();
        for (String name : childrenFirst(connection, columns.keySet())) {
            for (String column : columns.getOrDefault(name, Set.of())) {
                tables.add(new LearnerTable(name, column, uniqueBeside(connection, name, column)));
            }
        }
        return List.copyOf(tables);
    }

    private static List<String> childrenFirst(Connection connection, Set<String> tables) throws SQLException {
        List<String> ordered = new ArrayList<>();
        Set<String> left = new TreeSet<>(tables);
        while (!left.isEmpty()) {
            List<String> free = new ArrayList<>();
            for (String table : left) {
                Set<String> children = new TreeSet<>();
                ForeignKey.to(connection, table).forEach(reference -> children.add(reference.table()));
                children.remove(table);
                children.retainAll(left);
                if (children.isEmpty()) {
                    free.add(table);
                }
            }
            if (free.isEmpty()) {
                throw new IllegalStateException("tables refer to each other in a circle: " + left);
            }
            ordered.addAll(free);
            left.removeAll(free);
        }
        return ordered;
    }

    private static List<List<String>> uniqueBeside(Connection connection, String table, String column)
            throws SQLException {
        Map<String, List<String>> keys = new LinkedHashMap<>();
        try (ResultSet columns = connection
                .getMetaData()
                .getIndexInfo(connection.getCatalog(), connection.getSchema(), table, true, false)) {
            while (columns.next()) {
                String index = columns.getString("INDEX_NAME");
                if (index != null) {
                    keys.computeIfAbsent(index, name -> new ArrayList<>()).add(columns.getString("COLUMN_NAME"));
                }
            }
        }
        return keys.values().stream()
                .filter(key -> key.contains(column))
                .map(key -> without(key, column))
                .toList();
    }

    private static List<String> without(Collection<String> columns, String column) {
        return columns.stream().filter(other -> !other.equals(column)).toList();
    }
}
