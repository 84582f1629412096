package kibitzer.conventions.bridge.chances.line;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import kibitzer.conventions.bridge.chances.PrintedPercentage;
import kibitzer.odds.Fraction;

/**
 * A percentage put together from rows of the printed tables, and how: "12 + 41 + half of 9.6".
 *
 * @param parts what is added up; never empty
 */
public record PrintedSum(List<Part> parts) {
    private static final Fraction HALF = Fraction.of(1, 2);

    /**
     * One summand.
     *
     * @param row the row of a table; empty for an even chance, which no table prints
     * @param share how much of it counts
     */
    public record Part(Optional<PrintedPercentage> row, Fraction share) {
        Fraction chance() {
            return row.map(PrintedPercentage::chance).orElse(Fraction.ONE).times(share);
        }

        String inWords() {
            String figure =
                    row.map(printed -> printed.percent().toPlainString()).orElse("50");
            return row.isPresent() && share.equals(HALF) ? "half of " + figure : figure;
        }
    }

    public PrintedSum {
        parts = List.copyOf(parts);
    }

    static PrintedSum even() {
        return new PrintedSum(List.of(new Part(Optional.empty(), HALF)));
    }

    static Optional<PrintedSum> of(Optional<PrintedPercentage> row) {
        return row.map(printed -> new PrintedSum(List.of(new Part(row, Fraction.ONE))));
    }

    /** This and another row; nothing where the book does not print it. */
    Optional<PrintedSum> and(Optional<PrintedPercentage> row) {
        return row.map(printed -> with(new Part(row, Fraction.ONE)));
    }

    Optional<PrintedSum> andHalfOf(Optional<PrintedPercentage> row) {
        return row.map(printed -> with(new Part(row, HALF)));
    }

    private PrintedSum with(Part part) {
        List<Part> more = new ArrayList<>(parts);
        more.add(part);
        return new PrintedSum(more);
    }

    public Fraction chance() {
        return parts.stream().map(Part::chance).reduce(Fraction.ZERO, Fraction::plus);
    }

    /** True if at least one summand stands in a table. */
    public boolean isPrinted() {
        return parts.stream().anyMatch(part -> part.row().isPresent());
    }

    /** The summands whose row the syllabus lists as wrong or hard to read. */
    public List<PrintedPercentage> misprints() {
        return parts.stream()
                .flatMap(part -> part.row().stream())
                .filter(row -> row.erratum().isPresent())
                .toList();
    }

    /** "12 + 41 + half of 9.6". */
    public String inWords() {
        return parts.stream().map(Part::inWords).collect(Collectors.joining(" + "));
    }
}
