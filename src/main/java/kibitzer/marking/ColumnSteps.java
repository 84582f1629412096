package kibitzer.marking;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.advice.Advice;
import kibitzer.advice.Reason;

/** Of the steps of a count that fills a sheet, those that go into one of its columns. */
final class ColumnSteps {
    private static final int ADDED = 7;

    /** "the rest: 610" */
    private static final int REST = 3;

    /** How the steps of a count say whose column it is. */
    private static final Map<String, List<String>> WHOSE = Map.of(
            "we", List.of(" to us"),
            "they", List.of(" to them", "they "),
            "you", List.of("your ", "you "),
            "he", List.of("his ", "he "));

    /** "a contract made, doubled: 50 to us". */
    private static final Pattern STEP = Pattern.compile(
            "(?<what>.+?)(?: at [^:]*?)?(?:, [^:]*)?: (?<figure>-?\\d+)(?: to \\w+| above.*| below.*)?");

    private ColumnSteps() {}

    /** The steps that tell how the column is counted, or, where they are too many for a sentence, what is added up in it. */
    static List<String> of(Reason column, Advice<?> advice, List<String> facts, String place) {
        List<String> own = ofColumn(column, facts).stream()
                .map(step -> times(step, advice))
                .toList();
        List<String> brief = own.stream().map(ColumnSteps::brief).toList();
        return Stream.of(own, brief)
                .filter(steps -> fits(steps, column, place) && addUp(steps, column))
                .findFirst()
                .or(() -> labelled(ofColumn(column, facts), column, advice, place))
                .orElseGet(() -> sum(own, column, advice));
    }

    /** The largest of what is added up, each with its name, and what the others come to: "little slam: 500; the rest: 610". */
    private static Optional<List<String>> labelled(List<String> own, Reason column, Advice<?> advice, String place) {
        Map<String, Integer> parts = new LinkedHashMap<>();
        for (String step : own) {
            Matcher figure = STEP.matcher(step);
            if (!figure.matches()) {
                return Optional.empty();
            }
            int times = (int) advice.rulings().getFirst().reasons().stream()
                    .filter(reason -> reason.measured().equals(step))
                    .count();
            parts.merge(figure.group("what"), times * Integer.parseInt(figure.group("figure")), Integer::sum);
        }
        int rest = parts.values().stream().mapToInt(Integer::intValue).sum();
        if (!column.required().equals(String.valueOf(rest))) {
            return Optional.empty();
        }
        int left = Clauses.WORDS - Clauses.words(column.measured()) - Clauses.words(place) - REST;
        List<String> told = new ArrayList<>();
        for (Map.Entry<String, Integer> part : parts.entrySet().stream()
                .sorted(Map.Entry.<String, Integer>comparingByValue().reversed())
                .toList()) {
            String says = part.getKey() + ": " + part.getValue();
            left -= Clauses.words(says);
            if (left < 0) {
                break;
            }
            told.add(says);
            rest -= part.getValue();
        }
        if (rest != 0) {
            told.add("the rest: " + rest);
        }
        return told.size() > 1 ? Optional.of(told) : Optional.empty();
    }

    /** A step that stands twice in the count says so. */
    private static String times(String step, Advice<?> advice) {
        long times = advice.rulings().getFirst().reasons().stream()
                .filter(reason -> reason.measured().equals(step))
                .count();
        return times > 1 ? step + (times == 2 ? ", twice" : ", " + times + " times") : step;
    }

    /** False where a step stands twice in the count and would be told once. */
    private static boolean addUp(List<String> steps, Reason column) {
        List<Matcher> figures =
                steps.stream().map(STEP::matcher).filter(Matcher::matches).toList();
        int sum = figures.stream()
                .mapToInt(figure -> Integer.parseInt(figure.group("figure")))
                .sum();
        return figures.size() < steps.size() || column.required().equals(String.valueOf(sum));
    }

    /** What a step is about and its figure: "1 overtrick at 100, doubled, not vulnerable: 100 to us" is "1 overtrick: 100". */
    private static String brief(String step) {
        Matcher figure = STEP.matcher(step);
        return figure.matches() ? figure.group("what") + ": " + figure.group("figure") : step;
    }

    private static boolean fits(List<String> facts, Reason column, String place) {
        return facts.stream().mapToInt(Clauses::words).sum()
                <= Clauses.WORDS - Clauses.words(column.measured()) - Clauses.words(place);
    }

    /** Where not all that goes into the column can be told, what it adds up to: "60 + 100 + 50". */
    private static List<String> sum(List<String> own, Reason column, Advice<?> advice) {
        List<Integer> parts = advice.rulings().getFirst().reasons().stream()
                .filter(reason -> own.contains(reason.measured()))
                .map(Reason::actual)
                .filter(Integer.class::isInstance)
                .map(Integer.class::cast)
                .toList();
        int sum = parts.stream().mapToInt(Integer::intValue).sum();
        return parts.size() > 1 && parts.size() <= ADDED && column.required().equals(String.valueOf(sum))
                ? List.of(parts.stream().map(String::valueOf).collect(Collectors.joining(" + ")))
                : own;
    }

    /** The steps that speak of the column, or of what is in it. */
    private static List<String> ofColumn(Reason column, List<String> facts) {
        Pattern number = Pattern.compile("\\b" + Pattern.quote(column.required().replaceFirst("^.* ", "")) + "\\b");
        String heading = column.measured()
                .replaceFirst("^\"", "")
                .replaceFirst("\" is -?\\d+, not .*", "")
                .toLowerCase(Locale.ROOT);
        List<String> whose = WHOSE.getOrDefault(heading.split("[ ,]")[0], List.of());
        String what = heading.replaceFirst("^\\w+,? ?", "");
        List<String> own = facts.stream()
                .filter(fact -> fact.toLowerCase(Locale.ROOT).contains(heading)
                        || fact.contains(what) && whose.stream().anyMatch(fact::contains))
                .toList();
        List<String> same = facts.stream()
                .filter(fact -> number.matcher(fact).find())
                .limit(1)
                .toList();
        List<String> shares =
                facts.stream().filter(fact -> fact.contains(" gives ")).toList();
        List<String> there =
                facts.stream().filter(fact -> fact.endsWith(" " + what)).toList();
        return !shares.isEmpty()
                ? shares
                : !own.isEmpty() ? own : !same.isEmpty() ? same : !there.isEmpty() ? there : facts;
    }
}
