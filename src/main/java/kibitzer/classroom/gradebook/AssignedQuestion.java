package kibitzer.classroom.gradebook;

import java.util.Optional;
import kibitzer.content.problemset.Overruling;
import kibitzer.decisions.DecisionId;
import kibitzer.decisions.bridge.board.PlayBoard;
import tools.jackson.databind.JsonNode;

/**
 * A question of an assigned set.
 *
 * @param number its place in the set, from 1
 * @param position as it was when the set was assigned
 * @param afresh true if every sitting has a deal of its own
 * @param points what the whole credit is worth
 * @param overruling empty where the trainer marks
 */
public record AssignedQuestion(
        int number,
        DecisionId decision,
        JsonNode position,
        boolean afresh,
        int points,
        Optional<Overruling> overruling) {

    /** True for a whole board of bridge with the same cards for all, which has a traveller. */
    public boolean isSameBoard() {
        return !afresh && decision.text().equals(PlayBoard.ID);
    }
}
