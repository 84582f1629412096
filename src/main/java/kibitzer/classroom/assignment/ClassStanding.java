package kibitzer.classroom.assignment;

/**
 * How far the learners of a class are with an assignment, each counted once in the first that fits.
 *
 * @param handedIn with a sitting that counts handed in
 * @param underWay with one open, and none handed in
 * @param without with neither
 * @param told of those handed in, how many know the verdicts
 */
public record ClassStanding(int handedIn, int underWay, int without, int told) {}
