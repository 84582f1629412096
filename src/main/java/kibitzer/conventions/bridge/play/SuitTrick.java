package kibitzer.conventions.bridge.play;

import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;

/** A trick in one suit as a player meets it who still has cards of the suit; the suit is written as spades. */
public sealed interface SuitTrick permits ThirdHand, Following {
    /** The suit stands for any. */
    Suit SUIT = Suit.SPADES;

    /** The player's cards of the suit. */
    CardSet own();

    /** The cards of the suit that lie on the table. */
    CardSet played();

    /** The highest of the cards on the table. */
    default Rank toBeat() {
        return played().first().rank();
    }

    default boolean beats(Rank rank) {
        return rank.isHigherThan(toBeat());
    }

    /** The lowest of the cards that are as good as this one: its own neighbours below, those on the table skipped. */
    default Rank lowestEqual(Rank rank) {
        Rank lowest = rank;
        for (Rank below : Rank.DOWNWARDS) {
            if (rank.isHigherThan(below)) {
                if (own().contains(below, SUIT)) {
                    lowest = below;
                } else if (!played().contains(below, SUIT)) {
                    return lowest;
                }
            }
        }
        return lowest;
    }

    /** The highest of the cards that are as good as this one. */
    default Rank highestEqual(Rank rank) {
        return own().stream()
                .map(Card::rank)
                .filter(other ->
                        other.compareTo(rank) >= 0 && lowestEqual(other).compareTo(rank) <= 0)
                .findFirst()
                .orElse(rank);
    }

    /** The highest of some cards; none where there is none. */
    static Optional<Rank> highest(CardSet cards) {
        return cards.isEmpty() ? Optional.empty() : Optional.of(cards.first().rank());
    }
}
