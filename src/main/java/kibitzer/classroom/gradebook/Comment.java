package kibitzer.classroom.gradebook;

import java.time.Instant;

/**
 * What an instructor says to a learner about a sitting.
 *
 * @param by the instructor's name as it was then
 */
public record Comment(String said, String by, Instant at) {}
