package kibitzer.web.words;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import kibitzer.learning.LearnerDay;
import kibitzer.learning.review.RememberedSkill;
import kibitzer.learning.review.ReviewQueue;

/** What is due for review, in words: every page that tells of it says the same. */
public final class DueInWords {
    private DueInWords() {}

    /** "3 rules are due.", "2 rules come back later today, the first in 9 minutes.", "Nothing is due." */
    public static String of(ReviewQueue queue, LearnerDay today, Instant now) {
        int due = queue.today().size();
        if (due > 0) {
            return due == 1 ? "1 rule is due." : due + " rules are due.";
        }
        if (!queue.due().isEmpty()) {
            return "Enough for today.";
        }
        List<RememberedSkill> soon = queue.laterToday(today);
        if (!soon.isEmpty()) {
            return (soon.size() == 1
                            ? "1 rule comes back later today, "
                            : soon.size() + " rules come back later today, the first ")
                    + in(Duration.between(now, soon.getFirst().memory().due())) + ".";
        }
        return queue.later().isEmpty() && queue.snoozed().isEmpty() ? "Nothing to review yet." : "Nothing is due.";
    }

    private static String in(Duration wait) {
        long minutes = Math.max(1, (wait.toSeconds() + 59) / 60);
        return minutes == 1 ? "in a minute" : minutes < 60 ? "in " + minutes + " minutes" : "in " + hours(minutes);
    }

    private static String hours(long minutes) {
        long hours = Math.round(minutes / 60.0);
        return hours == 1 ? "an hour" : hours + " hours";
    }
}
