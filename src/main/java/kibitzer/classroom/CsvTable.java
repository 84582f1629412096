package kibitzer.classroom;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;

/**
 * A table as a CSV file that spreadsheets open as it is meant: UTF-8 with its mark at the front, and no cell that one of them
 * would take for a formula.
 */
public final class CsvTable {
    private static final String MARK = "\uFEFF";
    /** What a formula may begin with after blanks, in the wide forms of East Asia too. */
    private static final Pattern FORMULA =
            Pattern.compile("[ \u00A0]*[=+\\-@|%\t\r\n\uFF1D\uFF0B\uFF0D\uFF20].*", Pattern.DOTALL);

    private CsvTable() {}

    public static byte[] file(List<String> header, List<List<String>> rows) {
        StringWriter text = new StringWriter().append(MARK);
        try (CSVPrinter printer = new CSVPrinter(text, CSVFormat.DEFAULT)) {
            printer.printRecord(header.stream().map(CsvTable::harmless).toList());
            for (List<String> row : rows) {
                printer.printRecord(row.stream().map(CsvTable::harmless).toList());
            }
        } catch (IOException e) {
            throw new UncheckedIOException("a writer in memory does not fail", e);
        }
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }

    /** An apostrophe before it tells a spreadsheet that a cell is text. */
    static String harmless(String cell) {
        return FORMULA.matcher(cell).matches() ? "'" + cell : cell;
    }
}
