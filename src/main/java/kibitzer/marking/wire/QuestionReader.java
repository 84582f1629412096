package kibitzer.marking.wire;

import java.util.Optional;
import kibitzer.cards.BadNotation;
import kibitzer.decisions.Decision;
import kibitzer.decisions.DecisionId;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.marking.Question;
import tools.jackson.databind.JsonNode;

/** Reads questions and answers: {"decision": "bridge/call", "position": {...}, "answer": "1NT"}. */
public final class QuestionReader {
    private QuestionReader() {}

    /**
     * @param fallback the decision where the line names none
     * @throws BadQuestion naming the field that is wrong
     */
    public static Question<?, ?> read(JsonNode json, Optional<String> fallback) {
        if (!json.isObject()) {
            throw new BadQuestion("", "not a JSON object", "{\"decision\": ..., \"position\": {...}}");
        }
        json.propertyNames().stream()
                .filter(name -> !name.equals("decision") && !name.equals("position") && !name.equals("answer"))
                .findFirst()
                .ifPresent(name -> {
                    throw new BadQuestion(name, "unknown field", "decision, position, answer");
                });
        return question(Decisions.get(decisionId(json, fallback)), json);
    }

    /**
     * A question that this trainer has stored: its position may carry the figures of a club, which nobody can send.
     *
     * @throws BadQuestion if this version can no longer read it
     */
    public static Question<?, ?> stored(DecisionId decision, JsonNode position) {
        return at(StoredDecision.of(decision, position).orElseGet(() -> Decisions.get(decision.text())), position);
    }

    private static String decisionId(JsonNode json, Optional<String> fallback) {
        JsonNode decision = json.path("decision");
        if (decision.isMissingNode()) {
            return fallback.orElseThrow(
                    () -> new BadQuestion("decision", "missing", "the id of a decision, such as bridge/call"));
        }
        if (!decision.isString()) {
            throw new BadQuestion("decision", decision + " is not a text", "the id of a decision, such as bridge/call");
        }
        return decision.asString();
    }

    private static <P, A> Question<P, A> question(Decision<P, A> decision, JsonNode json) {
        JsonNode position = json.path("position");
        if (position.isMissingNode()) {
            throw new BadQuestion("position", "missing", "an object");
        }
        return at(decision, position);
    }

    private static <P, A> Question<P, A> at(Decision<P, A> decision, JsonNode position) {
        return new Question<>(decision, decision.form().read(position, "position"));
    }

    /** @throws BadQuestion if there is no answer or it is not one of this kind */
    public static <P, A> A answer(Question<P, A> question, JsonNode json) {
        JsonNode answer = json.path("answer");
        if (answer.isMissingNode() || answer.isNull()) {
            throw new BadQuestion(
                    "answer", "missing", question.decision().answerKind().json().expected());
        }
        try {
            return question.decision().answerKind().json().read(answer);
        } catch (BadNotation bad) {
            throw new BadQuestion("answer", String.valueOf(bad.getMessage()));
        }
    }
}
