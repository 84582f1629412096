package kibitzer.classroom.gradebook;

import java.util.List;
import java.util.Optional;
import kibitzer.decisions.DecisionId;
import tools.jackson.databind.JsonNode;

/**
 * A question of an assigned set.
 *
 * @param number its place in the set, from 1
 * @param position as it was when the set was assigned
 * @param afresh true if every sitting has a deal of its own
 * @param points what the whole credit is worth
 * @param expected the answers that are right where the author overrules the trainer; empty where the trainer marks
 */
public record AssignedQuestion(
        int number,
        DecisionId decision,
        JsonNode position,
        boolean afresh,
        int points,
        Optional<List<JsonNode>> expected) {}
