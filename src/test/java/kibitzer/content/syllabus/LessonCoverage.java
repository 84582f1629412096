package kibitzer.content.syllabus;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.ToIntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kibitzer.content.lesson.Lesson;
import kibitzer.content.lesson.Lessons;
import kibitzer.content.lesson.Part;

/**
 * What the lessons cite of the books, beside what the decisions do: pointers and tables of figures.
 *
 * @param families by family of games, in the order of their names
 */
record LessonCoverage(Map<String, OfFamily> families) {
    private static final Pattern CITED = Pattern.compile("data-ids=\"([^\"]*)\"");

    /** How many entries there are, how many a rule cites, a lesson cites, and neither. */
    record Count(int all, int rules, int lessons, int neither) {
        static final Count NONE = new Count(0, 0, 0, 0);

        Count and(boolean rule, boolean lesson) {
            return new Count(
                    all + 1, rules + (rule ? 1 : 0), lessons + (lesson ? 1 : 0), neither + (rule || lesson ? 0 : 1));
        }
    }

    /** The pointers and tables of one family. */
    record OfFamily(Count pointers, Count tables) {
        static final OfFamily NOTHING = new OfFamily(Count.NONE, Count.NONE);
    }

    /** @param byRules ids that decisions cite */
    static LessonCoverage of(Syllabus syllabus, Set<String> byRules, Lessons lessons) {
        Set<String> byLessons = new HashSet<>();
        lessons.all().forEach(lesson -> byLessons.addAll(cited(lesson)));
        Map<String, OfFamily> families = new TreeMap<>();
        syllabus.pointers()
                .forEach(pointer -> families.merge(
                        family(syllabus, pointer.game()),
                        new OfFamily(
                                Count.NONE.and(byRules.contains(pointer.id()), byLessons.contains(pointer.id())),
                                Count.NONE),
                        LessonCoverage::plus));
        syllabus.tables()
                .forEach(table -> families.merge(
                        family(syllabus, table.game()),
                        new OfFamily(
                                Count.NONE,
                                Count.NONE.and(byRules.contains(table.id()), byLessons.contains(table.id()))),
                        LessonCoverage::plus));
        return new LessonCoverage(families);
    }

    private static OfFamily plus(OfFamily one, OfFamily other) {
        return new OfFamily(plus(one.pointers(), other.pointers()), plus(one.tables(), other.tables()));
    }

    private static Count plus(Count one, Count other) {
        return new Count(
                one.all() + other.all(),
                one.rules() + other.rules(),
                one.lessons() + other.lessons(),
                one.neither() + other.neither());
    }

    private static String family(Syllabus syllabus, String game) {
        return syllabus.games().find(game).map(Game::family).orElse("none");
    }

    /** What it teaches, what its text cites, and the tables that it shows. */
    private static Set<String> cited(Lesson lesson) {
        Set<String> ids = new HashSet<>(lesson.head().teaches());
        for (Part part : lesson.parts()) {
            switch (part) {
                case Part.Prose prose -> {
                    Matcher cited = CITED.matcher(prose.html());
                    while (cited.find()) {
                        ids.addAll(List.of(cited.group(1).split("[ ,]+")));
                    }
                }
                case Part.DataTable table -> table.source().ifPresent(source -> ids.addAll(source.ids()));
                default -> {}
            }
        }
        return ids;
    }

    int count(ToIntFunction<OfFamily> part) {
        return families.values().stream().mapToInt(part).sum();
    }

    String report() {
        StringBuilder report = new StringBuilder(
                "%nPointers and tables by family: all, cited by a rule, by a lesson, by neither%n".formatted());
        families.forEach((family, count) -> report.append(
                "%-14s pointers %s   tables %s%n".formatted(family, line(count.pointers()), line(count.tables()))));
        return report.toString();
    }

    private static String line(Count count) {
        return "%5d %5d %5d %5d".formatted(count.all(), count.rules(), count.lessons(), count.neither());
    }
}
