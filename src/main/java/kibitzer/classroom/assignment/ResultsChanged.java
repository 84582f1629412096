package kibitzer.classroom.assignment;

import java.util.Optional;
import kibitzer.classroom.AssignmentId;
import kibitzer.learning.learner.LearnerId;

/**
 * What somebody's sittings of an assignment count may have changed: handed in, told, regraded, or by other terms. It is told
 * within the transaction that changes it.
 *
 * @param learner empty if it may be anybody's
 */
public record ResultsChanged(AssignmentId assignment, Optional<LearnerId> learner) {}
