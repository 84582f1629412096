package kibitzer.games.rummy.family;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.Cards;
import kibitzer.games.rummy.family.HandAfterDraw.Wrong;

/**
 * What the first melds of a player must count together, where a game asks it in points: 51 at kaluki (p. 45-46), where
 * nothing is laid off before them either.
 *
 * @param game whose rules hold
 * @param points the least that they count
 */
public record FirstMeld(RummyGame game, int points) {
    private static final int KALUKI = 51;

    /** Empty where a game asks no points, or asks them of a side. */
    public static Optional<FirstMeld> of(RummyGame game) {
        return game == RummyGame.KALUKI ? Optional.of(new FirstMeld(game, KALUKI)) : Optional.empty();
    }

    /** What is wrong with melds on the table of which somebody's were the first; empty if they can lie there. */
    Optional<Wrong> missing(List<Cards> melds) {
        int counted = count(melds);
        return melds.isEmpty() || counted >= points
                ? Optional.empty()
                : Optional.of(new Wrong(
                        "melds",
                        counted + " points on the table",
                        points + " at least, which the first meld of a player takes in " + game.title()));
    }

    /** True if a player with so many cards after the draw has melded nothing yet: he has all that he was dealt. */
    boolean isStillToCome(int hand) {
        return hand == game.rules().largestHand();
    }

    /** The most that these melds can count. */
    public int count(List<Cards> melds) {
        return melds.stream().mapToInt(game.rules()::mostPoints).sum();
    }

    /** True if the melds made, with any meld of the cards left, can count enough. */
    boolean mayBeReached(List<Cards> made, int left) {
        int most = game.rules().pack().cards().stream()
                .mapToInt(card -> card.isJoker() ? 0 : game.rules().values().left(card))
                .max()
                .orElseThrow();
        return count(made) + left * most >= points;
    }
}
