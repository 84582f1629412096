package kibitzer.decisions.trick.table;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Points or counters by column, lost ones below zero; a column that is left out has none.
 *
 * @param points in the order in which they stand
 */
public record SettledPoints(Map<String, Double> points) {
    public SettledPoints {
        points = Collections.unmodifiableMap(new LinkedHashMap<>(points));
    }

    double in(String column) {
        return points.getOrDefault(column, 0.0);
    }

    /** True if every column has the same. */
    boolean isLike(SettledPoints other) {
        return List.of(points, other.points).stream()
                .flatMap(all -> all.keySet().stream())
                .allMatch(column -> Math.abs(in(column) - other.in(column)) < 0.01);
    }

    /** "3", "1.25", "-2". */
    static String told(double points) {
        return points == Math.rint(points) ? String.valueOf((long) points) : String.valueOf(points);
    }

    /** "maker 3, opponents -1"; "none" where nobody has anything. */
    @Override
    public String toString() {
        return points.isEmpty()
                ? "none"
                : points.entrySet().stream()
                        .map(column -> column.getKey() + " " + told(column.getValue()))
                        .collect(Collectors.joining(", "));
    }
}
