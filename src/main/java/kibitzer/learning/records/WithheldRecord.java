package kibitzer.learning.records;

import java.util.Set;

/**
 * What a learner's records hold and the learner is not told with them, because it is told elsewhere at its time.
 *
 * @param columns none for the whole table
 */
public record WithheldRecord(String table, Set<String> columns) {

    public WithheldRecord {
        columns = Set.copyOf(columns);
    }

    boolean isWhole() {
        return columns.isEmpty();
    }
}
