package kibitzer.content.syllabus;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.ToIntFunction;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * How many of the books' tables, statements and worked hands are used, by family of games.
 *
 * @param families by name of the family
 */
record FamilyCoverage(Map<String, OfFamily> families) {
    private static final Path FLOORS = Path.of("src/test/resources/kibitzer/content/syllabus/coverage-floors.csv");
    private static final Pattern ID = Pattern.compile("[a-z0-9]+(?:[-.][a-z0-9]+)*");
    /** Lines of a lesson's head that name games and lessons: a game may have the id of a table. */
    private static final Pattern NAMES_GAMES = Pattern.compile("(?m)^(?:also|game|after|system):.*");

    private static final Map<String, ToIntFunction<OfFamily>> MEASURES = measures();

    /**
     * @param tablesInRules tables that a decision cites
     * @param tablesInLessons tables that a lesson cites
     * @param tablesInNeither tables that neither cites; it has no floor
     * @param pointersInLessons statements that a lesson cites
     * @param handsAsked worked hands that a problem set or a lesson names
     */
    record OfFamily(
            int tablesInRules, int tablesInLessons, int tablesInNeither, int pointersInLessons, int handsAsked) {}

    private static Map<String, ToIntFunction<OfFamily>> measures() {
        Map<String, ToIntFunction<OfFamily>> measures = new LinkedHashMap<>();
        measures.put("tables cited by a rule", OfFamily::tablesInRules);
        measures.put("tables cited by a lesson", OfFamily::tablesInLessons);
        measures.put("pointers cited by a lesson", OfFamily::pointersInLessons);
        measures.put("worked hands asked", OfFamily::handsAsked);
        return Collections.unmodifiableMap(measures);
    }

    /** @param inRules ids that a decision cites */
    static FamilyCoverage of(Syllabus syllabus, Set<String> inRules) {
        return of(syllabus, inRules, idsIn(Path.of("lessons"), ".md"), idsIn(Path.of("problem-sets"), ".json"));
    }

    static FamilyCoverage of(Syllabus syllabus, Set<String> inRules, Set<String> inLessons, Set<String> inSets) {
        Map<String, String> familyOf = syllabus.games().all().stream()
                .collect(Collectors.toMap(Game::id, Game::family, (first, second) -> first));
        Map<String, OfFamily> families = new TreeMap<>();
        familyOf.values().stream().distinct().forEach(family -> {
            List<String> tables = syllabus.tables().stream()
                    .filter(table -> family.equals(familyOf.get(table.game())))
                    .map(NumericTable::id)
                    .toList();
            families.put(
                    family,
                    new OfFamily(
                            (int) tables.stream().filter(inRules::contains).count(),
                            (int) tables.stream().filter(inLessons::contains).count(),
                            (int) tables.stream()
                                    .filter(id -> !inRules.contains(id) && !inLessons.contains(id))
                                    .count(),
                            (int) syllabus.pointers().stream()
                                    .filter(pointer -> family.equals(familyOf.get(pointer.game())))
                                    .filter(pointer -> inLessons.contains(pointer.id()))
                                    .count(),
                            (int) syllabus.hands().stream()
                                    .filter(hand -> family.equals(familyOf.get(hand.game())))
                                    .filter(hand -> inSets.contains(hand.id()) || inLessons.contains(hand.id()))
                                    .count()));
        });
        return new FamilyCoverage(Collections.unmodifiableMap(families));
    }

    /** The fewest that each family may have; tables cited by neither are not held. */
    static Map<String, OfFamily> floors() throws IOException {
        return Files.readAllLines(FLOORS).stream()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .map(line -> line.split(","))
                .collect(Collectors.toMap(
                        cells -> cells[0].strip(),
                        cells -> new OfFamily(
                                figure(cells[1]), figure(cells[2]), 0, figure(cells[3]), figure(cells[4]))));
    }

    private static int figure(String cell) {
        return Integer.parseInt(cell.strip());
    }

    /** The counts that have fallen below their floors. */
    List<String> below(Map<String, OfFamily> floors) {
        return compared(floors, false);
    }

    private List<String> compared(Map<String, OfFamily> floors, boolean risen) {
        List<String> told = new ArrayList<>();
        families.forEach((family, counts) -> MEASURES.forEach((name, measure) -> {
            OfFamily floor = floors.get(family);
            int least = floor == null ? 0 : measure.applyAsInt(floor);
            int count = measure.applyAsInt(counts);
            if (risen ? count > least : count < least) {
                told.add("%s: %s %d, the floor is %d".formatted(family, name, count, least));
            }
        }));
        return List.copyOf(told);
    }

    /** A line a family, and the floors of coverage-floors.csv that may be raised. */
    String report(Map<String, OfFamily> floors) {
        StringBuilder report = new StringBuilder();
        report.append("%n%-16s %14s %16s %8s %18s %12s%n"
                .formatted(
                        "family", "tables: rules", "tables: lessons", "neither", "pointers: lessons", "hands asked"));
        families.forEach((family, counts) -> report.append("%-16s %14d %16d %8d %18d %12d%n"
                .formatted(
                        family,
                        counts.tablesInRules(),
                        counts.tablesInLessons(),
                        counts.tablesInNeither(),
                        counts.pointersInLessons(),
                        counts.handsAsked())));
        report.append("%nRaise these floors in %s%n".formatted(FLOORS.getFileName()));
        compared(floors, true).forEach(line -> report.append(line).append("%n".formatted()));
        return report.toString();
    }

    private static Set<String> idsIn(Path folder, String ending) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(ending))
                    .filter(file -> !file.startsWith(Path.of("lessons", "syllabus")))
                    .flatMap(file -> ID.matcher(NAMES_GAMES.matcher(read(file)).replaceAll(""))
                            .results()
                            .map(MatchResult::group))
                    .collect(Collectors.toCollection(HashSet::new));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
