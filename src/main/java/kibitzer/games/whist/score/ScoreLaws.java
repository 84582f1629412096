package kibitzer.games.whist.score;

/**
 * What says how a rubber is scored, as pointers of the syllabus; each empty where no book says it.
 *
 * @param rubber that the third game is not played after two won by one side
 * @param tricks what tricks count, and how many points are game
 * @param honours what honours count
 * @param noHonours that they do not one point before game
 * @param order that tricks are scored before them
 * @param forTheRubber what the winners of the rubber add
 * @param losersGame that the game of the losers is taken off
 */
public record ScoreLaws(
        String rubber,
        String tricks,
        String honours,
        String noHonours,
        String order,
        String forTheRubber,
        String losersGame) {
    /** The handbook's laws of short whist. */
    static final ScoreLaws HANDBOOK = new ScoreLaws(
            "short-whist.p03",
            "short-whist.p04",
            "short-whist.p05",
            "short-whist.p06",
            "short-whist.p07",
            "short-whist.p11",
            "short-whist.p12");

    /** The code of 1900, by which dummy is played. */
    static final ScoreLaws CODE_OF_1900 = new ScoreLaws(
            "short-whist-1900.p01",
            "short-whist-1900.p02",
            "short-whist-1900.p03",
            "short-whist-1900.p04",
            "short-whist-1900.p05",
            "short-whist-1900.p09",
            "short-whist-1900.p10");

    /** The same with the goal and the honours of another game. */
    ScoreLaws scoring(String goal, String ofHonours) {
        return new ScoreLaws(rubber, goal, ofHonours, ofHonours, order, forTheRubber, losersGame);
    }
}
