package kibitzer.classroom.roster;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import kibitzer.accounts.BadEntry;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipFile;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;

/**
 * The rosters of a school as its administration gives them away: one zip with the tables of OneRoster 1.1 or 1.2 (1EdTech, formerly
 * IMS Global; CSV binding). Read are {@code classes}, {@code enrollments} and {@code users}, and the names of schools from
 * {@code orgs}; whatever else is in it is left alone. What is to be deleted is not read.
 */
public final class OneRosterFile {
    private static final String ENDING = ".csv";
    private static final String USERS = "users";
    private static final String ENROLLMENTS = "enrollments";
    private static final String CLASSES = "classes";
    private static final String ID = "sourcedId";

    private static final CSVFormat FORMAT = CSVFormat.RFC4180
            .builder()
            .setHeader()
            .setSkipHeaderRecord(true)
            .setIgnoreHeaderCase(true)
            .setIgnoreEmptyLines(true)
            .setTrim(true)
            .setAllowMissingColumnNames(true)
            .get();

    /**
     * A class in the file.
     *
     * @param id by which the file names it
     * @param school its school's name; empty where the file does not say
     * @param students how many there are, faulty lines among them
     */
    public record Taught(String id, String title, String school, int students) {}

    /** A line of a table, from 1. */
    private record Line(int number, CSVRecord cells) {
        /** Empty where the table has no such column, or the line is too short. */
        String cell(String column) {
            return cells.isMapped(column) && cells.isSet(column) ? cells.get(column) : "";
        }

        boolean stands() {
            String status = cell("status");
            return status.isEmpty() || status.equalsIgnoreCase("active");
        }
    }

    private final Map<String, Line> users;
    private final List<Line> enrolled;
    private final List<Taught> classes;

    private OneRosterFile(Map<String, Line> users, List<Line> enrolled, List<Taught> classes) {
        this.users = users;
        this.enrolled = enrolled;
        this.classes = classes;
    }

    /** True of a zip with a table of enrollments; of anything else, workbooks among them, false. */
    public static boolean is(byte[] file) {
        if (!RosterSheet.is(file) || file.length > RosterFile.MOST_BYTES) {
            return false;
        }
        try (ZipFile zip = ZipFile.builder().setByteArray(file).get()) {
            return Collections.list(zip.getEntries()).stream()
                    .anyMatch(entry -> table(entry).equals(Optional.of(ENROLLMENTS)));
        } catch (IOException damaged) {
            return false;
        }
    }

    /** @throws BadEntry if a table is missing or damaged, or the file is larger than a school's rosters are */
    public static OneRosterFile read(byte[] file) {
        Map<String, String> texts;
        try {
            RosterSheet.requireSmall(file);
            texts = texts(file);
        } catch (IOException damaged) {
            throw bad("This zip cannot be read. Have it made again, then choose that file.");
        }
        Map<String, Line> users = byId(table(texts, USERS, ID));
        Map<String, Line> orgs = texts.containsKey("orgs") ? byId(table(texts, "orgs", ID)) : Map.of();
        List<Line> enrolled = table(texts, ENROLLMENTS, "classSourcedId", "userSourcedId", "role").stream()
                .filter(line -> line.stands() && line.cell("role").equalsIgnoreCase("student"))
                .toList();
        Map<String, Long> students = enrolled.stream()
                .collect(Collectors.groupingBy(line -> line.cell("classSourcedId"), Collectors.counting()));
        List<Taught> classes = byId(table(texts, CLASSES, ID, "title")).entrySet().stream()
                .filter(known -> students.containsKey(known.getKey()))
                .map(known -> new Taught(
                        known.getKey(),
                        known.getValue().cell("title"),
                        Optional.ofNullable(orgs.get(known.getValue().cell("schoolSourcedId")))
                                .map(org -> org.cell("name"))
                                .orElse(""),
                        Math.toIntExact(students.getOrDefault(known.getKey(), 0L))))
                .sorted(Comparator.comparing(Taught::title).thenComparing(Taught::id))
                .toList();
        if (classes.isEmpty()) {
            throw bad("No class in this file has a student.");
        }
        return new OneRosterFile(users, enrolled, classes);
    }

    /** The classes that have students, by title. */
    public List<Taught> classes() {
        return classes;
    }

    /**
     * The students of a class; lines are those of {@code enrollments.csv}.
     *
     * @throws BadEntry if there are more than a class has
     */
    public RosterRead students(Taught taught) {
        if (taught.students() > RosterFile.MOST_LINES) {
            throw bad("A roster has at most " + RosterFile.MOST_LINES + " lines; this class has " + taught.students()
                    + ".");
        }
        RosterLines read = new RosterLines();
        enrolled.stream()
                .filter(line -> line.cell("classSourcedId").equals(taught.id()))
                .forEach(line -> take(line, read));
        return read.read();
    }

    private void take(Line line, RosterLines read) {
        String id = line.cell("userSourcedId");
        Line user = users.get(id);
        if (user == null) {
            read.refuse(line.number(), RosterLines.named(id) + "users.csv has nobody with this sourcedId.");
        } else if (user.cell("enabledUser").equalsIgnoreCase("false")) {
            read.refuse(
                    line.number(),
                    RosterLines.named(name(user)) + "is not enabled, in line " + user.number() + " of users.csv.");
        } else {
            read.take(line.number(), name(user), user.cell("email"));
        }
    }

    /** By which they want to be called, which version 1.2 has columns for; else as they are written down. */
    private static String name(Line user) {
        return (either(user, "preferredGivenName", "givenName") + " "
                        + either(user, "preferredFamilyName", "familyName"))
                .strip();
    }

    private static String either(Line user, String column, String other) {
        String cell = user.cell(column);
        return cell.isEmpty() ? user.cell(other) : cell;
    }

    private static Map<String, Line> byId(List<Line> lines) {
        return lines.stream()
                .filter(Line::stands)
                .collect(Collectors.toMap(
                        line -> line.cell(ID), line -> line, (first, again) -> first, LinkedHashMap::new));
    }

    /** Which table an entry is: "users" for {@code users.csv}, in whatever folder. */
    private static Optional<String> table(ZipArchiveEntry entry) {
        String name = entry.getName();
        String last = name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1)
                .toLowerCase(Locale.ROOT);
        return last.endsWith(ENDING)
                ? Optional.of(last.substring(0, last.length() - ENDING.length()))
                : Optional.empty();
    }

    private static Map<String, String> texts(byte[] file) throws IOException {
        Map<String, String> texts = new LinkedHashMap<>();
        try (ZipFile zip = ZipFile.builder().setByteArray(file).get()) {
            for (ZipArchiveEntry entry : Collections.list(zip.getEntries())) {
                Optional<String> table = table(entry);
                if (table.isPresent()) {
                    try (InputStream part = zip.getInputStream(entry)) {
                        texts.putIfAbsent(table.get(), RosterFile.text(part.readAllBytes()));
                    }
                }
            }
        }
        return texts;
    }

    private static List<Line> table(Map<String, String> texts, String name, String... columns) {
        String text = Optional.ofNullable(texts.get(name))
                .orElseThrow(() -> bad("There is no " + name + ENDING + " in this file."));
        try (CSVParser parser =
                CSVParser.parse((text.startsWith("\uFEFF") ? text.substring(1) : text) + "\n", FORMAT)) {
            for (String column : columns) {
                if (parser.getHeaderNames().stream().noneMatch(column::equalsIgnoreCase)) {
                    throw bad(name + ENDING + " has no column " + column + ".");
                }
            }
            return parser.stream()
                    .map(cells -> new Line(Math.toIntExact(cells.getParser().getCurrentLineNumber()), cells))
                    .toList();
        } catch (IOException | UncheckedIOException | IllegalStateException | IllegalArgumentException damaged) {
            throw bad(name + ENDING + " cannot be read: its quotation marks or its headings do not match.");
        }
    }

    private static BadEntry bad(String says) {
        return new BadEntry(BadEntry.Field.ELSEWHERE, says);
    }
}
