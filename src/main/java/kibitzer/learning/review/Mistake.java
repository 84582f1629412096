package kibitzer.learning.review;

import java.time.Instant;
import java.util.Optional;
import kibitzer.decisions.DecisionId;
import kibitzer.learning.LearnerDay;
import tools.jackson.databind.JsonNode;

/**
 * A question that the learner answered wrong and has not put right yet.
 *
 * @param position canonical JSON of the position
 * @param answer canonical JSON of the latest wrong answer
 * @param at when that was given
 * @param right when it was first answered right since; empty while it was not
 */
public record Mistake(DecisionId decision, JsonNode position, JsonNode answer, Instant at, Optional<Instant> right) {

    /** True if a right answer on this day counts: the second must come on a later day than the first. */
    public boolean isDue(LearnerDay today) {
        return right.map(today::dateOf).map(day -> day.isBefore(today.date())).orElse(true);
    }

    /** True if it is a mistake in this very question. */
    public boolean isIn(DecisionId asked, JsonNode at) {
        return decision.equals(asked) && position.equals(at);
    }
}
