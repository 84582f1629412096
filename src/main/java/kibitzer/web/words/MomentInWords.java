package kibitzer.web.words;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import kibitzer.decisions.ask.HowMany;

/** Moments in words: by the clock of the class, and by the learner's own where it shows another time. */
public record MomentInWords(ZoneId classroom, ZoneId own) {
    private static final DateTimeFormatter WHOLE =
            DateTimeFormatter.ofPattern("EEEE d MMMM yyyy, HH:mm", Locale.ENGLISH);
    private static final DateTimeFormatter WITH_SECONDS =
            DateTimeFormatter.ofPattern("EEEE d MMMM yyyy, HH:mm:ss", Locale.ENGLISH);
    private static final DateTimeFormatter SHORT = DateTimeFormatter.ofPattern("EEE d MMM, HH:mm", Locale.ENGLISH);

    /** "Monday 9 November 2026, 18:00 (Europe/Berlin)", and "; by your clock Monday ..., 17:00" where that differs. */
    public String at(Instant moment) {
        String there = format(moment).format(moment.atZone(classroom)) + " (" + classroom.getId() + ")";
        boolean same =
                classroom.getRules().getOffset(moment).equals(own.getRules().getOffset(moment));
        return same ? there : there + "; by your clock " + SHORT.format(moment.atZone(own));
    }

    private static DateTimeFormatter format(Instant moment) {
        return moment.getEpochSecond() % 60 == 0 ? WHOLE : WITH_SECONDS;
    }

    /** "2 days", "5 hours", "12 minutes", "less than a minute": the greatest unit, rounded down. */
    public static String length(Duration length) {
        return length.toDays() > 0
                ? HowMany.of(length.toDays(), "day")
                : length.toHours() > 0
                        ? HowMany.of(length.toHours(), "hour")
                        : length.toMinutes() > 0 ? HowMany.of(length.toMinutes(), "minute") : "less than a minute";
    }
}
