package kibitzer.conventions.bridge.value;

import java.util.Optional;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;

/**
 * A hand to be valued, and the suit that is to be trumps where the count asks for one.
 *
 * @param hand 13 cards
 * @param trumps the proposed trump suit; empty at no trump, or where the count does not care
 */
public record Valued(CardSet hand, Optional<Suit> trumps) {

    public static Valued plain(CardSet hand) {
        return new Valued(hand, Optional.empty());
    }

    public static Valued with(CardSet hand, Suit trumps) {
        return new Valued(hand, Optional.of(trumps));
    }

    int length(Suit suit) {
        return hand.length(suit);
    }

    boolean holds(Rank rank, Suit suit) {
        return hand.contains(rank, suit);
    }

    boolean isTrumps(Suit suit) {
        return trumps.filter(suit::equals).isPresent();
    }

    int trumpLength() {
        return trumps.map(hand::length).orElse(0);
    }
}
