package kibitzer.decisions;

import java.util.List;
import kibitzer.advice.Source;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;

/** What is settled about a decision before any position is seen: the base of those that answer in their own manner. */
public abstract class HeadedDecision<P, A> implements Decision<P, A> {
    private final Head head;
    private final Form<P> form;
    private final AnswerKind<A> kind;
    private final List<Source> sources;
    private final List<Field<?>> options;

    /**
     * @param sources where all that it teaches stands
     * @param options the options of a deal
     */
    protected HeadedDecision(
            Head head, Form<P> form, AnswerKind<A> kind, List<Source> sources, List<? extends Field<?>> options) {
        this.head = head;
        this.form = form;
        this.kind = kind;
        this.sources = List.copyOf(sources);
        this.options = List.copyOf(options);
    }

    @Override
    public final Head head() {
        return head;
    }

    @Override
    public final Form<P> form() {
        return form;
    }

    @Override
    public final AnswerKind<A> answerKind() {
        return kind;
    }

    @Override
    public final List<Source> sources() {
        return sources;
    }

    @Override
    public List<Field<?>> dealOptions() {
        return options;
    }
}
