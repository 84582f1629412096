package kibitzer.classroom.assignment;

import kibitzer.cards.BadNotation;
import kibitzer.classroom.assignment.SittingRows.Asked;
import kibitzer.decisions.DecisionId;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.learning.Asking;
import kibitzer.learning.Attempts.Told;
import kibitzer.marking.Question;
import kibitzer.marking.wire.QuestionReader;
import tools.jackson.databind.JsonNode;

/** Reads stored questions and answers back, and holds answers against the trainer's advice. */
final class Marking {
    private Marking() {}

    static Question<?, ?> question(DecisionId decision, JsonNode position) {
        return QuestionReader.stored(decision, position);
    }

    static Question<?, ?> question(Asked asked) {
        return question(asked.decision(), asked.position());
    }

    static <P, A> A read(Question<P, A> question, JsonNode answer) {
        try {
            return question.decision().answerKind(question.position()).json().read(answer);
        } catch (BadNotation unreadable) {
            throw new BadQuestion("answer", String.valueOf(unreadable.getMessage()));
        }
    }

    /**
     * The answer as it is stored.
     *
     * @throws BadQuestion if it is not one of the question's kind, or not a legal one
     */
    static <P, A> JsonNode canonical(Question<P, A> question, JsonNode answer) {
        A read = read(question, answer);
        question.decision().objection(question.position(), read).ifPresent(objection -> {
            throw new BadQuestion("answer", objection);
        });
        return question.decision().answerKind().json().write(read);
    }

    static <P, A> Told<P, A> told(Question<P, A> question, JsonNode answer, Asking asking) {
        return new Told<>(question, question.mark(read(question, answer)), asking);
    }
}
