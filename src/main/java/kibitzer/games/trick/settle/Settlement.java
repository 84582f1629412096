package kibitzer.games.trick.settle;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a hand pays.
 *
 * @param columns points or counters, won or (below zero) lost, in the order of the columns; quarters may occur
 * @param steps how it is reckoned, in words
 */
public record Settlement(Map<String, Double> columns, List<String> steps) {
    public Settlement {
        columns = Collections.unmodifiableMap(new LinkedHashMap<>(columns));
        steps = List.copyOf(steps);
    }

    /** A sheet that is being filled in. */
    static final class Sheet {
        private final Map<String, Double> columns = new LinkedHashMap<>();
        private final List<String> steps = new ArrayList<>();

        Sheet(List<String> names) {
            names.forEach(name -> columns.put(name, 0.0));
        }

        static Sheet maker() {
            return new Sheet(List.of(Seating.MAKER_SIDE, Seating.OPPONENTS));
        }

        static Sheet sides() {
            return new Sheet(List.of(Seating.WE, Seating.THEY));
        }

        Sheet add(String column, double points) {
            columns.merge(column, points, Double::sum);
            return this;
        }

        Sheet step(String words) {
            steps.add(words);
            return this;
        }

        Settlement done() {
            columns.replaceAll((column, points) -> points + 0.0);
            return new Settlement(columns, steps);
        }
    }
}
