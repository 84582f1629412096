package kibitzer.conventions.rummy.gin;

import java.util.ArrayList;
import java.util.List;
import kibitzer.cards.Card;
import kibitzer.games.rummy.gin.KnockAnswer;

/**
 * The table of a player who has drawn and may knock.
 *
 * @param table what he sees
 * @param limit the most points that may be unmatched at a knock
 */
public record KnockView(GinView table, int limit) {

    /** Every way to knock, and playing on. */
    public List<KnockAnswer> legal() {
        List<KnockAnswer> legal = new ArrayList<>(endings());
        legal.add(new KnockAnswer.PlayOn());
        return List.copyOf(legal);
    }

    /** One knock for each discard that leaves no more than the limit; gin where it leaves nothing. */
    List<KnockAnswer> endings() {
        return table.discards().stream()
                .filter(card -> table.leftAfter(card) <= limit)
                .<KnockAnswer>map(
                        card -> table.leftAfter(card) == 0 ? new KnockAnswer.GoGin(card) : new KnockAnswer.Knock(card))
                .toList();
    }

    /** How far the least count lies above the limit; 0 where a knock is possible. */
    int aboveTheLimit() {
        return Math.max(0, table.leastLeft() - limit);
    }

    /** How many cards not yet seen would make the hand gin at the next turn, after the best discard of this one. */
    int cardsToGin() {
        int most = 0;
        for (Card thrown : table.discards()) {
            if (table.leftAfter(thrown) == table.leastLeft()) {
                most = Math.max(most, table.ginCardsAfter(thrown).size());
            }
        }
        return most;
    }
}
