package kibitzer.conventions.books;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.advice.Rule;
import kibitzer.advice.Why;
import org.junit.jupiter.api.Test;

/** Every rule is called something and says what its answer is for. */
class WhyOfRulesTest {
    private static final Pattern APART = Pattern.compile("[^a-z]+");
    /** What an id cannot write: an apostrophe, and the hyphen of a word that has one. */
    private static final Pattern LEFT_OUT_BY_AN_ID = Pattern.compile(
            "\\b(partners|dummys|doublers|declarers|dealers)\\b(?!')|\\b(take out|cue bid|the sign off)\\b",
            Pattern.CASE_INSENSITIVE);

    private static final int SHORTEST_WORD = 4;
    private static final double MOST_SAID_TWICE = 0.75;

    @Test
    void everyRuleHasATitle() {
        assertThat(ids(rule -> rule.title().isBlank())).isEmpty();
    }

    @Test
    void noTitleIsAnIdWithoutItsApostropheOrHyphen() {
        assertThat(ids(rule -> LEFT_OUT_BY_AN_ID.matcher(rule.title()).find())).isEmpty();
    }

    @Test
    void everyRuleSaysWhatItsAnswerIsFor() {
        assertThat(ids(rule -> rule.why().isEmpty())).isEmpty();
    }

    /** A reason tells what is won; when the answer is given, title and needs say already. */
    @Test
    void noReasonSaysOnceMoreWhatTheRuleAsks() {
        assertThat(ids(rule -> rule.why()
                        .map(why -> shareOf(why, rule.title() + " " + rule.asksInWords()))
                        .filter(share -> share > MOST_SAID_TWICE)
                        .isPresent()))
                .isEmpty();
    }

    private static double shareOf(Why why, String said) {
        Set<String> told = words(why.text());
        Set<String> asked = words(said);
        return told.isEmpty()
                ? 1
                : (double) told.stream().filter(asked::contains).count() / told.size();
    }

    private static Set<String> words(String text) {
        return APART.splitAsStream(text.toLowerCase(Locale.ROOT))
                .filter(word -> word.length() >= SHORTEST_WORD)
                .collect(Collectors.toSet());
    }

    private static Set<String> ids(Predicate<Rule<?, ?>> which) {
        Stream<String> ids = AllRules.stream().filter(which).map(Rule::id);
        return ids.collect(Collectors.toCollection(TreeSet::new));
    }
}
