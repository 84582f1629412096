package kibitzer.games.banking.reddog;

import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;

/** The card that wins a bet at red dog: a higher one of the suit turned (p. 378, paragraph 6). */
public final class WinningCard {
    private WinningCard() {}

    /** The highest card of the hand that beats the one turned; empty if none does. */
    public static Optional<Card> of(CardSet hand, Card turned) {
        return hand.in(turned.suit()).stream()
                .filter(held -> held.rank().isHigherThan(turned.rank()))
                .max((one, other) -> one.rank().compareTo(other.rank()));
    }
}
