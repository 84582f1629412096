package kibitzer.classroom.assignment;

import java.time.Duration;
import kibitzer.learning.learner.LearnerId;

/** More time for one learner in each sitting of an assignment that has a limit. */
public record MoreMinutes(LearnerId learner, Duration more) {}
