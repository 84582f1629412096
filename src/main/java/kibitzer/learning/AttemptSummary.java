package kibitzer.learning;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import kibitzer.marking.Grade;

/**
 * What an attempt tells of its learner, without position and answer.
 *
 * @param skill empty where the book was silent, or where the trainer no longer has the decision
 * @param hints how many hints were taken before it that cost something
 * @param reviewed true where it was asked because it was due
 */
public record AttemptSummary(
        Optional<Skill> skill, Grade grade, int hints, boolean reviewed, Duration taken, Instant at) {}
