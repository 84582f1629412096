package kibitzer.decisions;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import kibitzer.advice.Advice;
import kibitzer.advice.Basis;
import kibitzer.advice.Reason;
import kibitzer.advice.Ruling;
import kibitzer.advice.Source;
import kibitzer.decisions.answer.AnswerKind;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;

/**
 * A question whose answer is counted from the position: a subclass deals, counts and shows.
 *
 * @param <P> what the learner sees
 * @param <A> what the learner answers
 */
public abstract class CountedDecision<P, A> extends HeadedDecision<P, A> {

    /**
     * @param sources where all that may be counted stands
     * @param options the options of a deal
     */
    protected CountedDecision(Head head, Form<P> form, AnswerKind<A> kind, List<Source> sources, Field<?>... options) {
        this(head, form, kind, PractisedRules.none(), sources, options);
    }

    /** The same where the rules that are counted by can be practised one by one. */
    protected CountedDecision(
            Head head,
            Form<P> form,
            AnswerKind<A> kind,
            PractisedRules rules,
            List<Source> sources,
            Field<?>... options) {
        super(head, form, kind, rules, sources, List.of(options));
    }

    /** The count for this position. */
    protected abstract CountedAnswer<A> count(P position);

    /** What is wrong with an answer that the count does not allow: its steps, unless a decision can tell more closely. */
    protected List<Reason> against(P position, A answer) {
        CountedAnswer<A> counted = count(position);
        String steps = counted.facts().stream().map(Reason::measured).collect(Collectors.joining("; "));
        return List.of(missing("answer", answer.toString(), steps, counted.best().getFirst())
                .on(Basis.GIVEN));
    }

    /** What was answered beside what the answer is. */
    protected final Reason missing(String fact, Object actual, String measured, A right) {
        return Reason.missing(
                fact,
                actual,
                measured,
                answerKind().inWords(right),
                answerKind().inside(right));
    }

    /** One fact against an answer: what it comes to, and what is asked. */
    protected final List<Reason> wrong(A answer, String comesTo, String asked) {
        return List.of(Reason.missing("answer", answerKind().inWords(answer), comesTo, asked));
    }

    /** That another figure was given, and no more. */
    protected final List<Reason> given(A answer, String what, String asked) {
        return List.of(Reason.given("answer", answerKind().inWords(answer), what, asked));
    }

    /** The id of the one rule it counts by: "gin.his-hand" for "gin/his-hand". */
    protected final String rule() {
        return id().text().replace('/', '.');
    }

    /** One right answer, counted in steps that are told in words. */
    protected final CountedAnswer<A> inSteps(A answer, Source source, List<String> steps) {
        List<Reason> facts = new ArrayList<>();
        for (String step : steps) {
            facts.add(Reason.counted("step-" + (facts.size() + 1), step, step));
        }
        return CountedAnswer.of(rule(), source, List.of(answer), facts);
    }

    @Override
    public Advice<A> advise(P position) {
        return count(position).advice();
    }

    @Override
    public List<Ruling<A>> whyNot(P position, A answer) {
        CountedAnswer<A> counted = count(position);
        List<Reason> wrong = counted.allows(answer) ? List.of() : against(position, answer);
        return wrong.isEmpty() ? List.of() : List.of(counted.against(answer, wrong));
    }

    /** What speaks against an answer where another rule is asked than the one counted by. */
    protected final List<Ruling<A>> refused(String rule, Source source, A answer, List<Reason> wrong) {
        return List.of(
                CountedAnswer.of(rule, source, List.of(answer), List.of()).against(answer, wrong));
    }
}
