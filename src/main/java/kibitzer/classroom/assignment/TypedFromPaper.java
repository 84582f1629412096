package kibitzer.classroom.assignment;

import java.time.Instant;

/**
 * That the answers of a sitting were given on paper, and an instructor types or typed them in.
 *
 * @param by the name of the instructor's account at that time
 * @param at when it was handed in so; while it is open, when it was begun
 */
public record TypedFromPaper(String by, Instant at) {}
