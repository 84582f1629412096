package kibitzer.advice;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** What a rule finds of one answer that it does not find of the best ones as well: only this tells why another is better. */
final class TellingApart {
    private TellingApart() {}

    /** What the rule says of the answer without that which it misses in every best answer too. */
    static <X, A> Ruling<A> ruling(Rule<X, A> rule, X position, A answer, List<A> best) {
        Ruling<A> ruling = rule.ruleOn(position, answer);
        if (best.isEmpty() || best.contains(answer)) {
            return ruling;
        }
        Set<String> missingInAll =
                ruling.failing().stream().map(TellingApart::condition).collect(Collectors.toSet());
        best.forEach(other -> missingInAll.retainAll(missing(rule, position, other)));
        return ruling.withReasons(ruling.reasons().stream()
                .filter(reason -> reason.holds() || !missingInAll.contains(condition(reason)))
                .toList());
    }

    /** Nothing of an answer that the rule does not speak of: its conditions may mean nothing there. */
    private static <X, A> Set<String> missing(Rule<X, A> rule, X position, A answer) {
        return rule.speaksOf(position, answer)
                ? rule.missingIn(position, answer).stream()
                        .map(TellingApart::condition)
                        .collect(Collectors.toUnmodifiableSet())
                : Set.of();
    }

    /** What is measured and what is asked of it. */
    private static String condition(Reason reason) {
        return reason.fact() + ' ' + reason.required();
    }

    /** True if the rule asks each answer for this, by the fact's key, and this one shows it. */
    static <X, A> boolean isMetToo(Rule<X, A> rule, Option<X, A> option, String fact) {
        if (!rule.speaksOf(option.position(), option.answer())) {
            return false;
        }
        List<Need<Option<X, A>>> asked = rule.each().stream()
                .filter(need -> need.reasons(option).stream()
                        .anyMatch(reason -> reason.fact().equals(fact)))
                .toList();
        return !asked.isEmpty() && asked.stream().allMatch(need -> need.standing(option) != Standing.FAILS);
    }
}
