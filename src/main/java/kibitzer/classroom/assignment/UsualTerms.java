package kibitzer.classroom.assignment;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.temporal.ChronoUnit;
import java.util.Optional;

/** What the terms of an assignment are until an instructor says otherwise. */
public final class UsualTerms {
    private static final Duration TWO_DAYS = Duration.ofDays(2);
    private static final int LATE_PERCENT = 50;
    private static final int EARLY_PERCENT = 110;

    private UsualTerms() {}

    /** What a new assignment starts from: open now, due in a week. */
    public static Terms of(String title, Instant now, ClassTime time) {
        LocalDateTime today = time.shown(now).toLocalDate().atTime(18, 0);
        return new Terms(
                title,
                now.truncatedTo(ChronoUnit.MINUTES),
                time.moment(today.plusWeeks(1)).orElse(now.plus(Duration.ofDays(7))),
                1,
                Counted.BEST,
                Feedback.AFTER_DUE,
                false,
                Deals.SAME,
                new Late.Closed(),
                Optional.empty());
    }

    /** Where late work is taken for fewer points. */
    public static Late.Reduced reduced(Instant due) {
        return new Late.Reduced(due.plus(TWO_DAYS), LATE_PERCENT);
    }

    /** Where handing in early earns a credit. */
    public static Early early(Instant due) {
        return new Early(due.minus(TWO_DAYS), EARLY_PERCENT);
    }
}
