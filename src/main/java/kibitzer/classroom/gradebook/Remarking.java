package kibitzer.classroom.gradebook;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.BadNotation;
import kibitzer.decisions.Decision;
import kibitzer.decisions.DecisionId;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.marking.Question;
import kibitzer.marking.Verdict;
import kibitzer.marking.wire.StoredDecision;
import tools.jackson.databind.JsonNode;

/** Stored questions and answers, held against the rules as they are today; empty where this version can no longer read them. */
public final class Remarking {
    private Remarking() {}

    public static Optional<Question<?, ?>> question(DecisionId decision, JsonNode position) {
        return StoredDecision.of(decision, position).flatMap(found -> read(found, position));
    }

    private static <P, A> Optional<Question<?, ?>> read(Decision<P, A> decision, JsonNode position) {
        try {
            return Optional.of(new Question<>(decision, decision.form().read(position, "position")));
        } catch (BadQuestion | BadNotation noLongerAsked) {
            return Optional.empty();
        }
    }

    static <P, A> Optional<Verdict<A>> verdict(Question<P, A> question, JsonNode answer) {
        return answer(question, answer).map(question::mark);
    }

    /** The answer as a value of the question's kind. */
    public static <P, A> Optional<A> answer(Question<P, A> question, JsonNode answer) {
        try {
            return Optional.of(question.decision().answerKind().json().read(answer));
        } catch (BadNotation noLongerRead) {
            return Optional.empty();
        }
    }

    /** What the trainer holds best today, as it would be stored. */
    static <P, A> List<JsonNode> best(Question<P, A> question) {
        return question.advice().best().stream()
                .map(answer -> question.decision().answerKind().json().write(answer))
                .toList();
    }

    /** An answer as it stands in a sentence; as it was stored where it cannot be read. */
    public static String inWords(DecisionId decision, JsonNode answer) {
        return Decisions.find(decision.text())
                .flatMap(found -> inWords(found, answer))
                .orElseGet(() -> answer.isString() ? answer.asString() : answer.toString());
    }

    /** The same of what was asked here, with where it went wrong if it is a record of several steps. */
    public static String told(DecisionId decision, JsonNode position, JsonNode answer) {
        return question(decision, position)
                .flatMap(found -> told(found, answer))
                .orElseGet(() -> inWords(decision, answer));
    }

    private static <P, A> Optional<String> told(Question<P, A> question, JsonNode answer) {
        return answer(question, answer).map(read -> question.decision().report(question.position(), read));
    }

    /** Whether an instructor marks the answers of a decision, and nobody else. */
    public static boolean isMarkedByHand(DecisionId decision) {
        return Decisions.find(decision.text()).filter(Decision::isMarkedByHand).isPresent();
    }

    /** Whether the answers of a decision are records, no two of them alike. */
    public static boolean isRecorded(DecisionId decision) {
        return Decisions.find(decision.text())
                .filter(found -> found.answerKind().isRecorded())
                .isPresent();
    }

    private static <P, A> Optional<String> inWords(Decision<P, A> decision, JsonNode answer) {
        try {
            return Optional.of(
                    decision.answerKind().inWords(decision.answerKind().json().read(answer)));
        } catch (BadNotation noLongerRead) {
            return Optional.empty();
        }
    }
}
