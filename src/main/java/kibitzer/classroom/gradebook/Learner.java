package kibitzer.classroom.gradebook;

import java.time.Instant;
import java.util.Optional;
import kibitzer.learning.learner.LearnerId;

/**
 * A learner of the class, past or present.
 *
 * @param name under which the class knows them
 * @param left when they left or were removed; empty for those who belong to it
 */
public record Learner(LearnerId id, String name, Instant joined, Optional<Instant> left) {}
