package kibitzer.classroom.assignment;

import java.time.Instant;
import java.util.Optional;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.SittingId;
import kibitzer.learning.learner.LearnerId;

/**
 * One go of a learner at an assignment.
 *
 * @param number counts the learner's goes from 1
 * @param practice true if it counts for nothing
 * @param submitted when it was handed in, by the learner or by itself at its close
 * @param standing what the terms counted for its time when it was handed in, in percent of its points
 * @param told when its verdicts were told and its answers became the learner's attempts
 * @param typed by whom, where its answers were given on paper
 */
public record Sitting(
        SittingId id,
        AssignmentId assignment,
        LearnerId learner,
        int number,
        boolean practice,
        Instant started,
        Optional<Instant> submitted,
        Optional<Integer> standing,
        Optional<Instant> told,
        Optional<TypedFromPaper> typed) {

    public boolean isOpen() {
        return submitted.isEmpty();
    }

    /** True while an instructor types in what was written on paper: until then it is nothing of the learner's to see. */
    public boolean isBeingTyped() {
        return isOpen() && typed.isPresent();
    }
}
