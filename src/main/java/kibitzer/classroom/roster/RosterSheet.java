package kibitzer.classroom.roster;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.accounts.BadEntry;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipFile;
import org.apache.commons.csv.CSVFormat;
import org.dhatim.fastexcel.reader.ReadableWorkbook;
import org.dhatim.fastexcel.reader.Row;

/**
 * Reads the first sheet of an Excel workbook (xlsx) as lines of CSV, row by row. Formulas are not worked out: what they came to last
 * is read.
 */
final class RosterSheet {
    /** Of what a file of {@value RosterFile#MOST_BYTES} bytes may unfold to: a roster is far from it, a trap far beyond. */
    private static final int MOST_UNFOLDED = 16 * RosterFile.MOST_BYTES;

    private static final int MOST_ROWS = 2 * RosterFile.MOST_LINES;
    private static final int MOST_COLUMNS = 50;
    private static final int PIECE = 8_192;
    private static final int HEADER = 4;

    private RosterSheet() {}

    /** True of a file that is packed as workbooks are. */
    static boolean is(byte[] file) {
        return file.length >= HEADER && ReadableWorkbook.isOOXMLZipHeader(file);
    }

    /** @throws BadEntry unless it is a workbook with a sheet of a roster's size */
    static String asCsv(byte[] file) {
        try {
            requireSmall(file);
            try (ReadableWorkbook book = new ReadableWorkbook(new ByteArrayInputStream(file));
                    Stream<Row> rows = book.getFirstSheet().openStream()) {
                return lines(rows.map(RosterSheet::ofARoster).toList());
            }
        } catch (BadEntry told) {
            throw told;
        } catch (Exception damaged) { // of many kinds: the reader lets its parser's pass, checked ones undeclared
            throw bad(
                    "This is no workbook that can be read. Save the roster as .xlsx or as CSV, then choose that file.");
        }
    }

    private static BadEntry bad(String says) {
        return new BadEntry(BadEntry.Field.ELSEWHERE, says);
    }

    /** The parts are unpacked once and thrown away, so that no more than a roster is ever kept of a file. */
    static void requireSmall(byte[] file) throws IOException {
        try (ZipFile parts = ZipFile.builder().setByteArray(file).get()) {
            byte[] piece = new byte[PIECE];
            long unfolded = 0;
            for (ZipArchiveEntry entry : Collections.list(parts.getEntries())) {
                try (InputStream part = parts.getInputStream(entry)) {
                    for (int read = part.read(piece); read >= 0; read = part.read(piece)) {
                        unfolded += read;
                        if (unfolded > MOST_UNFOLDED) {
                            throw bad("This file is too large for a roster: put the names on a sheet of their own.");
                        }
                    }
                }
            }
        }
    }

    /** Refused at the first row that is no roster's, before the others are read. */
    private static Row ofARoster(Row row) {
        if (row.getRowNum() > MOST_ROWS || row.getCellCount() > MOST_COLUMNS) {
            throw bad("A roster has at most " + RosterFile.MOST_LINES
                    + " lines and few columns; put the names on a sheet of their own.");
        }
        return row;
    }

    /** A line for each row of the sheet, those left out among them, so that a fault names the row as the program shows it. */
    private static String lines(List<Row> rows) {
        int last = rows.stream().mapToInt(Row::getRowNum).max().orElse(0);
        var byNumber = rows.stream().collect(Collectors.toMap(Row::getRowNum, RosterSheet::line, (one, again) -> one));
        return IntStream.rangeClosed(1, last)
                .mapToObj(number -> byNumber.getOrDefault(number, ""))
                .collect(Collectors.joining("\n"));
    }

    private static String line(Row row) {
        return CSVFormat.RFC4180.format(IntStream.range(0, row.getCellCount())
                .mapToObj(column -> row.getCellText(column).replaceAll("\\R", " "))
                .toArray());
    }
}
