package kibitzer.play.tricks;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import kibitzer.advice.RuleBook;
import kibitzer.cards.CardSet;
import kibitzer.decisions.Decision;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.play.hand.Turn;

/**
 * A question at the table, with the rule book that answers it.
 *
 * @param decision judges the learner
 * @param position what is asked
 * @param book answers for a robot, without advice and so in a fraction of its time
 * @param view the position as the book sees it
 * @param prompt how it is asked; the table lies above already
 * @param move what an answer does
 */
record TableQuestion<P, V, A>(
        Decision<P, A> decision, P position, RuleBook<V, A> book, V view, Prompt prompt, Function<A, TrickMove> move) {

    Turn<TrickMove> turn() {
        return Turn.Asked.of(decision, position, prompt, move);
    }

    /** What the book puts first. */
    Optional<TrickMove> first() {
        return book.inShort(view).best().stream().findFirst().map(move);
    }

    /** A question above the hand. */
    static Prompt ask(String question, CardSet hand) {
        return new Prompt(question, List.of(new Exhibit.Held("Your hand", hand)));
    }
}
