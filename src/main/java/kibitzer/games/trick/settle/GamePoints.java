package kibitzer.games.trick.settle;

import java.util.Map;
import java.util.Optional;
import kibitzer.games.trick.TrickGame;

/**
 * How many points of a running score end a game.
 *
 * @param points the number
 * @param lost whether they are points against a player, so that somebody has lost when they are reached
 * @param carries whether points above the number are the winner's first in the next game
 */
public record GamePoints(int points, boolean lost, boolean carries) {
    /** Those of Culbertson's book; a game that is not here has those of the game it grew from, where its settling is the same. */
    private static final Map<String, GamePoints> BY_ID = Map.ofEntries(
            // p. 189
            Map.entry("norwegian-whist", won(50)),
            // p. 195
            Map.entry("forty-five", won(45)),
            // p. 196
            Map.entry("auction-forty-five", won(120)),
            // p. 202
            Map.entry("ecarte", won(5)),
            // p. 206
            Map.entry("euchre", won(5)),
            // p. 209
            Map.entry("euchre-laps", new GamePoints(5, false, true)),
            // p. 213
            Map.entry("hasenpfeffer", won(10)),
            Map.entry("double-hasenpfeffer", won(62)),
            // p. 216
            Map.entry("five-hundred", won(500)),
            // p. 216: or 1,500
            Map.entry("five-hundred-long-game", won(1000)),
            // p. 234
            Map.entry("seven-up", won(7)),
            // p. 235
            Map.entry("california-jack", won(7)),
            // p. 237
            Map.entry("auction-pitch", won(7)),
            // p. 238
            Map.entry("pitch", won(7)),
            // p. 239
            Map.entry("pedro-sancho", won(100)),
            // p. 240
            Map.entry("cinch", won(51)),
            // p. 247
            Map.entry("black-lady", new GamePoints(100, true)),
            // p. 279
            Map.entry("sixty-six", won(7)));

    /** Where nothing is carried over. */
    public GamePoints(int points, boolean lost) {
        this(points, lost, false);
    }

    private static GamePoints won(int points) {
        return new GamePoints(points, false);
    }

    /** What ends a game; empty where the book names no number, or a deal is not settled here. */
    public static Optional<GamePoints> of(TrickGame game) {
        return PayRules.of(game)
                .flatMap(pay -> game.lineage().stream()
                        .takeWhile(one -> one.rules().settling() == game.rules().settling())
                        .filter(one -> BY_ID.containsKey(one.id()))
                        .findFirst()
                        .map(one -> BY_ID.get(one.id())));
    }

    /** The same with another number. */
    public GamePoints at(int number) {
        return new GamePoints(number, lost, carries);
    }

    /** What a score that has ended a game leaves for the next, never so much that it would be won before it begins. */
    public double carriedOver(double score) {
        return carries ? Math.clamp(score - points, 0, points - 1.0) : 0;
    }

    /** Whether a score ends the game. */
    public boolean isReachedBy(double score) {
        return lost ? score <= -points : score >= points;
    }
}
