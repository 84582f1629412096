package kibitzer.games.whist.score;

/**
 * What a game is worth.
 *
 * @param name "treble"
 * @param upTo the most points of the losers
 * @param points what the winners gain towards the rubber
 * @param source the pointer of the syllabus; empty where it is usual and no book says it
 */
public record GameValue(String name, int upTo, int points, String source) {}
