package kibitzer.decisions.trick;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.cards.Suit;
import kibitzer.games.trick.Contract;
import kibitzer.games.trick.PlayRules;
import kibitzer.games.trick.TrickGame;

/**
 * Cards, and a suit that is led.
 *
 * @param trump none where nothing is trumps
 */
public record CardsToRank(TrickGame game, Cards cards, Optional<Suit> trump, Suit led, Contract contract) {

    /** @throws kibitzer.decisions.form.BadQuestion naming the field, where the game has no such cards or trumps */
    public CardsToRank {
        TrickFields.inThePack(game, "cards", cards.list(), List.of());
        trump = TrickFields.trump(game, contract, trump, List.of());
    }

    PlayRules rules() {
        return game.play(contract, trump);
    }

    List<Card> ranked() {
        return rules().order(cards.list(), Optional.of(led));
    }
}
