package kibitzer.reminders;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Optional;
import java.util.Set;
import kibitzer.learning.LearnerDay;
import kibitzer.learning.daily.DailyHands;
import kibitzer.learning.daily.DailyResults;
import kibitzer.learning.daily.DailySet;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.review.Reviews;
import org.springframework.stereotype.Service;

/** Looks what waits for a learner: reviews within the day's limit, and the hands of the day. */
@Service
class WhatIsDue {
    private final Reviews reviews;
    private final DailyHands daily;
    private final DailyResults results;
    private final Clock clock;

    WhatIsDue(Reviews reviews, DailyHands daily, DailyResults results, Clock clock) {
        this.reviews = reviews;
        this.daily = daily;
        this.results = results;
        this.clock = clock;
    }

    DueToday of(LearnerId learner, ZoneId zone) {
        Instant now = clock.instant();
        LearnerDay today = LearnerDay.at(now, zone);
        Optional<DailySet> set = daily.of(today.date(), today);
        return new DueToday(
                reviews.queue(learner, today),
                set.map(hands -> left(learner, hands)).orElse(0),
                set.map(DailySet::size).orElse(0),
                today,
                now);
    }

    /** The hands of one family are a day of their own: who has played them is done. */
    private int left(LearnerId learner, DailySet hands) {
        Set<Integer> answered =
                results.of(learner, hands.day(), hands.questions().keySet()).keySet();
        boolean played = hands.families().stream()
                .map(family -> hands.only(Optional.of(family)).questions().keySet())
                .anyMatch(answered::containsAll);
        return played ? 0 : hands.size() - answered.size();
    }
}
