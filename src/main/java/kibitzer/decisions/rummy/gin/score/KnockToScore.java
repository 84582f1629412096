package kibitzer.decisions.rummy.gin.score;

import kibitzer.cards.CardSet;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Places;
import kibitzer.games.rummy.gin.Gin;
import kibitzer.games.rummy.gin.KnockScore;

/**
 * Both hands after a knock.
 *
 * @param knocker the ten cards he keeps
 * @param discard the card he threw face down; empty if it is not told, for it does not score
 * @param defender ten cards
 */
public record KnockToScore(CardSet knocker, CardSet discard, CardSet defender) {

    /** @throws BadQuestion naming the field, where a card stands in two places or the hand could not knock */
    public KnockToScore {
        Places.apart("discard", discard, "knocker", knocker);
        Places.apart("defender", defender, "knocker", knocker);
        Places.apart("defender", defender, "discard", discard);
        int count = Gin.MELDER.leastDeadwood(knocker);
        if (count > Gin.KNOCK_LIMIT) {
            throw new BadQuestion(
                    "knocker", count + " points are unmatched", "at most " + Gin.KNOCK_LIMIT + " for a knock");
        }
    }

    public KnockScore score() {
        return KnockScore.of(knocker, defender);
    }
}
