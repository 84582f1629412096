package kibitzer.classroom.assignment;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.storage.DatabaseTime;
import org.springframework.stereotype.Component;

/** The times of assignments: for one learner, and for the class as a whole. */
@Component
class Calendar {
    private final AssignmentRows rows;
    private final Clock clock;

    Calendar(AssignmentRows rows, Clock clock) {
        this.rows = rows;
        this.clock = clock;
    }

    Instant now() {
        return DatabaseTime.now(clock);
    }

    Deadlines of(Assignment assignment, LearnerId learner) {
        return Deadlines.of(assignment.terms(), rows.extended(assignment.id(), learner));
    }

    /**
     * When a sitting ends by itself: at the close, or before where its time is limited. Practice has no end, nor what was written on
     * paper and waits to be typed in.
     */
    Instant end(Assignment assignment, Sitting sitting) {
        if (sitting.practice() || sitting.typed().isPresent()) {
            return Instant.MAX;
        }
        Instant close = of(assignment, sitting.learner()).close();
        return limit(assignment, sitting).filter(close::isAfter).orElse(close);
    }

    /** When the time of a sitting is up, whatever the dates are; empty where it is not limited. */
    Optional<Instant> limit(Assignment assignment, Sitting sitting) {
        return limit(assignment, sitting.learner()).map(sitting.started()::plus);
    }

    /** How long a sitting of a learner may take. */
    Optional<Duration> limit(Assignment assignment, LearnerId learner) {
        return assignment
                .terms()
                .conduct()
                .limit()
                .map(limit -> limit.plus(rows.moreMinutes(assignment.id(), learner)));
    }

    /** The last moment at which anybody can hand in for points, whoever has the longest extension. */
    Instant lastClose(Assignment assignment) {
        return Stream.concat(
                        Stream.of(assignment.terms().close()),
                        rows.extensions(assignment.id()).stream()
                                .map(extension -> Deadlines.of(assignment.terms(), Optional.of(extension.due()))
                                        .close()))
                .max(Instant::compareTo)
                .orElseThrow();
    }

    /** True if the verdicts of a sitting that is handed in may be told. */
    boolean mayTell(Assignment assignment) {
        return assignment.terms().feedback() != Feedback.AFTER_DUE || now().isAfter(lastClose(assignment));
    }
}
