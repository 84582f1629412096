package kibitzer.classroom;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.dhatim.fastexcel.Workbook;
import org.dhatim.fastexcel.Worksheet;

/**
 * A table that leaves the trainer, as CSV or as a workbook of Excel. In neither is a cell a formula.
 *
 * @param title of the sheet
 * @param figures the columns, from 0, whose numbers are to be reckoned with; everywhere else a number is text
 */
public record ExportTable(String title, List<String> header, List<List<String>> rows, Set<Integer> figures) {
    /** Where a sheet of Excel ends. */
    static final int ROWS = 1_048_576;

    private static final int LONGEST = 32_767;
    private static final int WIDEST = 60;
    private static final int ROOM = 2;
    /** What XML has no place for; half of a pair of surrogates too. */
    private static final Pattern UNWRITABLE =
            Pattern.compile("[\\x00-\\x08\\x0B\\x0C\\x0E-\\x1F\\uFFFE\\uFFFF\\p{Cs}]");

    public ExportTable {
        header = List.copyOf(header);
        rows = rows.stream().map(List::copyOf).toList();
        figures = Set.copyOf(figures);
    }

    public byte[] csv() {
        return CsvTable.file(header, rows, figures);
    }

    /** A sheet, or several where one has too few rows; the headings stay in sight. */
    public byte[] xlsx() {
        return xlsx(ROWS);
    }

    byte[] xlsx(int longestSheet) {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        try (Workbook book = new Workbook(file, "Kibitzer", "1.0")) {
            int most = longestSheet - 1;
            int sheets = Math.max(1, Math.ceilDiv(rows.size(), most));
            for (int sheet = 0; sheet < sheets; sheet++) {
                write(
                        book.newWorksheet(sheet == 0 ? title : title + " " + (sheet + 1)),
                        rows.subList(sheet * most, Math.min(rows.size(), (sheet + 1) * most)));
            }
        } catch (IOException e) {
            throw new UncheckedIOException("a stream in memory does not fail", e);
        }
        return file.toByteArray();
    }

    private void write(Worksheet sheet, List<List<String>> part) throws IOException {
        for (int column = 0; column < header.size(); column++) {
            sheet.value(0, column, text(header.get(column)));
            sheet.style(0, column).bold().set();
            sheet.width(column, Math.min(WIDEST, widest(column, part) + ROOM));
        }
        sheet.freezePane(0, 1);
        for (int row = 0; row < part.size(); row++) {
            for (int column = 0; column < part.get(row).size(); column++) {
                String cell = part.get(row).get(column);
                if (figures.contains(column) && CsvTable.NUMBER.matcher(cell).matches()) {
                    sheet.value(row + 1, column, new BigDecimal(cell));
                } else if (!cell.isEmpty()) {
                    sheet.value(row + 1, column, text(cell));
                }
            }
        }
        sheet.finish();
    }

    private int widest(int column, List<List<String>> part) {
        return Math.max(
                header.get(column).length(),
                part.stream().mapToInt(row -> row.get(column).length()).max().orElse(0));
    }

    /** Guarded as in CSV: a workbook may be saved as one. */
    private static String text(String cell) {
        String guarded = CsvTable.harmless(UNWRITABLE.matcher(cell).replaceAll("\uFFFD"));
        return guarded.length() <= LONGEST ? guarded : guarded.substring(0, LONGEST - 1) + "\u2026";
    }
}
