package kibitzer.decisions;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import kibitzer.advice.Advice;
import kibitzer.advice.Beside;
import kibitzer.advice.Reason;
import kibitzer.advice.Ruling;
import kibitzer.advice.Source;
import kibitzer.advice.Standing;
import kibitzer.advice.Why;

/**
 * What a count comes to.
 *
 * @param rule the id of the rule that is counted by: "leads.rule-of-eleven"
 * @param source where it stands
 * @param best the right answers, all equally right
 * @param allowed others that the book leaves open; often none
 * @param facts what was counted, in the order in which it is
 * @param beside more than these
 * @param why what the answer is good for at the table; empty where its facts are all there is to say
 */
public record CountedAnswer<A>(
        String rule,
        Source source,
        List<A> best,
        List<A> allowed,
        List<Reason> facts,
        Beside beside,
        Optional<Why> why) {

    public CountedAnswer {
        best = List.copyOf(best);
        allowed = List.copyOf(allowed);
        facts = List.copyOf(facts);
    }

    public CountedAnswer(String rule, Source source, List<A> best, List<A> allowed, List<Reason> facts, Beside beside) {
        this(rule, source, best, allowed, facts, beside, Optional.empty());
    }

    public static <A> CountedAnswer<A> of(String rule, Source source, List<A> best, List<Reason> facts) {
        return new CountedAnswer<>(rule, source, best, List.of(), facts, Beside.nothing());
    }

    /** The same, with answers that are open beside the right ones. */
    public CountedAnswer<A> allowing(List<A> others) {
        return new CountedAnswer<>(rule, source, best, others, facts, beside, why);
    }

    /** The same, with more for the reply. */
    public CountedAnswer<A> beside(Beside more) {
        return new CountedAnswer<>(rule, source, best, allowed, facts, more, why);
    }

    /** The same with what the answer is good for. */
    public CountedAnswer<A> because(Why reason) {
        return new CountedAnswer<>(rule, source, best, allowed, facts, beside, Optional.of(reason));
    }

    /** The same with figures of the count, by name. */
    public CountedAnswer<A> figures(Map<String, Object> byName) {
        return beside(new Beside.Figures(byName));
    }

    /** True if nothing speaks against the answer. */
    boolean allows(A answer) {
        return best.contains(answer) || allowed.contains(answer);
    }

    Advice<A> advice() {
        Ruling<A> ruling = new Ruling<>(rule, source, best, allowed, Standing.HOLDS, facts, why);
        return new Advice<>(best, allowed, List.of(ruling), List.of(), false, beside);
    }

    Ruling<A> against(A answer, List<Reason> wrong) {
        return new Ruling<>(rule, source, List.of(answer), List.of(), Standing.FAILS, wrong);
    }
}
