package kibitzer.play.hand;

import java.util.Optional;

/**
 * A turn of the learner's that is over.
 *
 * @param before what he saw
 * @param turn what he had before him
 * @param answered how he answered; empty where the books are silent or the question knows no such answer
 * @param move what it did
 */
public record OwnTurn<V, M>(V before, Turn<M> turn, Optional<AnsweredTurn<?, ?>> answered, M move) {}
