package kibitzer.games.trick.settle;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * What a hand pays.
 *
 * @param columns points or counters, won or (below zero) lost, in the order of the columns; quarters may occur
 * @param reckoned how it is reckoned, step by step
 */
public record Settlement(Map<String, Double> columns, List<Step> reckoned) {
    public Settlement {
        columns = Collections.unmodifiableMap(new LinkedHashMap<>(columns));
        reckoned = List.copyOf(reckoned);
    }

    /**
     * A step of the reckoning, in words that hold whoever is named in it, "you" as well as "east".
     *
     * @param words with "%s" where a column is named
     * @param named the columns, in that order
     */
    public record Step(String words, List<String> named) {
        public Step {
            named = List.copyOf(named);
        }

        String says(UnaryOperator<String> names) {
            return words.formatted(named.stream().map(names).toArray());
        }
    }

    /** The steps in words, with the columns as they are written. */
    public List<String> steps() {
        return steps(UnaryOperator.identity());
    }

    /**
     * The steps in words.
     *
     * @param names what each column is called inside a sentence
     */
    public List<String> steps(UnaryOperator<String> names) {
        return reckoned.stream().map(step -> step.says(names)).toList();
    }

    /** A sheet that is being filled in. */
    static final class Sheet {
        private final Map<String, Double> columns = new LinkedHashMap<>();
        private final List<Step> steps = new ArrayList<>();

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

        /** Names stand where the words have "%s". */
        Sheet step(String words, String... named) {
            steps.add(new Step(words, List.of(named)));
            return this;
        }

        Settlement done() {
            columns.replaceAll((column, points) -> points + 0.0);
            return new Settlement(columns, steps);
        }
    }
}
