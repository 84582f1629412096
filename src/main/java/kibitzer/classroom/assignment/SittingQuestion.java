package kibitzer.classroom.assignment;

import java.util.Optional;
import kibitzer.content.problemset.Overruling;
import kibitzer.marking.Question;

/**
 * A question as it is asked in a sitting.
 *
 * @param number from 1, in the order asked
 * @param original its number in the set
 * @param note shown with the verdict
 * @param hint whether a hint may be asked for
 * @param asAssigned false where the cards were dealt for this sitting alone
 * @param overruling empty where the trainer's advice stands
 */
public record SittingQuestion(
        int number,
        int original,
        Question<?, ?> question,
        int points,
        Optional<String> note,
        boolean hint,
        boolean asAssigned,
        Optional<Overruling> overruling) {

    /** Whoever plays cards to the end has nothing to look at but the table: there a hint would say nothing. */
    public boolean hasHint() {
        return hint && !question.decision().answerKind().isRecorded();
    }
}
