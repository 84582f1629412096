package kibitzer.classroom.assignment;

import java.util.Optional;
import kibitzer.content.problemset.Overruling;
import kibitzer.marking.Grade;
import kibitzer.marking.Question;
import tools.jackson.databind.JsonNode;

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

    /**
     * True if an answer may be followed by another try: it is not right as the author of the set has it, else the trainer. A board
     * is played once, and words are marked by nobody at once.
     *
     * @param answer as it is stored
     * @param grade the trainer's
     */
    public boolean mayBeTriedAgain(JsonNode answer, Grade grade) {
        return !question.decision().answerKind().isRecorded()
                && !question.decision().isMarkedByHand()
                && !overruling.map(own -> accepts(own, question, answer)).orElseGet(grade::isRight);
    }

    private static <P, A> boolean accepts(Overruling own, Question<P, A> question, JsonNode answer) {
        return own.accepts(question, Marking.read(question, answer));
    }

    /** Whoever plays cards to the end has nothing to look at but the table: there a hint would say nothing. */
    public boolean hasHint() {
        return hint && !question.decision().answerKind().isRecorded();
    }
}
