package kibitzer.advice;

import java.util.List;
import java.util.Optional;

/**
 * What one rule says of one position.
 *
 * @param rule the rule's id
 * @param source where the rule comes from
 * @param answers its answers, the preferred ones; empty where it fails
 * @param allowed further answers of the rule that lose only by a "usually"
 * @param standing whether its needs are met
 * @param reasons the facts measured, in the order in which the rule asks for them
 * @param why what the rule's answer is for; empty where it was counted
 */
public record Ruling<A>(
        String rule,
        Source source,
        List<A> answers,
        List<A> allowed,
        Standing standing,
        List<Reason> reasons,
        Optional<Why> why) {

    public Ruling {
        answers = List.copyOf(answers);
        allowed = List.copyOf(allowed);
        reasons = List.copyOf(reasons);
        List<Reason> facts = reasons;
        why = why.map(told -> told.filled(facts));
    }

    /** A ruling that was counted, or that is told against an answer. */
    public Ruling(
            String rule, Source source, List<A> answers, List<A> allowed, Standing standing, List<Reason> reasons) {
        this(rule, source, answers, allowed, standing, reasons, Optional.empty());
    }

    /** The same with its facts told otherwise. */
    public Ruling<A> withReasons(List<Reason> others) {
        return new Ruling<>(rule, source, answers, allowed, standing, others, why);
    }

    /** The same with where the first of these facts is written, where that is not the rule's first entry. */
    public Ruling<A> citing(List<Reason> told) {
        return told.stream()
                .findFirst()
                .map(reason -> new Ruling<>(rule, source.of(reason.fact()), answers, allowed, standing, reasons, why))
                .orElse(this);
    }

    /** The same, of which it is told only that it stands behind another. */
    Ruling<A> withoutReasons() {
        return new Ruling<>(rule, source, answers, allowed, standing, List.of(), why);
    }

    public List<Reason> failing() {
        return reasons.stream().filter(reason -> !reason.holds()).toList();
    }
}
