package kibitzer.decisions.rummy.gin;

import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.conventions.rummy.gin.DrawView;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Places;

/**
 * A hand of gin before the draw, and what has been seen.
 *
 * @param hand ten cards
 * @param upcard the card that may be taken
 * @param dealer true if the learner has dealt
 * @param firstTurn true if the upcard is the dealt one; with a dealer, the non-dealer has refused it
 * @param turn the learner's own turns, this one included
 * @param discards the pile under the upcard, oldest first, without cards that were taken
 * @param opponentTook cards the opponent took from the pile
 * @param refused those of the discards that the opponent passed over; the opponent threw the rest
 */
public record DrawProblem(
        CardSet hand,
        Card upcard,
        boolean dealer,
        boolean firstTurn,
        int turn,
        List<Card> discards,
        CardSet opponentTook,
        CardSet refused) {

    /** @throws BadQuestion naming the field, where a card stands in two places or a first turn has a past */
    public DrawProblem {
        discards = List.copyOf(discards);
        CardSet pile = CardSet.of(discards);
        Places.apart("upcard", CardSet.of(upcard), "hand", hand);
        Places.apart("discards", pile, "hand", hand);
        Places.apart("discards", pile, "upcard", CardSet.of(upcard));
        Places.apart("opponent-took", opponentTook, "hand", hand);
        Places.apart("opponent-took", opponentTook, "discards", pile);
        Places.apart("opponent-took", opponentTook, "upcard", CardSet.of(upcard));
        Places.inThePile("refused", refused, pile);
        if (firstTurn && !discards.isEmpty()) {
            throw new BadQuestion("discards", "cards lie under the first upcard", "none on the first turn");
        }
        if (firstTurn && !opponentTook.isEmpty()) {
            throw new BadQuestion("opponent-took", "the opponent has taken a card before the first turn", "none");
        }
        if (firstTurn && turn != 1) {
            throw new BadQuestion("turn", "the first turn is number " + turn, "1");
        }
    }

    DrawView view() {
        return new DrawView(hand, upcard, dealer, firstTurn, turn, discards, opponentTook, refused);
    }
}
