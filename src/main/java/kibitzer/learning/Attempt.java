package kibitzer.learning;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import kibitzer.decisions.DecisionId;
import kibitzer.learning.learner.LearnerId;
import kibitzer.marking.Grade;
import tools.jackson.databind.JsonNode;

/**
 * A stored answer.
 *
 * @param position canonical JSON of the position
 * @param answer canonical JSON of the answer
 * @param grade as it was given then
 * @param rule the rule that decided; empty where the book was silent
 * @param taken from showing to answering
 * @param hints how many hints were taken before it that cost something
 * @param at when it was marked, to the millisecond
 */
public record Attempt(
        AttemptId id,
        LearnerId learner,
        AttemptKey key,
        DecisionId decision,
        JsonNode position,
        JsonNode answer,
        Grade grade,
        Optional<String> rule,
        Place place,
        Duration taken,
        int hints,
        Instant at) {

    /** What it counts, 0 to 1: see {@link AnswerWorth}. */
    public double credit() {
        return AnswerWorth.of(grade, hints);
    }
}
