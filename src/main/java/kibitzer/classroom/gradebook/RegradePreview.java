package kibitzer.classroom.gradebook;

import java.util.List;
import java.util.Optional;

/**
 * What a regrade would do.
 *
 * @param percent empty where the question is taken out of the score
 * @param agreed true for a mark of an answer in words that the instructors agree on
 * @param answers how many questions of sittings it speaks of
 * @param changes the learners whose score it changes, by name
 */
public record RegradePreview(
        Scope scope, Optional<Integer> percent, boolean agreed, int answers, List<Change> changes) {

    public RegradePreview {
        changes = List.copyOf(changes);
    }

    /** A score that changes. */
    public record Change(Learner learner, Score before, Score after) {}
}
