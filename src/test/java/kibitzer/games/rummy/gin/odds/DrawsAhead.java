package kibitzer.games.rummy.gin.odds;

import java.util.ArrayList;
import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.games.rummy.gin.Gin;

/**
 * What a hand of ten comes to after several draws from the stock, each time the discard that leaves least: dealt, not
 * counted, and therefore with an error.
 *
 * @param count the points left unmatched on average
 * @param error the standard error of the count
 */
public record DrawsAhead(double count, double error) {

    /**
     * @param hand ten cards
     * @param unseen the cards that may be drawn, at least as many as draws
     * @param draws how many are drawn, one after the other
     * @param deals how often they are dealt, 2 or more
     */
    public static DrawsAhead dealt(CardSet hand, CardSet unseen, int draws, int deals, Seed seed) {
        Chance chance = seed.chance();
        double sum = 0;
        double squares = 0;
        for (int deal = 0; deal < deals; deal++) {
            List<Card> stock = new ArrayList<>(unseen.toList());
            CardSet held = hand;
            for (int draw = 0; draw < draws; draw++) {
                held = afterTheBestDiscard(held.with(stock.remove(chance.below(stock.size()))));
            }
            int left = Gin.MELDER.leastDeadwood(held);
            sum += left;
            squares += (double) left * left;
        }
        double mean = sum / deals;
        return new DrawsAhead(mean, Math.sqrt((squares / deals - mean * mean) / (deals - 1)));
    }

    private static CardSet afterTheBestDiscard(CardSet eleven) {
        CardSet best = CardSet.EMPTY;
        int least = Integer.MAX_VALUE;
        for (Card thrown : eleven) {
            CardSet kept = eleven.without(thrown);
            int left = Gin.MELDER.leastDeadwood(kept);
            if (left < least) {
                least = left;
                best = kept;
            }
        }
        return best;
    }
}
