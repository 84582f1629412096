package kibitzer.decisions.cribbage;

import java.util.List;
import kibitzer.cards.CardSet;
import kibitzer.conventions.cribbage.LayAwayView;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.cribbage.CribbageGame;

/**
 * A hand as it was dealt, of which some goes to the crib.
 *
 * @param hand as many cards as the game deals
 * @param ownCrib true if the crib is the player's, or his partner's
 * @param game the id of a game that is played at a table
 */
public record HandToLayAway(CardSet hand, boolean ownCrib, String game) {
    private static final List<CribbageGame> FOR_TWO =
            List.of(CribbageGame.SIX_CARD, CribbageGame.FIVE_CARD, CribbageGame.SEVEN_CARD);

    /** @throws BadQuestion for another game, or another number of cards than it deals */
    public HandToLayAway {
        CribbageGame named = CribbageGame.atTheTable(game)
                .orElseThrow(() -> new BadQuestion("game", "\"" + game + "\"", "a game of cribbage"));
        if (hand.size() != named.dealt()) {
            throw new BadQuestion("hand", hand.size() + " cards", named.dealt() + " at " + game);
        }
    }

    /** As it is written: where no other game is named, the number of cards tells which of those for two it is. */
    static HandToLayAway read(CardSet hand, boolean ownCrib, String game) {
        String meant = game.equals(CribbageGame.SIX_CARD.id())
                ? FOR_TWO.stream()
                        .filter(other -> other.dealt() == hand.size())
                        .map(CribbageGame::id)
                        .findFirst()
                        .orElse(game)
                : game;
        return new HandToLayAway(hand, ownCrib, meant);
    }

    CribbageGame rules() {
        return CribbageGame.atTheTable(game).orElseThrow();
    }

    LayAwayView view() {
        return new LayAwayView(hand, rules().laidAway(), ownCrib);
    }
}
