package kibitzer.classroom.gradebook;

import kibitzer.classroom.assignment.Assignment;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * What a learner did for one assignment.
 *
 * @param extension the learner's own due time; empty where it is the class's
 * @param sittings all of them, practice too, in order
 */
public record Work(Assignment assignment, int possible, Result result, Optional<Instant> extension, List<ScoredTurn> sittings) {

    public Work {
        sittings = List.copyOf(sittings);
    }

    /** A sitting with what it earns; of one that is still under way, what it would earn as it stands. */
    public record ScoredTurn(Turn turn, Score score, Timing timing, boolean counts) {}
}
