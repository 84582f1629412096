package kibitzer.decisions.cribbage;

import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.decisions.form.Places;
import kibitzer.games.cribbage.HandCount;

/**
 * A hand or a crib in the show.
 *
 * @param hand without the starter
 * @param crib true for the crib, whose flush must take in the starter
 */
public record HandToCount(CardSet hand, Card starter, boolean crib) {
    /** @throws kibitzer.decisions.form.BadQuestion if the starter is in the hand */
    public HandToCount {
        Places.apart("starter", CardSet.of(starter), "hand", hand);
    }

    HandCount count() {
        return HandCount.of(hand, starter, crib);
    }
}
