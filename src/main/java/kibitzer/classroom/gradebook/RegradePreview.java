package kibitzer.classroom.gradebook;

import java.util.List;

/**
 * What a regrade would do.
 *
 * @param answers how many questions of sittings it speaks of
 * @param changes the learners whose score it changes, by name
 */
public record RegradePreview(Scope scope, int percent, int answers, List<Change> changes) {

    public RegradePreview {
        changes = List.copyOf(changes);
    }

    /** A score that changes. */
    public record Change(Learner learner, Score before, Score after) {}
}
