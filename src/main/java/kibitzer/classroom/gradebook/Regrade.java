package kibitzer.classroom.gradebook;

import java.time.Instant;
import java.util.Optional;

/**
 * A credit that an instructor gave other than the marking did: never changed, only followed by another.
 *
 * @param id later regrades have greater ones
 * @param percent of the points, 0 to 100; empty where it takes the question out of the score: no points, and none possible
 * @param by the name of the instructor at that time
 * @param agreed of a mark for an answer in words: that the instructors agreed on it; else it is the mark of one of them
 */
public record Regrade(
        long id, Scope scope, Optional<Integer> percent, String reason, String by, Instant at, boolean agreed) {}
