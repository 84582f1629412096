package kibitzer.learning.review;

import java.time.Instant;

/**
 * What a learner's memory of a skill is like after the last answer.
 *
 * @param phase where it stands on its way
 * @param step which of the short steps of learning or relearning, from 0; 0 in review
 * @param stability days until the chance of recall falls to 90 %, above 0
 * @param difficulty 1 (easy) to 10
 * @param last the last answer
 * @param due when it should be asked again
 */
public record Memory(Phase phase, int step, double stability, double difficulty, Instant last, Instant due) {

    /** A skill is learned in short steps, then reviewed at growing intervals; one forgotten is learned again. */
    public enum Phase {
        LEARNING,
        REVIEW,
        RELEARNING
    }
}
