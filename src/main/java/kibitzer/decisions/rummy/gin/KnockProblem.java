package kibitzer.decisions.rummy.gin;

import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.conventions.rummy.gin.GinView;
import kibitzer.conventions.rummy.gin.KnockView;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Places;

/**
 * A hand of gin after the draw, and what the opponent took.
 *
 * @param hand eleven cards
 * @param turn the learner's own turns, this one included
 * @param opponentTook cards the opponent took from the pile
 * @param knockLimit the most points that may be unmatched at a knock
 * @param discards the pile, oldest first, without cards that were taken; empty where it is not told
 * @param taken the upcard that the learner took in this turn and may not throw in it; empty if he drew from the stock
 */
public record KnockProblem(
        CardSet hand, int turn, CardSet opponentTook, int knockLimit, List<Card> discards, CardSet taken) {

    /** @throws BadQuestion naming the field, where a card stands in two places or he took more than he had turns */
    public KnockProblem {
        discards = List.copyOf(discards);
        CardSet pile = CardSet.of(discards);
        Places.apart("opponent-took", opponentTook, "hand", hand);
        Places.apart("discards", pile, "hand", hand);
        Places.apart("opponent-took", opponentTook, "discards", pile);
        Places.inTheHand("taken", taken, hand);
        if (opponentTook.size() > turn) {
            throw new BadQuestion(
                    "opponent-took",
                    opponentTook.size() + " cards taken before turn " + turn,
                    "at most one for each turn");
        }
    }

    /** With a card drawn from the stock, and nothing told of the pile. */
    public KnockProblem(CardSet hand, int turn, CardSet opponentTook, int knockLimit) {
        this(hand, turn, opponentTook, knockLimit, List.of(), CardSet.EMPTY);
    }

    KnockView view() {
        return new KnockView(new GinView(hand, discards, opponentTook, CardSet.EMPTY, turn, taken), knockLimit);
    }
}
