package kibitzer.games.whist;

import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;

/**
 * A suit by what is still in play of it: the best card left is the first, whatever its rank.
 *
 * @param held the cards held
 * @param gone the cards of the suit that have been played
 */
public record SuitInPlay(CardSet held, CardSet gone, Suit suit) {
    /** What a holding is called. */
    public enum Tenace {
        MAJOR,
        MINOR,
        MASTER,
        NONE
    }

    /** True if the card at this place, 1 for the best left, is held. */
    public boolean holds(int place) {
        int left = 0;
        for (Rank rank : Rank.DOWNWARDS) {
            Card card = Card.of(rank, suit);
            if (!gone.contains(card)) {
                left++;
                if (left == place) {
                    return held.contains(card);
                }
            }
        }
        return false;
    }

    /** The place of a card among those left, 1 for the best. */
    public int placeOf(Card card) {
        int place = 1;
        for (Rank rank : Rank.DOWNWARDS) {
            if (rank.isHigherThan(card.rank()) && !gone.contains(rank, suit)) {
                place++;
            }
        }
        return place;
    }

    /** Best and third best with the second out against them, second and fourth with the first and the third, or the best. */
    public Tenace tenace() {
        if (holds(1)) {
            return holds(3) && !holds(2) ? Tenace.MAJOR : Tenace.MASTER;
        }
        return holds(2) && holds(4) && !holds(3) ? Tenace.MINOR : Tenace.NONE;
    }

    /** True if the two places of a tenace are held, whoever has the cards between. */
    public boolean isToTheLetter(Tenace tenace) {
        return switch (tenace) {
            case MAJOR -> holds(1) && holds(3);
            case MINOR -> holds(2) && holds(4);
            case MASTER -> holds(1);
            case NONE -> false;
        };
    }
}
