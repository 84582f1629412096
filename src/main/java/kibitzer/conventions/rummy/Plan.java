package kibitzer.conventions.rummy;

import java.util.List;
import kibitzer.advice.Rule;
import kibitzer.advice.RuleBuilder.Answering;

/**
 * A question of judgment and what decides it.
 *
 * @param rules in the order in which they speak
 */
record Plan(Topic topic, List<Answering<Situation, String>> rules) {
    Plan {
        rules = List.copyOf(rules);
    }

    /** True of a rule that decides this question. */
    boolean has(Rule<Situation, String> rule) {
        return rules.stream().anyMatch(one -> one.asRule().id().equals(rule.id()));
    }
}
