package kibitzer.marking;

import kibitzer.advice.Advice;
import kibitzer.decisions.Choices;
import kibitzer.decisions.DealRequest;
import kibitzer.decisions.Decision;
import kibitzer.decisions.Prompt;

/**
 * A decision together with one position of it.
 *
 * @param decision what is asked
 * @param position where
 */
public record Question<P, A>(Decision<P, A> decision, P position) {

    /** A fresh question, the same for the same request, see {@link Decision#dealt}. */
    public static <P, A> Question<P, A> dealt(Decision<P, A> decision, DealRequest request) {
        return new Question<>(decision, decision.dealt(request));
    }

    public Advice<A> advice() {
        return decision.advise(position);
    }

    public Choices<A> choices() {
        return decision.choices(position);
    }

    public Prompt prompt() {
        return decision.ask(position);
    }

    /** Marks an answer. */
    public Verdict<A> mark(A answer) {
        return Marker.mark(this, answer);
    }
}
