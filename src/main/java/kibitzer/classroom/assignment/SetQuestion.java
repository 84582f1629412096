package kibitzer.classroom.assignment;

import java.util.List;
import java.util.Optional;
import kibitzer.decisions.DecisionId;
import tools.jackson.databind.JsonNode;

/**
 * A question of a version of a set.
 *
 * @param number from 1
 * @param deal how to deal it afresh; empty for a position that was written out
 * @param hint whether a hint may be asked for
 * @param expected the answers that the author counts as right in place of the trainer's; empty where the trainer decides
 * @param reason why, where the author overrules the trainer
 */
public record SetQuestion(
        int number,
        DecisionId decision,
        JsonNode position,
        Optional<JsonNode> deal,
        int points,
        Optional<String> note,
        boolean hint,
        List<JsonNode> expected,
        Optional<String> reason) {

    public SetQuestion {
        expected = List.copyOf(expected);
    }

    /** As it is asked at a place of a sitting; the author's own answers are for the author's own cards. */
    public SittingQuestion asked(int place, JsonNode dealt) {
        boolean same = dealt.equals(position);
        return new SittingQuestion(
                place,
                number,
                Marking.question(decision, dealt),
                points,
                note,
                hint,
                same ? expected : List.of(),
                reason.filter(text -> same));
    }
}
