package kibitzer.games.bridge.turn;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.Suit;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;

/**
 * A trick at bridge, finished or not.
 *
 * @param leader who led to it
 * @param cards in the order played, at most four
 */
public record PlayedTrick(Seat leader, List<Card> cards) {
    public static final int FULL = 4;

    public PlayedTrick {
        cards = List.copyOf(cards);
        if (cards.size() > FULL) {
            throw new IllegalArgumentException(cards.size() + " cards in a trick; expected at most four");
        }
    }

    /** The suit led; empty before the lead. */
    public Optional<Suit> suit() {
        return cards.isEmpty() ? Optional.empty() : Optional.of(cards.getFirst().suit());
    }

    /** The card a seat played; empty if it has not played yet. */
    public Optional<Card> of(Seat seat) {
        int place = placeOf(seat);
        return place < cards.size() ? Optional.of(cards.get(place)) : Optional.empty();
    }

    /** The place of a seat in the order of play, 0 for the leader. */
    int placeOf(Seat seat) {
        return Math.floorMod(seat.ordinal() - leader.ordinal(), FULL);
    }

    /** True if the seat played another suit than the one led. */
    boolean isRenouncedBy(Seat seat) {
        return of(seat).filter(card -> card.suit() != cards.getFirst().suit()).isPresent();
    }

    /** Who heads the trick so far, and wins it when it is full. */
    public Seat winner(Strain strain) {
        int best = 0;
        for (int place = 1; place < cards.size(); place++) {
            if (beats(cards.get(place), cards.get(best), strain)) {
                best = place;
            }
        }
        return leader.after(best);
    }

    /** True if a later card beats an earlier one that heads the trick. */
    public static boolean beats(Card later, Card earlier, Strain strain) {
        return later.suit() == earlier.suit()
                ? later.rank().isHigherThan(earlier.rank())
                : strain.suit().filter(trump -> trump == later.suit()).isPresent();
    }
}
