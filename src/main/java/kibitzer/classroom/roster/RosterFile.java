package kibitzer.classroom.roster;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import kibitzer.accounts.BadEntry;

/**
 * Reads a roster from CSV or an Excel workbook: one person a line, a name and, if there is one, an e-mail address. Commas, semicolons and tabs
 * part the columns; a line of headings may stand first. What is wrong with one line spoils no other.
 */
public final class RosterFile {
    /** Of a file; a thousand people need a tenth of it. */
    public static final int MOST_BYTES = 1_000_000;

    public static final int MOST_LINES = 1_000;

    private static final Pattern ENDS = Pattern.compile("\\R");
    private static final Pattern SEPARATOR = Pattern.compile("(?i)sep=(.)");

    private RosterFile() {}

    /**
     * The text of a file: UTF-8, or UTF-16 with its mark, as spreadsheets write them; of an Excel workbook the first sheet.
     *
     * @throws BadEntry if the file is too large or is no text in these encodings
     */
    public static String decode(byte[] file) {
        if (file.length > MOST_BYTES) {
            throw bad("This file is too large for a roster: at most 1 MB, which is thousands of names.");
        }
        if (RosterSheet.is(file)) {
            return RosterSheet.asCsv(file);
        }
        String text = text(file);
        if (text.chars().anyMatch(sign -> sign < ' ' && !Character.isWhitespace(sign))) {
            throw bad(
                    "This is neither a text file nor an Excel workbook (.xlsx). Save the spreadsheet as one of these, then choose that file.");
        }
        return text;
    }

    /** @throws BadEntry if it is no text in these encodings */
    static String text(byte[] file) {
        Charset encoding =
                begins(file, 0xFE, 0xFF) || begins(file, 0xFF, 0xFE) ? StandardCharsets.UTF_16 : StandardCharsets.UTF_8;
        try {
            return encoding.newDecoder().decode(ByteBuffer.wrap(file)).toString();
        } catch (CharacterCodingException otherwiseEncoded) {
            throw bad("The letters of this file are not encoded in UTF-8, so that names would be garbled."
                    + " In the spreadsheet choose \"CSV UTF-8\" when you save it.");
        }
    }

    private static boolean begins(byte[] file, int first, int second) {
        return file.length >= 2 && (file[0] & 0xFF) == first && (file[1] & 0xFF) == second;
    }

    /** @throws BadEntry if there is nothing to read, too much, or headings without a name */
    public static RosterRead read(String entered) {
        List<String> lines = ENDS.splitAsStream(entered.startsWith("\uFEFF") ? entered.substring(1) : entered)
                .toList();
        int first = firstNotBlank(lines, 0);
        var told = SEPARATOR.matcher(lines.get(first).strip());
        char separator = told.matches() ? told.group(1).charAt(0) : RosterColumns.separator(lines.get(first));
        int top = told.matches() ? firstNotBlank(lines, first + 1) : first;
        RosterColumns columns = RosterColumns.of(lines.get(top), separator);
        return read(columns, lines, columns.headed() ? top + 1 : top);
    }

    private static int firstNotBlank(List<String> lines, int from) {
        for (int at = from; at < lines.size(); at++) {
            if (!lines.get(at).isBlank()) {
                return at;
            }
        }
        throw bad("There is no name in it. Each line has a name, a comma and an e-mail address.");
    }

    private static BadEntry bad(String says) {
        return new BadEntry(BadEntry.Field.ELSEWHERE, says);
    }

    private static RosterRead read(RosterColumns columns, List<String> lines, int from) {
        if (lines.stream().skip(from).filter(Predicate.not(String::isBlank)).count() > MOST_LINES) {
            throw bad("A roster has at most " + MOST_LINES + " lines; bring in a part at a time.");
        }
        RosterLines read = new RosterLines();
        for (int at = firstNotBlank(lines, from); at < lines.size(); at++) {
            if (!columns.empty(lines.get(at))) {
                try {
                    RosterColumns.Cells cells = columns.cells(lines.get(at));
                    read.take(at + 1, cells.name(), cells.email());
                } catch (BadEntry bad) {
                    read.refuse(at + 1, bad.says());
                }
            }
        }
        return read.read();
    }
}
