package kibitzer.learning.review;

import java.time.Clock;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import kibitzer.learning.AttemptSummary;
import kibitzer.learning.History;
import kibitzer.learning.LearnerDay;
import kibitzer.learning.Skill;
import kibitzer.learning.learner.LearnerId;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** The review queue of a learner, computed from the attempts whenever it is asked for: it cannot fall behind them. */
@Service
public class Reviews {
    private final History history;
    private final ReviewWishes wishes;
    private final Clock clock;

    Reviews(History history, ReviewWishes wishes, Clock clock) {
        this.history = history;
        this.wishes = wishes;
        this.clock = clock;
    }

    @Transactional(readOnly = true)
    public ReviewQueue queue(LearnerId learner, LearnerDay today) {
        List<AttemptSummary> answers = history.of(learner);
        Instant now = clock.instant();
        Map<Skill, Instant> snoozed = wishes.snoozed(learner);
        List<RememberedSkill> awake = Memories.of(answers).all().stream()
                .filter(known -> !snoozed.containsKey(known.skill()))
                .toList();
        int reviewed = (int) answers.stream()
                .filter(AttemptSummary::reviewed)
                .filter(answer -> !answer.at().isBefore(today.start()))
                .count();
        return new ReviewQueue(
                awake.stream()
                        .filter(known -> known.isDue(now, today))
                        .sorted(Comparator.comparingDouble((RememberedSkill known) -> known.chance(now))
                                .thenComparing(known -> known.memory().due())
                                .thenComparing(RememberedSkill::skill))
                        .toList(),
                awake.stream()
                        .filter(known -> !known.isDue(now, today))
                        .sorted(Comparator.comparing((RememberedSkill known) ->
                                        known.memory().due())
                                .thenComparing(RememberedSkill::skill))
                        .toList(),
                snoozed,
                reviewed,
                wishes.reviewsADay(learner));
    }
}
