package kibitzer.classroom.assignment;

import java.time.Duration;
import java.util.Optional;

/**
 * How an assignment is held beside its dates and what it counts.
 *
 * @param reminderHours how long before it is due those who have not handed in are reminded by mail; 0 for never
 * @param limit how long a sitting may take from its first opening, in whole minutes; practice has no limit
 */
public record Conduct(int reminderHours, Optional<Duration> limit) {
    public static final int MOST_REMINDER_HOURS = 14 * 24;
    public static final int MOST_MINUTES = 24 * 60;

    /** Where nothing is said: a reminder a day before, no limit. */
    public static final Conduct USUAL = new Conduct(24, Optional.empty());

    /** The same with a limit. */
    public Conduct within(Duration time) {
        return new Conduct(reminderHours, Optional.of(time));
    }

    /** True if no sitting that has begun would be held otherwise. */
    boolean sparesSittings(Conduct other) {
        return new Conduct(other.reminderHours, limit).equals(other);
    }
}
