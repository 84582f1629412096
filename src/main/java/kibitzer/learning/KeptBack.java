package kibitzer.learning;

import java.util.Set;

/**
 * What a learner's records hold and the learner is not told with them, because it is told elsewhere at its time.
 *
 * @param columns none for the whole table
 */
public record KeptBack(String table, Set<String> columns) {

    public KeptBack {
        columns = Set.copyOf(columns);
    }

    boolean isWhole() {
        return columns.isEmpty();
    }
}
