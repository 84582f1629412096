package kibitzer.classroom.live;

import java.time.Instant;
import java.util.Optional;

/**
 * A question of a live lesson.
 *
 * @param number from 1, in the order asked
 * @param asked empty while it is only planned
 * @param told when its verdict was told
 * @param skipped it was passed by, and counts for nothing
 */
public record LiveQuestion(
        int number, PlannedQuestion what, Optional<Instant> asked, Optional<Instant> told, boolean skipped) {

    /** True if its answers are graded and count. */
    public boolean counts() {
        return told.isPresent() && !skipped;
    }
}
