package kibitzer.reminders;

import java.time.Instant;
import kibitzer.learning.LearnerDay;
import kibitzer.learning.review.ReviewQueue;

/**
 * What waits for a learner at a moment.
 *
 * @param hands of the day that are not answered; none once a family's hands, or all, are
 * @param ofHands how many the day has
 */
public record DueToday(ReviewQueue reviews, int hands, int ofHands, LearnerDay day, Instant now) {

    public boolean isNothing() {
        return !hasReviews() && hands == 0;
    }

    /** What was answered today comes back in the short steps of learning; that alone is no reason to call somebody back. */
    public boolean hasReviews() {
        return reviews.today().stream()
                .anyMatch(known -> day.dateOf(known.memory().last()).isBefore(day.date()));
    }
}
