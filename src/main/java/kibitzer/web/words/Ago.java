package kibitzer.web.words;

import java.time.Instant;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.Locale;
import kibitzer.learning.LearnerDay;

/** Days in words, counted from the learner's today. */
public final class Ago {
    private static final DateTimeFormatter DATE = DateTimeFormatter.ofPattern("d MMMM yyyy", Locale.ENGLISH);

    private Ago() {}

    /** "today", "yesterday", "3 days ago", "tomorrow", "in 12 days". */
    public static String of(Instant moment, LearnerDay today) {
        long days = ChronoUnit.DAYS.between(today.date(), today.dateOf(moment));
        return switch ((int) days) {
            case 0 -> "today";
            case -1 -> "yesterday";
            case 1 -> "tomorrow";
            default -> days < 0 ? -days + " days ago" : "in " + days + " days";
        };
    }

    /** "21 November 2026". */
    public static String date(LocalDate date) {
        return DATE.format(date);
    }
}
