package kibitzer.conventions.books;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import kibitzer.advice.Rule;
import org.junit.jupiter.api.Test;

/** Every rule is called something and says what its answer is for. */
class WhyOfRulesTest {
    private static final Set<String> BRIDGE = Set.of(
            "acol",
            "blackwood",
            "cab",
            "culbertson-honour-tricks",
            "culbertson-points",
            "defence",
            "follow",
            "four-five",
            "leads",
            "opening-lead",
            "third-hand");

    /** Rules of bridge that do not say yet what they are for; the number may only fall. */
    private static final int BRIDGE_WITHOUT = 0;

    /** The same of every other game. */
    private static final int OTHERS_WITHOUT = 0;

    @Test
    void everyRuleHasATitle() {
        assertThat(AllRules.stream().filter(rule -> rule.title().isBlank())).isEmpty();
    }

    @Test
    void everyRuleSaysWhatItsAnswerIsFor() {
        Map<String, Set<String>> without = new TreeMap<>();
        AllRules.stream()
                .filter(rule -> rule.why().isEmpty())
                .forEach(rule -> without.computeIfAbsent(family(rule), family -> new TreeSet<>())
                        .add(rule.id()));

        assertThat(count(without, true))
                .as("rules of bridge without a reason, of %s", without)
                .isLessThanOrEqualTo(BRIDGE_WITHOUT);
        assertThat(count(without, false))
                .as("rules of other games without a reason, of %s", without)
                .isLessThanOrEqualTo(OTHERS_WITHOUT);
    }

    private static int count(Map<String, Set<String>> without, boolean bridge) {
        return without.entrySet().stream()
                .filter(entry -> BRIDGE.contains(entry.getKey()) == bridge)
                .mapToInt(entry -> entry.getValue().size())
                .sum();
    }

    private static String family(Rule<?, ?> rule) {
        return rule.id().substring(0, rule.id().indexOf('.'));
    }
}
