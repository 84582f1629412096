package kibitzer.classroom.roster;

import java.util.Set;
import kibitzer.learning.learner.LearnerId;

/**
 * A group, pair or team of a class.
 *
 * @param members learners of the class, some of whom may have left it since
 */
public record ClassGroup(GroupId id, GroupKind kind, RosterName name, Set<LearnerId> members) {
    public ClassGroup {
        members = Set.copyOf(members);
    }

    public boolean has(LearnerId learner) {
        return members.contains(learner);
    }
}
