package kibitzer.conventions.rummy;

import kibitzer.advice.Rule;
import kibitzer.advice.RuleBook;

/**
 * When to meld, to take the pile, to go out, to force: Culbertson's pointers that rest on the table and not on one card.
 *
 * <p>Rules of one topic stand together, the exception before the rule it is taken from.
 */
public final class RummyPlans {
    public static final RuleBook<Situation, String> BOOK = RuleBook.<Situation, String>named("Culbertson on rummy")
            .thenAll(
                    Topics.PLANS.stream().flatMap(plan -> plan.rules().stream()).toList())
            .book();

    private RummyPlans() {}

    /** The topic that a rule of the book is on. */
    public static Topic topic(Rule<Situation, String> rule) {
        return Topics.PLANS.stream()
                .filter(plan -> plan.has(rule))
                .map(Plan::topic)
                .findFirst()
                .orElseThrow();
    }
}
