package kibitzer.learning;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;

/**
 * A day as the learner's own clock tells it, from midnight to midnight in his time zone.
 *
 * @param date which day
 * @param zone where the learner is
 */
public record LearnerDay(LocalDate date, ZoneId zone) {

    public static LearnerDay at(Instant now, ZoneId zone) {
        return new LearnerDay(LocalDate.ofInstant(now, zone), zone);
    }

    public Instant start() {
        return date.atStartOfDay(zone).toInstant();
    }

    public LearnerDay plusDays(int days) {
        return new LearnerDay(date.plusDays(days), zone);
    }

    /** The day, in the same place, of another moment. */
    public LocalDate dateOf(Instant moment) {
        return LocalDate.ofInstant(moment, zone);
    }
}
