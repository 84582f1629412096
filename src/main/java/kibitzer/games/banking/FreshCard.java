package kibitzer.games.banking;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
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
        long most = left.stream()
                .filter(card -> card.rank() != own)
                .collect(Collectors.groupingBy(Card::rank, Collectors.counting()))
                .values()
                .stream()
                .mapToLong(Long::longValue)
                .max()
                .orElse(1);
        return Optional.of(alike + " of " + left.size() + (alike == 1 ? " loses" : " lose")
                + " at once; else the dealer's must come first, at most "
                + (most - 1) + " against " + alike);
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
