package kibitzer.learning.review;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kibitzer.learning.LearnerDay;
import kibitzer.learning.Skill;

/**
 * What a learner should be asked again.
 *
 * @param due the least likely known first
 * @param later what comes back another time, the soonest first
 * @param snoozed what the learner has put off, with the moment it comes back
 * @param reviewed reviews answered today
 * @param limit reviews wanted in a day
 */
public record ReviewQueue(
        List<RememberedSkill> due, List<RememberedSkill> later, Map<Skill, Instant> snoozed, int reviewed, int limit) {

    public ReviewQueue {
        due = List.copyOf(due);
        later = List.copyOf(later);
        snoozed = Map.copyOf(snoozed);
    }

    /** What is due and within today's limit. */
    public List<RememberedSkill> today() {
        return due.subList(0, Math.clamp(limit - reviewed, 0, due.size()));
    }

    /** What is not due yet and comes back before the day is over: the short steps of learning. */
    public List<RememberedSkill> laterToday(LearnerDay today) {
        return later.stream()
                .filter(known -> !today.dateOf(known.memory().due()).isAfter(today.date()))
                .toList();
    }

    /** What is to be asked now; empty where nothing is due, or enough is done today. */
    public Optional<RememberedSkill> next() {
        return today().stream().findFirst();
    }
}
