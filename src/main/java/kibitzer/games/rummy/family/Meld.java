package kibitzer.games.rummy.family;

import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;

/**
 * One way to read some cards as a meld.
 *
 * @param run true for a sequence, false for a group
 * @param places each card with the rank it stands for; a sequence from its lowest card up
 */
public record Meld(boolean run, List<Place> places) {
    /** A card in a meld, and the rank it stands for. */
    public record Place(Card card, Rank as) {}

    public Meld {
        places = List.copyOf(places);
    }

    public Cards cards() {
        return Cards.of(places.stream().map(Place::card).toList());
    }

    /** The suit of a sequence: that of its natural cards, for a wild one may be of any. */
    public Suit suit(Wilds wilds) {
        return places.stream()
                .map(Place::card)
                .filter(card -> !wilds.isWild(card))
                .findFirst()
                .orElseThrow()
                .suit();
    }

    /** What the meld counts. */
    public int points(PointValues values) {
        int sum = 0;
        for (int i = 0; i < places.size(); i++) {
            Place place = places.get(i);
            boolean below = run && place.as() == Rank.ACE && i == 0 && isBelowTheDeuce();
            sum += values.melded(place.card(), place.as(), below);
        }
        return sum;
    }

    private boolean isBelowTheDeuce() {
        return places.size() > 1 && places.get(1).as() == Rank.TWO;
    }
}
