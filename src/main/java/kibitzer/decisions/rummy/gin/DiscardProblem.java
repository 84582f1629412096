package kibitzer.decisions.rummy.gin;

import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.conventions.rummy.gin.GinView;
import kibitzer.decisions.form.Places;

/**
 * A hand of gin after the draw, and what has been seen.
 *
 * @param hand eleven cards
 * @param discards the pile, oldest first, without cards that were taken
 * @param opponentTook cards the opponent took from the pile
 * @param opponentRefused those of the pile that he passed over; he threw the rest
 * @param turn the learner's own turns, this one included
 * @param taken the upcard that the learner took in this turn and may not throw in it; empty if he drew from the stock
 */
public record DiscardProblem(
        CardSet hand, List<Card> discards, CardSet opponentTook, CardSet opponentRefused, int turn, CardSet taken) {

    /** @throws kibitzer.decisions.form.BadQuestion naming the field, where a card stands in two places */
    public DiscardProblem {
        discards = List.copyOf(discards);
        CardSet pile = CardSet.of(discards);
        Places.apart("discards", pile, "hand", hand);
        Places.apart("opponent-took", opponentTook, "hand", hand);
        Places.apart("opponent-took", opponentTook, "discards", pile);
        Places.inThePile("opponent-refused", opponentRefused, pile);
        Places.inTheHand("taken", taken, hand);
    }

    /** With a card drawn from the stock. */
    public DiscardProblem(CardSet hand, List<Card> discards, CardSet opponentTook, CardSet opponentRefused, int turn) {
        this(hand, discards, opponentTook, opponentRefused, turn, CardSet.EMPTY);
    }

    GinView view() {
        return new GinView(hand, discards, opponentTook, opponentRefused, turn, taken);
    }
}
