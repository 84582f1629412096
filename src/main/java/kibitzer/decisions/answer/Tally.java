package kibitzer.decisions.answer;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Points by the name of their column, in the order in which they are written.
 *
 * @param points every column of its sheet, the total last
 */
public record Tally(Map<String, Integer> points) {
    public Tally {
        points = Collections.unmodifiableMap(new LinkedHashMap<>(points));
    }

    /** The points of a column; 0 if there is none of that name. */
    public int in(String column) {
        return points.getOrDefault(column, 0);
    }
}
