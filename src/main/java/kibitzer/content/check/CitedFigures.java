package kibitzer.content.check;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.cards.NumberWord;
import kibitzer.content.syllabus.Entry;
import kibitzer.content.syllabus.Erratum;
import kibitzer.content.syllabus.NumericTable;
import kibitzer.content.syllabus.Pointer;
import kibitzer.content.syllabus.Syllabus;

/**
 * Figures in the prose of a lesson that have the shape of a rule ("13 to 15 points", "five or more cards", "at least 2½
 * honour-tricks") beside what the paragraph cites: each number must stand in one of the entries. A paragraph that cites a whole
 * game is not looked at, nor are figures of a single hand ("you have 14 points").
 */
final class CitedFigures {
    private static final Pattern PARAGRAPH = Pattern.compile("</(?:p|li)>");
    private static final Pattern CITED = Pattern.compile("data-ids=\"([^\"]*)\"");
    private static final Pattern CITATION = Pattern.compile("<cite.*?</cite>", Pattern.DOTALL);
    private static final Pattern TAG = Pattern.compile("<[^>]*>");
    private static final List<String> WORDS =
            IntStream.rangeClosed(1, 20).mapToObj(NumberWord::of).toList();
    private static final Map<String, String> IN_FIGURES = IntStream.range(0, WORDS.size())
            .boxed()
            .collect(Collectors.toUnmodifiableMap(WORDS::get, place -> String.valueOf(place + 1)));
    private static final String NUMBER = "(\\d+½?|" + String.join("|", WORDS) + ")";
    private static final String UNIT = " (?:points|honour-tricks|cards|trumps|tricks)\\b";
    private static final List<Pattern> RULES = Stream.of(
                    "\\b" + NUMBER + " to " + NUMBER + UNIT,
                    "\\b" + NUMBER + " or (?:more|fewer|less)" + UNIT,
                    "\\b" + NUMBER + UNIT + " or (?:more|fewer|less)",
                    "\\bat (?:least|most) " + NUMBER + UNIT)
            .map(pattern -> Pattern.compile(pattern, Pattern.CASE_INSENSITIVE))
            .toList();
    private static final Pattern FIGURE = Pattern.compile("\\d+½?|\\d*[.]\\d+|½");
    private static final Pattern WORD = Pattern.compile("\\b(" + String.join("|", WORDS) + ")\\b");

    private CitedFigures() {}

    /** Sentences that say what stands in none of the entries: "\"12 to 15 points\" beside acol-system.p03". */
    static List<String> doubts(String html, Syllabus syllabus) {
        List<String> doubts = new ArrayList<>();
        for (String paragraph : PARAGRAPH.split(html)) {
            List<String> ids = cited(paragraph);
            Optional<Set<String>> known = figures(ids, syllabus);
            if (ids.isEmpty() || known.isEmpty()) {
                continue;
            }
            String text = TAG.matcher(CITATION.matcher(paragraph).replaceAll(""))
                    .replaceAll("")
                    .replaceAll("\\s+", " ");
            for (Pattern rule : RULES) {
                Matcher told = rule.matcher(text);
                while (told.find()) {
                    if (!known.get().containsAll(numbers(told))) {
                        doubts.add("\"" + told.group() + "\" beside " + String.join(", ", ids));
                    }
                }
            }
        }
        return List.copyOf(doubts);
    }

    private static List<String> cited(String paragraph) {
        return CITED.matcher(paragraph)
                .results()
                .flatMap(found -> Stream.of(found.group(1).split("[ ,]+")))
                .distinct()
                .toList();
    }

    private static Set<String> numbers(Matcher told) {
        return IntStream.rangeClosed(1, told.groupCount())
                .mapToObj(told::group)
                .map(number -> IN_FIGURES.getOrDefault(number.toLowerCase(Locale.ROOT), number))
                .collect(Collectors.toSet());
    }

    /** All numbers of the entries; empty where one of them is a whole game, which says more than is listed. */
    private static Optional<Set<String>> figures(List<String> ids, Syllabus syllabus) {
        Set<String> all = new HashSet<>();
        for (String id : ids) {
            Optional<String> text = syllabus.entry(id).flatMap(CitedFigures::text);
            if (text.isEmpty()) {
                return Optional.empty();
            }
            String plain =
                    text.get().toLowerCase(Locale.ROOT).replace(" 1/2", "½").replace("1/2", "½");
            FIGURE.matcher(plain)
                    .results()
                    .map(found -> found.group().replace(".5", "½"))
                    .forEach(all::add);
            WORD.matcher(plain)
                    .results()
                    .map(found -> IN_FIGURES.get(found.group()))
                    .forEach(all::add);
        }
        return Optional.of(all);
    }

    private static Optional<String> text(Entry entry) {
        return switch (entry) {
            case Pointer pointer ->
                Optional.of(String.join(
                        " ",
                        pointer.says(),
                        pointer.when(),
                        pointer.answer(),
                        pointer.note().orElse("")));
            case Erratum erratum -> Optional.of(erratum.toString());
            case NumericTable table ->
                Optional.of(table.title() + " "
                        + table.rows().stream().flatMap(List::stream).collect(Collectors.joining(" ")));
            default -> Optional.empty();
        };
    }
}
