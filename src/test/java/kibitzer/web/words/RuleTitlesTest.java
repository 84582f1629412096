package kibitzer.web.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import kibitzer.decisions.Decision;
import kibitzer.decisions.catalogue.Decisions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What progress, reports and reviews call a rule. */
class RuleTitlesTest {
    /** What shows that a title was an id: honours side by side, whose without its sign, a level without the word, calls in small letters. */
    private static final Pattern OF_AN_ID = Pattern.compile(
            "\\b(ace|king|queen|jack) (king|queen|jack|ten)\\b|\\b(partners|responders|openers) suit\\b"
                    + "|\\bat (one|two|three)$|\\d(nt|c|d|h|s)\\b|[-_.][a-z]+[-_.]|[a-z]_",
            Pattern.CASE_INSENSITIVE);

    @Test
    void noRuleIsCalledByItsId() {
        Set<String> bare = new TreeSet<>();
        for (Decision<?, ?> decision : Decisions.all()) {
            for (String rule : decision.rules()) {
                String title = decision.titleOf(rule);
                if (OF_AN_ID.matcher(title.replace("NT", "")).find()
                        || !Character.isUpperCase(title.charAt(0)) && !Character.isDigit(title.charAt(0))) {
                    bare.add(rule + ": " + title);
                }
            }
        }
        assertThat(bare).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "bridge/lead, opening-lead.suit.ace-king, From ace and king",
        "gin/discard, gin.discard.unload-after-two-pickups, Throw high cards once the opponent has taken two",
        "whist/lead, whist.lead.ace-from-ace-king, The ace from ace and king"
    })
    void aRuleHasATitleInWords(String decision, String rule, String title) {
        assertThat(Decisions.find(decision).orElseThrow().titleOf(rule)).isEqualTo(title);
    }
}
