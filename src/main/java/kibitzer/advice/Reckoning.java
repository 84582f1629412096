package kibitzer.advice;

import java.util.List;

/**
 * What exact counting makes of the answers, set beside what the book says of them: a yardstick, never the mark.
 *
 * @param columns what was counted of each answer; the first ranks them
 * @param rows the answers, the best by the first column first
 * @param best the answers that counting puts first; empty where the figures do not decide
 * @param basis what was counted over and what is left out, in a sentence or two
 */
public record Reckoning<A>(List<Column> columns, List<Row<A>> rows, List<A> best, String basis) {

    /**
     * @param key its name for programs: "expected-count"
     * @param label its heading: "Points left"
     * @param unit what its figures count
     */
    public record Column(String key, String label, Unit unit) {
        /** One of errors of another, or of figures that say by themselves what they are. */
        public Column(String key, String label) {
            this(key, label, new Unit.Unnamed());
        }

        /** One that counts so many of something: "point", "trick". */
        public Column(String key, String label, String one) {
            this(key, label, new Unit.Each(one));
        }

        /** One of chances. */
        public static Column chance(String key, String label) {
            return new Column(key, label, new Unit.Chance());
        }
    }

    /** What the figures of a column count. */
    public sealed interface Unit {
        /** @param one "point", "trick" */
        record Each(String one) implements Unit {}

        /** How often of a hundred times. */
        record Chance() implements Unit {}

        record PercentOfTheStake() implements Unit {}

        record Unnamed() implements Unit {}
    }

    /**
     * A figure.
     *
     * @param value as exact as a double is
     * @param text as it is shown: "23.4", "17%"
     */
    public record Figure(double value, String text) {}

    /**
     * @param figures one for each column
     */
    public record Row<A>(A answer, List<Figure> figures) {
        public Row {
            figures = List.copyOf(figures);
        }
    }

    public Reckoning {
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
        best = List.copyOf(best);
        for (Row<A> row : rows) {
            if (row.figures().size() != columns.size()) {
                throw new IllegalArgumentException(
                        row.figures().size() + " figures for " + row.answer() + "; expected " + columns.size());
            }
        }
    }

    /** True if counting puts one of these first; true too where it does not decide. */
    public boolean agreesWith(List<A> answers) {
        return best.isEmpty() || answers.stream().anyMatch(best::contains);
    }
}
