package kibitzer.decisions.gin;

import java.util.List;
import kibitzer.cards.CardSet;
import kibitzer.conventions.gin.GinView;
import kibitzer.conventions.gin.KnockView;
import kibitzer.decisions.form.BadQuestion;

/**
 * A hand of gin after the draw, and what the opponent took.
 *
 * @param hand eleven cards
 * @param turn the learner's own turns, this one included
 * @param opponentTook cards the opponent took from the pile
 * @param knockLimit the most points that may be unmatched at a knock
 */
public record KnockProblem(CardSet hand, int turn, CardSet opponentTook, int knockLimit) {

    /** @throws BadQuestion naming the field, where a card stands in two places or he took more than he had turns */
    public KnockProblem {
        Places.apart("opponent-took", opponentTook, "hand", hand);
        if (opponentTook.size() > turn) {
            throw new BadQuestion(
                    "opponent-took",
                    opponentTook.size() + " cards taken before turn " + turn,
                    "at most one for each turn");
        }
    }

    KnockView view() {
        return new KnockView(new GinView(hand, List.of(), opponentTook, CardSet.EMPTY, turn), knockLimit);
    }
}
