package kibitzer.web.question;

import java.util.Optional;
import kibitzer.advice.Advice;
import kibitzer.marking.Verdict;

/** What a question shows at one moment. */
public sealed interface PanelState<A> {

    /**
     * The learner is to answer.
     *
     * @param objection why the last try could not be taken: it was not an answer, or not a legal one
     */
    record Asking<A>(Optional<String> objection) implements PanelState<A> {}

    /**
     * The answer is stored and may be given anew; its verdict is told later.
     *
     * @param says what became of it, for the learner
     */
    record Kept<A>(A answer, String says) implements PanelState<A> {}

    /** The answer is marked. */
    record Marked<A>(Verdict<A> verdict) implements PanelState<A> {}

    /** The learner passed the question by and is shown the book's answer. */
    record Revealed<A>(Advice<A> advice) implements PanelState<A> {}
}
