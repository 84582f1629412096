package kibitzer.classroom.assignment;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;

/**
 * An assignment as one learner sees it.
 *
 * @param classroom the name of the class
 * @param ended true if the class is archived: it can be read, and nothing begun or answered
 * @param zone where the class's clock hangs
 * @param sittings the learner's own, the first first
 * @param questions how many there are
 * @param boards how many questions of the set are whole boards of bridge
 * @param answered how many are answered in the sitting that is open
 * @param limit how long a sitting of this learner may take
 * @param toldAfter the last moment at which anybody can hand in for points
 */
public record Task(
        Assignment assignment,
        String classroom,
        boolean ended,
        ZoneId zone,
        Deadlines deadlines,
        List<Sitting> sittings,
        int questions,
        int boards,
        int answered,
        Instant toldAfter,
        Optional<Duration> limit) {

    public Task {
        sittings = List.copyOf(sittings);
    }

    /** The sitting that can be resumed at a moment. */
    public Optional<Sitting> resumable(Instant now) {
        boolean practice = deadlines.at(now) == Deadlines.Phase.PRACTICE;
        return sittings.stream()
                .filter(sitting -> sitting.isOpen() && sitting.practice() == practice)
                .filter(sitting -> !ended && deadlines.at(now) != Deadlines.Phase.CLOSED)
                .findFirst();
    }

    /** How many sittings that count are left to start. */
    public int left() {
        return ended
                ? 0
                : (int) Math.max(
                        0,
                        assignment.terms().sittings()
                                - sittings.stream()
                                        .filter(sitting -> !sitting.practice())
                                        .count());
    }

    /** True if the learner has handed in a sitting that counts. */
    public boolean isHandedIn() {
        return sittings.stream().anyMatch(sitting -> !sitting.practice() && !sitting.isOpen());
    }

    /** True if there is something to be done for points. */
    public boolean isDue(Instant now) {
        return switch (deadlines.at(now)) {
            case OPEN, LATE -> resumable(now).isPresent() || !isHandedIn() && left() > 0;
            case BEFORE, PRACTICE, CLOSED -> false;
        };
    }
}
