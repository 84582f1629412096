package kibitzer.play.tricks;

import java.util.Optional;
import kibitzer.play.hand.Turn;

/** What the books say at the table of one game of tricks. A game without is played by its rules alone, and nothing is judged. */
interface TricksTurns {
    /** The question that the player in turn has before him, or why the books have none here. */
    Turn<TrickMove> of(SeenTricks seen);

    /** Whether any turn is a question; where none is the robot alone follows the books. */
    default boolean asks() {
        return true;
    }

    /**
     * What the book's robot does; empty where the books are silent, and then it does what the plain player does. Overridden where
     * the rules can be asked without advice, or advise a robot on a turn that is no question.
     */
    default Optional<TrickMove> byTheBook(SeenTricks seen) {
        return of(seen).byTheBook();
    }
}
