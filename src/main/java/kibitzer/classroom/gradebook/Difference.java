package kibitzer.classroom.gradebook;

import java.util.List;
import java.util.Optional;
import kibitzer.marking.Grade;
import tools.jackson.databind.JsonNode;

/**
 * An answer that the trainer marks otherwise today than when it was handed in.
 *
 * @param scope what a regrade that accepts it would hold for
 * @param position what was asked
 * @param answer what was answered
 * @param stored the grade then
 * @param today the grade now
 * @param percent what the answer earns by today's grade
 * @param credits what the answers earn as things stand, in percent
 */
public record Difference(
        Scope scope,
        AssignedQuestion question,
        JsonNode position,
        JsonNode answer,
        Optional<Learner> learner,
        Grade stored,
        Grade today,
        int percent,
        List<Integer> credits) {

    public Difference {
        credits = List.copyOf(credits);
    }
}
