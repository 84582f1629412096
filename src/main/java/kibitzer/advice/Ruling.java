package kibitzer.advice;

import java.util.List;

/**
 * What one rule says of one position.
 *
 * @param rule the rule's id
 * @param source where the rule comes from
 * @param answers its answers, the preferred ones; empty where it fails
 * @param allowed further answers of the rule that lose only by a "usually"
 * @param standing whether its needs are met
 * @param reasons the facts measured, in the order in which the rule asks for them
 */
public record Ruling<A>(
        String rule, Source source, List<A> answers, List<A> allowed, Standing standing, List<Reason> reasons) {

    public Ruling {
        answers = List.copyOf(answers);
        allowed = List.copyOf(allowed);
        reasons = List.copyOf(reasons);
    }

    public List<Reason> failing() {
        return reasons.stream().filter(reason -> !reason.holds()).toList();
    }
}
