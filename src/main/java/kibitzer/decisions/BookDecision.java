package kibitzer.decisions;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.advice.Advice;
import kibitzer.advice.Ruling;
import kibitzer.advice.Source;
import kibitzer.decisions.answer.AnswerKind;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;

/**
 * A question that rule books answer: a subclass says which of them is asked in a position, deals and shows.
 *
 * @param <P> what the learner sees
 * @param <A> what the learner answers
 */
public abstract class BookDecision<P, A> extends HeadedDecision<P, A> {
    /**
     * @param rules those that can be practised; naming some is the first option of a deal
     * @param sources where all rules stand
     * @param more further options of a deal
     */
    protected BookDecision(
            Head head, Form<P> form, AnswerKind<A> kind, PractisedRules rules, List<Source> sources, Field<?>... more) {
        super(
                head,
                form,
                kind,
                rules,
                sources,
                Stream.concat(Stream.of(rules.toDeal()), Stream.of(more)).toList());
    }

    /** The book that is asked, opened at this position. */
    protected abstract Consulted<?, A> consult(P position);

    @Override
    public Advice<A> advise(P position) {
        return consult(position).advise();
    }

    @Override
    public boolean isSpokenOf(P position, A answer) {
        return consult(position).isGiven(answer);
    }

    @Override
    public boolean speaksForBoth(P position, A answer, String fact) {
        return consult(position).isMetToo(answer, fact);
    }

    @Override
    public Optional<Ruling<A>> allowing(P position, A answer) {
        return consult(position).allowing(answer);
    }

    @Override
    public List<Ruling<A>> whyNot(P position, A answer) {
        return consult(position).whyNot(answer);
    }
}
