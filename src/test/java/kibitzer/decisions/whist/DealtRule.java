package kibitzer.decisions.whist;

import java.util.List;
import kibitzer.decisions.Decision;
import kibitzer.decisions.PractisedRules;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.Field;

/** A request for a question on one rule. */
final class DealtRule {
    private DealtRule() {}

    @SuppressWarnings("unchecked") // the option of that name is a list of words
    static DealRequest of(Decision<?, ?> decision, String rule, long seed) {
        Field<List<String>> rules = (Field<List<String>>) decision.dealOptions().stream()
                .filter(option -> option.name().equals(PractisedRules.OPTION))
                .findFirst()
                .orElseThrow();
        return DealRequest.of(seed).with(rules, List.of(rule));
    }
}
