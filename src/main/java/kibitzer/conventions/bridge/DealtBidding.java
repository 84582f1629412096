package kibitzer.conventions.bridge;

import kibitzer.cards.CardSet;
import kibitzer.games.bridge.Deal;

/**
 * A deal and an auction that its hands would bid.
 *
 * @param deal the four hands
 * @param soFar the auction; the learner sits where the turn is
 */
public record DealtBidding(Deal deal, BiddingSoFar soFar) {

    /** The learner's hand. */
    public CardSet hand() {
        return deal.hand(soFar.turn());
    }
}
