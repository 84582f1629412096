package kibitzer.web.words;

import kibitzer.advice.RuleTitle;
import kibitzer.decisions.DecisionId;
import kibitzer.decisions.catalogue.Decisions;

/** An id as a person reads it, where nothing has a name for it: "two-hand" is "Two hand". */
public final class RuleName {
    private RuleName() {}

    /** What a decision calls one of its rules. */
    public static String of(DecisionId decision, String rule) {
        return Decisions.find(decision.text()).map(known -> known.titleOf(rule)).orElseGet(() -> of(rule));
    }

    public static String of(String id) {
        return RuleTitle.of(id);
    }
}
