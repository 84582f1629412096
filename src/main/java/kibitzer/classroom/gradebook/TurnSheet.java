package kibitzer.classroom.gradebook;

import java.util.List;
import java.util.Optional;
import kibitzer.classroom.assignment.Assignment;
import kibitzer.classroom.gradebook.Work.ScoredTurn;
import kibitzer.content.problemset.Overruling;
import tools.jackson.databind.JsonNode;

/** One sitting down to each answer, in the order in which it was asked. */
public record TurnSheet(Assignment assignment, Learner learner, ScoredTurn scored, List<Line> lines) {

    public TurnSheet {
        lines = List.copyOf(lines);
    }

    /**
     * A question with what became of it.
     *
     * @param position what was asked here
     * @param points what the whole credit is worth; nothing where the question is out of the score
     * @param author who overrules the trainer on what was asked here; empty where the trainer marks
     * @param marks of an answer in words, side by side
     * @param regrades all that fit, the first given first; the last of them decides
     */
    public record Line(
            AskedQuestion asked,
            JsonNode position,
            int points,
            Credit credit,
            Optional<Overruling> author,
            Marks marks,
            List<Regrade> regrades) {
        public Line {
            regrades = List.copyOf(regrades);
        }

        /** True of an answer in words, of which each instructor gives a mark. */
        public boolean isMarkedByHand() {
            return Remarking.isMarkedByHand(asked.decision());
        }
    }
}
