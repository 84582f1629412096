package kibitzer.classroom.assignment;

import java.time.Instant;

/**
 * A credit for handing in early.
 *
 * @param until up to and including
 * @param percent what the points then count, 101 to 150
 */
public record Early(Instant until, int percent) {}
