package kibitzer.games.trick;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.cards.Suit;

/**
 * A player to a trick, out of a hand that was played lawfully so far.
 *
 * @param trump none where nothing is trumps
 * @param trick the cards on the table, in order
 */
public record TrickPosition(
        TrickGame game, Contract contract, Optional<Suit> trump, Cards hand, List<Card> trick, TableFacts facts) {
    public TrickPosition {
        trick = List.copyOf(trick);
    }

    public PlayRules rules() {
        return game.play(contract, trump);
    }

    public LawfulCards lawful() {
        return new LawfulCards(game, rules(), hand, trick, facts);
    }
}
