package kibitzer.play.hand;

import java.util.List;
import kibitzer.cards.Chance;
import kibitzer.decisions.answer.Choices;

/** Moves for a seat, from what that seat may see. */
@FunctionalInterface
public interface Robot<V, M> {

    /** A lawful move. */
    M move(V view, Chance chance);

    /** What the books put first; where they say nothing, or nothing lawful, what is usual. */
    static <S, V, M> M byTheBook(PlayedGame<S, V, M> game, V view) {
        return game.turn(view)
                .byTheBook()
                .filter(move -> game.objection(view, move).isEmpty())
                .orElseGet(() -> game.usual(view));
    }

    /** Any lawful move, each as likely; what is usual where they are too many to list. */
    static <S, V, M> M atRandom(PlayedGame<S, V, M> game, V view, Chance chance) {
        return switch (game.lawful(view)) {
            case Choices.Listed<M>(List<M> moves) -> chance.oneOf(moves);
            case Choices.Open<M> open -> game.usual(view);
        };
    }
}
