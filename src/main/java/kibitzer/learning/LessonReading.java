package kibitzer.learning;

import java.time.Instant;

/**
 * Where a learner last was in a lesson.
 *
 * @param lesson the lesson's id
 * @param place the lesson's own name for the place, such as an anchor; empty for its beginning
 * @param at when
 */
public record LessonReading(String lesson, String place, Instant at) {}
