package kibitzer.conventions.bridge.chances;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * One of the printed tables.
 *
 * @param id the table's id in the syllabus
 * @param rows in the order of the page
 */
public record PercentageTable(String id, List<PrintedPercentage> rows) {

    public PercentageTable {
        rows = List.copyOf(rows);
    }

    static PercentageTable table(String id) {
        return new PercentageTable(id, List.of());
    }

    PercentageTable row(String line, String percent) {
        return with(new PrintedPercentage(id, line, new BigDecimal(percent), Optional.empty(), ""));
    }

    /** A row that is not the true percentage rounded. */
    PercentageTable off(String line, String percent, String erratum, String remark) {
        return with(new PrintedPercentage(id, line, new BigDecimal(percent), Optional.of(erratum), remark));
    }

    private PercentageTable with(PrintedPercentage row) {
        return new PercentageTable(
                id, Stream.concat(rows.stream(), Stream.of(row)).toList());
    }

    /** The figure the table prints for this line, if it has one that can be read. */
    public Optional<PrintedPercentage> printed(String line) {
        return rows.stream().filter(row -> row.line().equals(line)).findFirst();
    }
}
