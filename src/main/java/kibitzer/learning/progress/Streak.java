package kibitzer.learning.progress;

import java.time.LocalDate;
import java.util.Optional;
import java.util.Set;

/**
 * Days of study in a row. In any seven days one missed day is forgiven: nobody loses a streak by an evening out. The
 * forgiven day itself does not count. Today counts when something is answered, and breaks nothing before that.
 *
 * @param days days with an answer
 * @param today true if today is among them
 * @param forgiven the missed day that was forgiven last
 */
public record Streak(int days, boolean today, Optional<LocalDate> forgiven) {
    /** Of so many days one may be missed. */
    public static final int ONE_MISSED_IN = 7;

    /** @param studied the days on which something was answered */
    public static Streak of(Set<LocalDate> studied, LocalDate today) {
        boolean began = studied.contains(today);
        int days = began ? 1 : 0;
        Optional<LocalDate> lastForgiven = Optional.empty();
        Optional<LocalDate> forgivenAfter = Optional.empty();
        LocalDate day = today.minusDays(1);
        while (studied.contains(day) || isForgiven(day, studied, forgivenAfter)) {
            if (studied.contains(day)) {
                days++;
            } else {
                LocalDate missed = day;
                forgivenAfter = Optional.of(missed);
                lastForgiven = lastForgiven.or(() -> Optional.of(missed));
            }
            day = day.minusDays(1);
        }
        return new Streak(days, began, lastForgiven);
    }

    /** The day before a missed one must be there, and the next forgiven one a week away. */
    private static boolean isForgiven(LocalDate missed, Set<LocalDate> studied, Optional<LocalDate> forgivenAfter) {
        return studied.contains(missed.minusDays(1))
                && forgivenAfter
                        .map(later -> !later.isBefore(missed.plusDays(ONE_MISSED_IN)))
                        .orElse(true);
    }
}
