package kibitzer.games.banking;

import java.util.Set;
import kibitzer.cards.Card;
import kibitzer.cards.Rank;

/**
 * A card taken before the dealer has his own: the dealer's may match it at once, else the two run (skinball, p. 386).
 *
 * @param own the rank of the card taken
 */
record FreshCard(Rank own) implements OpenBet {
    @Override
    public Object kindOf(Card card) {
        return card.rank();
    }

    @Override
    public OpenBet after(Card card, int left) {
        return card.rank() == own ? Settled.LOST : new Race(card.rank(), 1, Set.of(own), 1);
    }
}
