package kibitzer.classroom.assignment;

import java.util.Optional;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.roster.Admission;
import kibitzer.classroom.roster.ClassGate;
import kibitzer.learning.learner.LearnerId;
import org.springframework.stereotype.Component;

/** Asks for an assignment whether whoever acts runs its class; to anybody else it is not there. */
@Component
class AssignmentGate {
    private final AssignmentRows rows;
    private final ClassGate gate;

    AssignmentGate(AssignmentRows rows, ClassGate gate) {
        this.rows = rows;
        this.gate = gate;
    }

    /** An assignment, withdrawn or not. */
    Optional<Assignment> find(LearnerId acting, AssignmentId id) {
        return rows.find(id)
                .filter(found -> gate.find(found.classroom(), acting)
                        .filter(Admission::instructs)
                        .isPresent());
    }

    /**
     * One that is not withdrawn.
     *
     * @throws NoSuchAssignment if there is none
     */
    Assignment standing(LearnerId acting, AssignmentId id) {
        return find(acting, id).filter(found -> found.withdrawn().isEmpty()).orElseThrow(NoSuchAssignment::new);
    }

    /**
     * The same, kept from others until the transaction is over.
     *
     * @throws NoSuchAssignment if there is none
     * @throws kibitzer.classroom.roster.NoSuchClass unless whoever acts runs the class
     */
    Assignment locked(LearnerId acting, AssignmentId id) {
        Assignment locked =
                rows.lock(id).filter(found -> found.withdrawn().isEmpty()).orElseThrow(NoSuchAssignment::new);
        gate.requireInstructor(locked.classroom(), acting);
        return locked;
    }
}
