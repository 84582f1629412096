package kibitzer.classroom.roster;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import kibitzer.accounts.BadEntry;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;

/**
 * Where the name and the e-mail address stand in the lines of a roster.
 *
 * @param names columns that make up the name, from 0, in their order
 * @param email column, from 0; -1 for none
 * @param headed true if the first line is one of headings
 */
record RosterColumns(CSVFormat format, List<Integer> names, int email, boolean headed) {
    private static final Set<String> WHOLE = Set.of("name", "fullname", "student", "studentname", "learner", "member");
    private static final Set<String> GIVEN = Set.of("firstname", "givenname", "forename");
    private static final Set<String> FAMILY = Set.of("lastname", "familyname", "surname");
    private static final Set<String> EMAIL = Set.of("email", "emailaddress", "mail", "mailaddress");

    /** What one line says; nothing is checked yet. */
    record Cells(String name, String email) {}

    /** Of {@code ; TAB ,} the first that a line has outside of quotation marks. */
    static char separator(String line) {
        boolean quoted = false;
        Set<Integer> found = new HashSet<>();
        for (int at = 0; at < line.length(); at++) {
            quoted ^= line.charAt(at) == '"';
            if (!quoted) {
                found.add((int) line.charAt(at));
            }
        }
        return found.contains((int) ';') ? ';' : found.contains((int) '\t') ? '\t' : ',';
    }

    /** @throws BadEntry if the line is one of headings, and none is a name */
    static RosterColumns of(String firstLine, char separator) {
        if (separator == '"' || Character.isLetterOrDigit(separator)) {
            throw bad("The columns are parted by " + separator + "; a comma, semicolon or tab is expected.");
        }
        CSVFormat format = CSVFormat.DEFAULT
                .builder()
                .setDelimiter(separator)
                .setIgnoreSurroundingSpaces(separator != '\t')
                .setTrim(true)
                .get();
        List<String> headings;
        try {
            headings = split(firstLine, format).stream()
                    .map(cell -> cell.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}@]", ""))
                    .toList();
        } catch (BadEntry unreadable) {
            headings = List.of();
        }
        int email = column(headings, EMAIL);
        List<Integer> names = columns(headings, WHOLE);
        if (names.isEmpty()) {
            names = IntStream.of(column(headings, GIVEN), column(headings, FAMILY))
                    .filter(at -> at >= 0)
                    .boxed()
                    .toList();
        }
        if (!names.isEmpty()) {
            return new RosterColumns(format, List.copyOf(names), email, true);
        }
        if (email >= 0) {
            throw bad("No column has the heading \"name\".");
        }
        return new RosterColumns(format, List.of(0), 1, false);
    }

    private static int column(List<String> headings, Set<String> words) {
        return columns(headings, words).stream().findFirst().orElse(-1);
    }

    private static List<Integer> columns(List<String> headings, Set<String> words) {
        return IntStream.range(0, headings.size())
                .filter(at -> words.contains(headings.get(at)))
                .limit(1)
                .boxed()
                .toList();
    }

    /** True for a line without text: blank, or separators alone. */
    boolean empty(String line) {
        return line.isBlank()
                || line.chars()
                        .allMatch(sign ->
                                sign == ' ' || format.getDelimiterString().indexOf(sign) >= 0);
    }

    /** @throws BadEntry if the line cannot be parted into columns */
    Cells cells(String line) {
        List<String> cells = split(line, format);
        if (!headed && cells.stream().skip(2).anyMatch(cell -> !cell.isEmpty())) {
            throw bad("There are " + cells.size()
                    + " columns; a name and an e-mail address are expected, or headings in" + " the first line.");
        }
        return new Cells(
                names.stream().map(at -> cell(cells, at)).collect(Collectors.joining(" ")), cell(cells, email));
    }

    private static String cell(List<String> cells, int at) {
        return at >= 0 && at < cells.size() ? cells.get(at) : "";
    }

    private static List<String> split(String line, CSVFormat format) {
        try (CSVParser parser = CSVParser.parse(line, format)) {
            List<CSVRecord> records = parser.getRecords();
            return records.isEmpty() ? List.of() : records.getFirst().toList();
        } catch (IOException | UncheckedIOException | IllegalStateException badlyQuoted) {
            throw bad("The quotation marks do not match: one opens, and none closes it at the end of its column.");
        }
    }

    private static BadEntry bad(String says) {
        return new BadEntry(BadEntry.Field.ELSEWHERE, says);
    }
}
