package kibitzer.classroom.gradebook;

import kibitzer.cards.BadNotation;
import kibitzer.decisions.answer.AnswerKind;
import tools.jackson.databind.JsonNode;

/** Whether a stored answer is as good as one that is expected, by the kind of answer that both are. */
final class SameAnswer {
    private SameAnswer() {}

    /** An answer that this version can no longer read agrees with its own text alone. */
    static <A> boolean agrees(AnswerKind<A> kind, JsonNode expected, JsonNode given) {
        if (expected.equals(given)) {
            return true;
        }
        try {
            return kind.agrees(kind.json().read(expected), kind.json().read(given));
        } catch (BadNotation noLongerRead) {
            return false;
        }
    }
}
