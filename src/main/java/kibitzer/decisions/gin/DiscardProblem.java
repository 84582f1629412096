package kibitzer.decisions.gin;

import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.conventions.gin.GinView;
import kibitzer.decisions.form.BadQuestion;

/**
 * A hand of gin after the draw, and what has been seen.
 *
 * @param hand eleven cards
 * @param discards the pile, oldest first, without cards that were taken
 * @param opponentTook cards the opponent took from the pile
 * @param opponentRefused those of the pile that he passed over; he threw the rest
 * @param turn the learner's own turns, this one included
 */
public record DiscardProblem(
        CardSet hand, List<Card> discards, CardSet opponentTook, CardSet opponentRefused, int turn) {

    /** @throws BadQuestion naming the field, where a card stands in two places */
    public DiscardProblem {
        discards = List.copyOf(discards);
        CardSet pile = CardSet.of(discards);
        apart("discards", pile, "hand", hand);
        apart("opponent-took", opponentTook, "hand", hand);
        apart("opponent-took", opponentTook, "discards", pile);
        CardSet elsewhere = opponentRefused.minus(pile);
        if (!elsewhere.isEmpty()) {
            throw new BadQuestion(
                    "opponent-refused",
                    "the " + elsewhere.first().inWords() + " is not among the discards",
                    "cards of the field discards");
        }
    }

    private static void apart(String field, CardSet cards, String other, CardSet others) {
        if (!cards.isDisjoint(others)) {
            throw new BadQuestion(
                    field,
                    "the " + cards.intersection(others).first().inWords() + " stands in " + other + " too",
                    "each card in one place");
        }
    }

    GinView view() {
        return new GinView(hand, discards, opponentTook, opponentRefused, turn);
    }
}
