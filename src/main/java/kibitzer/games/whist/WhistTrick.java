package kibitzer.games.whist;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.Suit;
import kibitzer.games.table.TableSeat;

/**
 * A trick at whist, finished or not.
 *
 * @param leader who led to it
 * @param cards in the order played, at most four
 */
public record WhistTrick(TableSeat leader, List<Card> cards) {
    public static final int FULL = 4;

    public WhistTrick {
        cards = List.copyOf(cards);
        if (cards.size() > FULL || !leader.isOnCompass()) {
            throw new IllegalArgumentException(cards.size() + " cards led by " + leader + "; expected at most four");
        }
    }

    /** The suit led; empty before the lead. */
    public Optional<Suit> suit() {
        return cards.isEmpty() ? Optional.empty() : Optional.of(cards.getFirst().suit());
    }

    public boolean isLedIn(Suit suit) {
        return !cards.isEmpty() && cards.getFirst().suit() == suit;
    }

    public TableSeat seatOf(int card) {
        return leader.after(card);
    }

    /** The place of a seat in the order of play, 0 for the leader. */
    public int placeOf(TableSeat seat) {
        return Math.floorMod(seat.place() - leader.place(), FULL);
    }

    /** The card a seat played; empty if it has not played yet. */
    public Optional<Card> of(TableSeat seat) {
        int place = placeOf(seat);
        return place < cards.size() ? Optional.of(cards.get(place)) : Optional.empty();
    }

    /** True if the seat played another suit than the one led. */
    public boolean isRenouncedBy(TableSeat seat) {
        int place = placeOf(seat);
        return place < cards.size()
                && cards.get(place).suit() != cards.getFirst().suit();
    }

    /** The place of the card that heads the trick so far. */
    public int best(Suit trump) {
        int best = 0;
        for (int place = 1; place < cards.size(); place++) {
            if (beats(cards.get(place), cards.get(best), trump)) {
                best = place;
            }
        }
        return best;
    }

    public TableSeat winner(Suit trump) {
        return seatOf(best(trump));
    }

    /** The cards before this place. */
    public WhistTrick upTo(int place) {
        return new WhistTrick(leader, cards.subList(0, place));
    }

    /** True if a later card beats an earlier one that heads the trick. */
    public static boolean beats(Card later, Card earlier, Suit trump) {
        return later.suit() == earlier.suit() ? later.rank().isHigherThan(earlier.rank()) : later.suit() == trump;
    }
}
