package kibitzer.decisions.trick;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.Cards;
import kibitzer.cards.Suit;
import kibitzer.games.trick.Contract;
import kibitzer.games.trick.TrickGame;

/**
 * Cards won in tricks.
 *
 * @param lastTrick whether the last trick is among them
 * @param trump asked for where trumps count otherwise
 */
public record Pile(TrickGame game, Cards cards, boolean lastTrick, Optional<Suit> trump, Contract contract) {

    /** @throws kibitzer.decisions.form.BadQuestion naming the field, where the game has no such cards or trumps */
    public Pile {
        TrickFields.inThePack(game, "cards", cards.list(), List.of());
        if (trump.isPresent() || game.rules().points().dependsOnTrumps()) {
            trump = TrickFields.trump(game, contract, trump, List.of());
        }
    }

    int points() {
        return game.rules().points().of(cards.list(), trump, lastTrick);
    }
}
