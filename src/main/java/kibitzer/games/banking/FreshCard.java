package kibitzer.games.banking;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
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
    public Optional<String> live(Cards left) {
        long alike = left.stream().filter(card -> card.rank() == own).count();
        return Optional.of(alike + " of the " + left.size() + " cards left " + (alike == 1 ? "loses" : "lose")
                + " at once, and after the others two cards race");
    }

    @Override
    public Optional<String> counts(List<Card> turned, Settled end) {
        return Optional.of("the dealer's first card, " + turned.getLast() + ", matches yours, which loses at once");
    }

    @Override
    public OpenBet after(Card card, int left) {
        return card.rank() == own ? Settled.LOST : new Race(card.rank(), 1, Set.of(own), 1);
    }
}
