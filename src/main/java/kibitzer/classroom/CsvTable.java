package kibitzer.classroom;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
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

    static final Pattern NUMBER = Pattern.compile("-?\\d{1,15}(\\.\\d{1,6})?");

    private CsvTable() {}

    public static byte[] file(List<String> header, List<List<String>> rows) {
        return file(header, rows, Set.of());
    }

    /** @param figures the columns, from 0, in which a number stands as it is, below nothing too: it is no formula */
    static byte[] file(List<String> header, List<List<String>> rows, Set<Integer> figures) {
        StringWriter text = new StringWriter().append(MARK);
        try (CSVPrinter printer = new CSVPrinter(text, CSVFormat.DEFAULT)) {
            printer.printRecord(header.stream().map(CsvTable::harmless).toList());
            for (List<String> row : rows) {
                printer.printRecord(IntStream.range(0, row.size())
                        .mapToObj(column -> figures.contains(column)
                                        && NUMBER.matcher(row.get(column)).matches()
                                ? row.get(column)
                                : harmless(row.get(column)))
                        .toList());
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
