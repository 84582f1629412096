package kibitzer.classroom.assignment;

import java.time.Instant;
import kibitzer.learning.learner.LearnerId;

/** More time for one learner. */
public record Extension(LearnerId learner, Instant due, String reason, Instant given) {}
