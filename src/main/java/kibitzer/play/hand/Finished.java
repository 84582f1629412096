package kibitzer.play.hand;

import java.util.List;

/**
 * A hand that is over, laid open.
 *
 * @param game what was played
 * @param state the last one
 * @param moves of all seats, in order
 */
public record Finished<S, V, M>(PlayedGame<S, V, M> game, S state, List<PlayedMove<M>> moves) {
    public Finished {
        moves = List.copyOf(moves);
    }

    public Score score() {
        return game.score(state);
    }

    /** The cards as they were dealt, one entry a deal. */
    public List<DealtHands> deals() {
        return game.dealt(state);
    }
}
