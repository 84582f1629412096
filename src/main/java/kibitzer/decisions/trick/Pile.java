package kibitzer.decisions.trick;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.Cards;
import kibitzer.cards.Suit;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.trick.Contract;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.TrumpMaking;

/**
 * Cards won in tricks.
 *
 * @param lastTrick whether the last trick is among them
 * @param trump asked for where trumps count otherwise
 */
public record Pile(TrickGame game, Cards cards, boolean lastTrick, Optional<Suit> trump, Contract contract) {

    /** @throws BadQuestion naming the field, where the game has no such cards or trumps */
    public Pile {
        TrickFields.inThePack(game, "cards", cards.list(), List.of());
        if (trump.isPresent() || game.rules().points().dependsOnTrumps()) {
            trump = TrickFields.trump(game, contract, trump, List.of());
        }
        if (trump.isEmpty() && game.rules().points().dependsOnTrumps()) {
            TrumpMaking making = game.rules().making(contract);
            if (!making.noTrump()) {
                throw new BadQuestion("trump", "missing, and trumps count by themselves", making.choices());
            }
        }
    }

    int points() {
        return game.rules().points().of(cards.list(), trump, lastTrick);
    }
}
