package kibitzer.content.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import kibitzer.decisions.catalogue.Decisions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rules found by what an instructor would type. */
class RuleSearchTest {
    private static final RuleSearch SEARCH = RuleSearch.shipped();

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "weak no trump, acol.open.weak-no-trump",
        "acol weak no-trump, acol.open.weak-no-trump",
        "grand slam Blackwood, blackwood.grand-slam",
    })
    void aRuleIsFoundByItsWordsAndItsSystem(String words, String rule) {
        assertThat(SEARCH.find(words, Optional.empty(), 10))
                .extracting(FoundRule::rule)
                .contains(rule);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"take-out double", "Acol raises", "takeout double"})
    void whatInstructorsAskForIsFound(String words) {
        assertThat(SEARCH.find(words, Optional.of("bridge"), 40)).isNotEmpty();
    }

    @Test
    void aLessonLeadsToTheRulesOfItsDrill() {
        assertThat(SEARCH.find("Acol: opening one no trump", Optional.of("bridge"), 40))
                .anyMatch(rule -> rule.lessons().contains("Acol: opening one no trump"));
    }

    @Test
    void aFamilyLeavesOutAllOthers() {
        List<FoundRule> all = SEARCH.find("lead", Optional.empty(), 400);
        List<FoundRule> whist = SEARCH.find("lead", Optional.of("whist"), 400);
        assertThat(whist).isNotEmpty().allMatch(rule -> rule.id().family().equals("whist"));
        assertThat(all.size()).isGreaterThan(whist.size());
    }

    @Test
    void rulesThatNoBookGivesAreMarked() {
        List<FoundRule> found = SEARCH.find("acol too strong for the book", Optional.of("bridge"), 40);
        assertThat(found)
                .filteredOn(rule -> rule.rule().equals("acol.open.too-strong-for-the-book"))
                .isNotEmpty()
                .allMatch(FoundRule::silent);
        assertThat(found).allMatch(rule -> Decisions.get(rule.id().text()).isInABook(rule.rule()) != rule.silent());
    }

    @Test
    void noWordFindsNothing() {
        assertThat(SEARCH.find("  ", Optional.empty(), 10)).isEmpty();
        assertThat(SEARCH.find("xyzzy", Optional.empty(), 10)).isEmpty();
    }
}
