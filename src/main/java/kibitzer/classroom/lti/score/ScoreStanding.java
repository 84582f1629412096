package kibitzer.classroom.lti.score;

import java.util.Optional;

/**
 * How far a platform knows the scores.
 *
 * @param told scores that it knows, as they are or as they were
 * @param waiting scores that it is to be told
 * @param failing scores that it could not be told
 * @param fault of one of them
 */
public record ScoreStanding(int told, int waiting, int failing, Optional<String> fault) {}
