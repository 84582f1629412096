package kibitzer.decisions;

import java.util.List;
import java.util.Optional;
import kibitzer.advice.Source;
import kibitzer.advice.Why;
import kibitzer.decisions.answer.AnswerKind;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;

/** What is settled about a decision before any position is seen: the base of those that answer in their own manner. */
public abstract class HeadedDecision<P, A> implements Decision<P, A> {
    private final Head head;
    private final Form<P> form;
    private final AnswerKind<A> kind;
    private final PractisedRules rules;
    private final List<Source> sources;
    private final List<Field<?>> options;

    /**
     * @param rules those that can be practised one by one
     * @param sources where all that it teaches stands
     * @param options the options of a deal
     */
    protected HeadedDecision(
            Head head,
            Form<P> form,
            AnswerKind<A> kind,
            PractisedRules rules,
            List<Source> sources,
            List<? extends Field<?>> options) {
        this.head = head;
        this.form = form;
        this.kind = kind;
        this.rules = rules;
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
    public final List<String> rules() {
        return rules.all();
    }

    @Override
    public final boolean isInABook(String rule) {
        return !rules.inNoBook().contains(rule);
    }

    @Override
    public final String titleOf(String rule) {
        return rules.titleOf(rule);
    }

    @Override
    public final String headingOf(String rule) {
        return rules.headingOf(rule);
    }

    @Override
    public final Optional<Why> whyOf(String rule) {
        return rules.whyOf(rule);
    }

    @Override
    public final boolean doesNothing(String rule) {
        return Optional.ofNullable(rules.answers().get(rule))
                .filter(idle()::contains)
                .isPresent();
    }

    @Override
    public List<Source> sources() {
        return sources;
    }

    @Override
    public final List<Field<?>> dealOptions() {
        return options;
    }
}
