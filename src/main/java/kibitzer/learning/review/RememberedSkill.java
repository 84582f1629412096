package kibitzer.learning.review;

import java.time.Instant;
import kibitzer.learning.LearnerDay;
import kibitzer.learning.Skill;
import kibitzer.marking.Grade;

/**
 * A skill that was asked, and what is remembered of it.
 *
 * @param grade of the last answer
 * @param asked how often
 */
public record RememberedSkill(Skill skill, Memory memory, Grade grade, int asked) {

    /** The short steps of learning are due to the minute, a review from the beginning of its day. */
    public boolean isDue(Instant now, LearnerDay today) {
        return memory.phase() == Memory.Phase.REVIEW
                ? !today.dateOf(memory.due()).isAfter(today.date())
                : !memory.due().isAfter(now);
    }

    /** The chance, 0 to 1, that the skill is still known. */
    public double chance(Instant now) {
        return Fsrs.retrievability(memory, now);
    }
}
