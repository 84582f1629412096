package kibitzer.classroom.gradebook;

import java.util.Optional;
import java.util.Set;
import kibitzer.classroom.roster.RosterName;
import kibitzer.learning.learner.LearnerId;

/**
 * One at the boards: a pair, or a learner who is in none.
 *
 * @param pair its name; empty for a learner alone
 */
public record Entrant(Set<LearnerId> learners, Optional<RosterName> pair) {
    public Entrant {
        learners = Set.copyOf(learners);
    }
}
