package kibitzer.classroom.live;

import java.time.Instant;
import java.util.Optional;
import kibitzer.learning.learner.LearnerId;

/**
 * Who takes part in a live lesson.
 *
 * @param learner one with an account, or a guest whom the browser's key knows again
 * @param removed since when the instructor has the seat taken away
 */
public record Seat(
        SeatId id, LiveLessonId lesson, LearnerId learner, SeatName name, Instant joined, Optional<Instant> removed) {
    public boolean present() {
        return removed.isEmpty();
    }
}
