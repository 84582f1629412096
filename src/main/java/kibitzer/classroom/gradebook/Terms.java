package kibitzer.classroom.gradebook;

import java.time.Instant;
import java.util.Optional;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.VersionId;

/**
 * What an assignment says about how it counts. Every limit is the last moment that is still within it.
 *
 * @param lastCounts true if of several sittings the last counts, false if the best does
 * @param reducedUntil until when a late sitting is taken for {@code latePercent}; empty where nothing is taken late
 * @param earlyUntil until when a sitting handed in counts {@code earlyPercent}; empty where there is no such reward
 * @param withdrawn when it was taken back; a withdrawn assignment counts for nobody
 */
public record Terms(
        AssignmentId id,
        VersionId version,
        String title,
        Instant opens,
        Instant due,
        boolean lastCounts,
        Optional<Instant> reducedUntil,
        int latePercent,
        Optional<Instant> earlyUntil,
        int earlyPercent,
        Optional<Instant> withdrawn) {

    private static final int FULL = 100;

    /** When it is due for a learner who may have been given more time; less changes nothing. */
    Instant due(Optional<Instant> extension) {
        return extension.filter(own -> own.isAfter(due)).orElse(due);
    }

    /** After this moment nothing more is taken. */
    Instant closes(Optional<Instant> extension) {
        Instant due = due(extension);
        return reducedUntil.filter(until -> until.isAfter(due)).orElse(due);
    }

    /** Whether a sitting came early, in time or late; one that was never handed in, by its last answer. */
    Timing timing(Turn turn, Optional<Instant> extension) {
        if (turn.submitted().isPresent()
                && earlyUntil
                        .filter(until -> !turn.submitted().get().isAfter(until))
                        .isPresent()) {
            return Timing.EARLY;
        }
        return reducedUntil.isPresent() && turn.end().isAfter(due(extension)) ? Timing.LATE : Timing.IN_TIME;
    }

    int percent(Timing timing) {
        return switch (timing) {
            case EARLY -> earlyPercent;
            case IN_TIME -> FULL;
            case LATE -> latePercent;
        };
    }
}
