package kibitzer.reminders;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Optional;

/**
 * When a learner wishes to be reminded.
 *
 * @param hour on the learner's own clock, 0 to 23
 * @param zone where that clock is
 */
public record Reminder(int hour, ZoneId zone) {
    /** Before who has said nothing. */
    public static final int USUAL_HOUR = 18;

    private static final int LAST_HOUR = 23;

    /** @throws IllegalArgumentException if there is no such hour */
    public Reminder {
        if (hour < 0 || hour > LAST_HOUR) {
            throw new IllegalArgumentException("hour: " + hour + "; expected 0 to " + LAST_HOUR);
        }
    }

    /**
     * The next time of it after now.
     *
     * @param looked the day of the last; the next is on a later one
     */
    Instant next(Instant now, Optional<LocalDate> looked) {
        LocalDate today = day(now);
        LocalDate first = looked.filter(last -> !today.isAfter(last))
                .map(last -> last.plusDays(1))
                .orElse(today);
        Instant at = at(first);
        return at.isAfter(now) ? at : at(first.plusDays(1));
    }

    /** The learner's day at a moment. */
    LocalDate day(Instant moment) {
        return LocalDate.ofInstant(moment, zone);
    }

    /** An hour that a clock leaves out when it is put forward is the one after it. */
    private Instant at(LocalDate day) {
        return day.atTime(hour, 0).atZone(zone).toInstant();
    }
}
