package kibitzer.learning;

import java.util.Optional;
import kibitzer.cards.BadNotation;
import kibitzer.decisions.Decision;
import kibitzer.decisions.DecisionId;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.marking.Question;
import kibitzer.marking.wire.StoredDecision;
import tools.jackson.databind.JsonNode;

/** A question that was answered before, read from what was stored of it. */
public record AnsweredQuestion<P, A>(Question<P, A> question, A answer) {

    /** Empty where this version of the trainer no longer puts that question. */
    public static Optional<AnsweredQuestion<?, ?>> of(DecisionId decision, JsonNode position, JsonNode answer) {
        return StoredDecision.of(decision, position).flatMap(known -> read(known, position, answer));
    }

    public static Optional<AnsweredQuestion<?, ?>> of(Attempt attempt) {
        return of(attempt.decision(), attempt.position(), attempt.answer());
    }

    private static <P, A> Optional<AnsweredQuestion<?, ?>> read(
            Decision<P, A> decision, JsonNode position, JsonNode answer) {
        try {
            return Optional.of(new AnsweredQuestion<>(
                    new Question<>(decision, decision.form().read(position, "position")),
                    decision.answerKind().json().read(answer)));
        } catch (BadQuestion | BadNotation unreadable) {
            return Optional.empty();
        }
    }
}
