package kibitzer.conventions.books;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import kibitzer.advice.Meaning;
import kibitzer.advice.Source;
import org.junit.jupiter.api.Test;

/** The word that a book is said to print for a figure it leaves open stands in the text that is cited for it. */
class PrintedWordsTest {
    private static final PrintedFigures PRINTED = new PrintedFigures();
    private static final Pattern APART = Pattern.compile("[^a-z0-9½¼¾]+");

    /** What makes a sentence of a word: "a hand that is not strong", "enough for game". */
    private static final Set<String> AROUND = Set.of(
            "", "a", "an", "at", "about", "and", "cards", "for", "hand", "in", "is", "less", "more", "no", "not", "of",
            "on", "or", "than", "that", "the", "to", "trump", "who", "with", "enough");

    /** Words that stand for a page's gap: a figure the print has lost has none that could be looked up. */
    private static final Set<String> OF_THE_PRINT_ITSELF = Set.of("a figure that is lost in print");

    @Test
    void everyWordOfThemStandsInOneOfTheTextsThatAreCited() {
        TreeSet<String> missing = new TreeSet<>();
        AllRules.stream()
                .forEach(rule -> rule.source().words().values().stream()
                        .map(Meaning::words)
                        .filter(word -> !OF_THE_PRINT_ITSELF.contains(word))
                        .forEach(word -> wordsOf(word).stream()
                                .filter(part -> !AROUND.contains(part) && !isPrinted(part, rule.source()))
                                .forEach(part ->
                                        missing.add(rule.source().ids() + ": " + part + " of \"" + word + "\""))));

        assertThat(String.join("\n", missing)).isEmpty();
    }

    @Test
    void aFigureOfPracticeHasAWordWhereverItsPagesPrintOne() {
        Set<String> rules = new TreeSet<>();
        AllRules.stream().filter(rule -> !rule.source().words().isEmpty()).forEach(rule -> rules.add(rule.id()));

        assertThat(rules)
                .contains(
                        "acol.open.two-clubs",
                        "cab.open.two-clubs",
                        "acol.open.strong-two",
                        "acol.open.three-no-trump",
                        "acol.respond.three-bid.three-no-trump",
                        "acol.respond.two-clubs.negative",
                        "culbertson-points.open.two-bid",
                        "gin.draw.dealer-lets-him-throw-first",
                        "poker.open.low.late",
                        "poker.draw.aces-against-several-raises");
    }

    private static boolean isPrinted(String part, Source source) {
        return source.ids().stream()
                .flatMap(id -> wordsOf(PRINTED.textOf(id)).stream())
                .anyMatch(printed ->
                        printed.equals(part) || SAME.getOrDefault(part, part).equals(printed));
    }

    /** The syllabus writes a figure where the word stands in the book, or another form of the word. */
    private static final Map<String, String> SAME = Map.of("freakish", "freaks", "hands", "hand");

    private static List<String> wordsOf(String text) {
        return List.of(APART.split(text.toLowerCase(Locale.ROOT)));
    }
}
