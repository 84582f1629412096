package kibitzer.decisions.trick;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.Cards;
import kibitzer.cards.Suit;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.meld.MeldTable;
import kibitzer.games.trick.meld.MeldTables;

/** A hand whose melds are asked for. */
record HandToMeld(TrickGame game, Cards hand, Optional<Suit> trump) {

    /** @throws kibitzer.decisions.form.BadQuestion naming the field, where the game has no such cards or trumps */
    HandToMeld {
        TrickFields.inThePack(game, "hand", hand.list(), List.of());
        trump = TrickFields.trump(game, game.rules().usual(), trump, List.of());
    }

    MeldTable table() {
        return MeldTables.of(game.id()).orElseThrow();
    }
}
