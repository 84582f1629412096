package kibitzer.content.search;

import java.util.List;
import kibitzer.decisions.DecisionId;

/**
 * A rule that questions can be dealt for.
 *
 * @param title "Weak no trump"
 * @param decision what it is asked by: "What to call"
 * @param lessons titles of lessons that drill it; often none
 * @param silent true where general practice alone gives it: on its questions no book speaks
 */
public record FoundRule(
        DecisionId id, String rule, String title, String decision, List<String> lessons, boolean silent) {
    public FoundRule {
        lessons = List.copyOf(lessons);
    }
}
