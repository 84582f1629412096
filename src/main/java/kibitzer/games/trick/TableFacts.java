package kibitzer.games.trick;

import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.Suit;

/**
 * What the table tells beside hand, trick and trumps.
 *
 * @param turnUp the card turned
 * @param stockOpen whether cards are still drawn
 * @param firstLead whether the lead is the first of the hand
 * @param standers players that take part, where some may drop; 0 where that is not known
 * @param named the suit called for by a joker led
 */
public record TableFacts(
        Optional<Card> turnUp, boolean stockOpen, boolean firstLead, int standers, Optional<Suit> named) {
    /** Nothing beside. */
    public static final TableFacts NONE = new TableFacts(Optional.empty(), false, false, 0, Optional.empty());

    public TableFacts naming(Suit suit) {
        return new TableFacts(turnUp, stockOpen, firstLead, standers, Optional.of(suit));
    }

    public TableFacts withStock(boolean open) {
        return new TableFacts(turnUp, open, firstLead, standers, named);
    }
}
