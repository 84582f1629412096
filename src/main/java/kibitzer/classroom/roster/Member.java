package kibitzer.classroom.roster;

import java.time.Instant;
import java.util.Optional;
import kibitzer.accounts.AccountName;
import kibitzer.learning.learner.LearnerId;

/**
 * Somebody on the roster of a class.
 *
 * @param name under which the class knows them
 * @param account the name of their account, as it is now
 * @param leftAt empty for those who belong to the class; who left or was removed stays on the roster with the time
 */
public record Member(
        LearnerId learner,
        Part part,
        RosterName name,
        AccountName account,
        Instant joinedAt,
        Optional<Instant> leftAt) {

    /** True for those who belong to the class now. */
    public boolean present() {
        return leftAt.isEmpty();
    }

    public boolean instructs() {
        return part == Part.INSTRUCTOR;
    }

    public boolean learns() {
        return part == Part.LEARNER;
    }
}
