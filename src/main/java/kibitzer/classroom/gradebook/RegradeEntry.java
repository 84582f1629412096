package kibitzer.classroom.gradebook;

import java.util.List;
import java.util.Optional;
import kibitzer.classroom.assignment.Assignment;

/**
 * A regrade in the trail, with what it changed: the credits of the answers that stood there when it was given.
 *
 * @param learner whose sitting it is for; empty if it is for everybody
 * @param effects what became of the credits, the commonest first; none where the question was taken out of the score
 * @param holds false where later regrades have taken the place of all of it
 */
public record RegradeEntry(
        Assignment assignment,
        AssignedQuestion question,
        Regrade regrade,
        Optional<Learner> learner,
        List<Effect> effects,
        boolean holds) {

    public RegradeEntry {
        effects = List.copyOf(effects);
    }

    /** So many answers went from one credit to that of the regrade, in percent. */
    public record Effect(int before, int count) {}
}
