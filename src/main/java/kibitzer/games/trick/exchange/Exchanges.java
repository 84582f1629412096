package kibitzer.games.trick.exchange;

import java.util.Map;
import java.util.Optional;
import kibitzer.games.trick.HandChange;
import kibitzer.games.trick.TrickGame;

/** How cards change hands in each game; a game that is not here has what the game it grew from has, where it changes hands in the same way. */
public final class Exchanges {
    private static final int PASSED = 3;

    private static final Map<String, Exchange> BY_ID = Map.of(
            // p. 247: to the left
            "black-lady", new Passing(PASSED, Passing.To.LEFT),
            // p. 248: always to the right
            "greek-hearts", new Passing(PASSED, Passing.To.RIGHT),
            // p. 202
            "ecarte", new Drawing(),
            // pp. 214-215
            "five-hundred", new TakenWidow(3),
            // Round Games with Cards, pp. 18-20
            "three-card-loo", new SpareHand(3),
            // pp. 197-198
            "loo", new SpareHand(3),
            // Round Games with Cards, pp. 27-28
            "loo-five-card", new StandersDraw(),
            // p. 199
            "irish-loo", new StandersDraw(),
            // p. 219
            "two-hand-five-hundred-24", new TakenWidow(4));

    private static final Map<String, String> UNPLAYED = Map.of(
            "cancellation-hearts", "cards left over go to the winner of the first trick",
            "six-hand-five-hundred", "three play against three, which no robot does");

    private Exchanges() {}

    /** What changes; empty where nothing does, or nothing that is played here. */
    public static Optional<Exchange> of(TrickGame game) {
        if (game.rules().change() == HandChange.NONE || UNPLAYED.containsKey(game.id())) {
            return Optional.empty();
        }
        return game.lineage().stream()
                .takeWhile(one -> one.rules().change() == game.rules().change())
                .filter(one -> BY_ID.containsKey(one.id()))
                .findFirst()
                .map(one -> BY_ID.get(one.id()));
    }

    /** Why the change of a game that has one is not played here. */
    public static Optional<String> unplayed(TrickGame game) {
        return Optional.ofNullable(UNPLAYED.get(game.id()));
    }
}
