package kibitzer.games.bridge.scoring;

/**
 * What makes a game and what a rubber is worth.
 *
 * @param game the points below the line that win a game
 * @param inTwoGames the bonus of a rubber won in two games
 * @param inThreeGames the bonus of a rubber won in three games
 * @param unfinishedGame for the only game of a rubber that is broken off; 0 where the book gives none
 * @param unfinishedPartScore for part-scores of one side only in its last game; 0 where the book gives none
 */
public record RubberRules(int game, int inTwoGames, int inThreeGames, int unfinishedGame, int unfinishedPartScore) {

    /** Culbertson, pp. 128 and 135: laws 94, 95 and 97. */
    static final RubberRules CONTRACT = new RubberRules(ContractScoring.GAME, 700, 500, 300, 50);

    /** Culbertson, p. 170. */
    static final RubberRules AUCTION = new RubberRules(30, 250, 250, 0, 0);

    /** Culbertson, p. 178: the table of auction bridge, but for the rubber. */
    static final RubberRules PLAFOND = new RubberRules(30, 400, 400, 0, 0);

    /** Laws of bridge, 1904: laws 2 and 11. */
    static final RubberRules BRIDGE_1904 = new RubberRules(30, 100, 100, 0, 0);
}
