package kibitzer.games.rummy.gin.odds;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.games.rummy.gin.Gin;
import kibitzer.odds.Fraction;

/**
 * What a hand of ten comes to with the next card of the stock and the best discard after it: exact, every card not seen
 * equally likely to be drawn.
 *
 * @param count the points left unmatched on average
 * @param knock the chance that a knock is possible then
 * @param gin the chance that nothing is left unmatched
 */
public record NextDraw(Fraction count, Fraction knock, Fraction gin) {

    /**
     * @param hand ten cards
     * @param unseen the cards that may be drawn, at least one
     * @param limit the most points that may be unmatched at a knock
     */
    public static NextDraw of(CardSet hand, CardSet unseen, int limit) {
        Tally tally = new Tally();
        for (Card drawn : unseen) {
            CardSet eleven = hand.with(drawn);
            int least = Gin.MELDER.leastDeadwood(hand);
            for (Card thrown : hand) {
                least = Math.min(least, Gin.MELDER.leastDeadwood(eleven.without(thrown)));
            }
            tally.add(least, limit);
        }
        return tally.over(unseen.size());
    }

    /**
     * The same for each card that may be thrown from eleven. Each pair of cards is taken out of the hand once, for what is
     * left is the same whichever of the two goes first.
     *
     * @return by the card thrown, in written order
     */
    public static Map<Card, NextDraw> afterEach(CardSet eleven, CardSet unseen, int limit) {
        List<Card> held = eleven.toList();
        int[] now = held.stream()
                .mapToInt(card -> Gin.MELDER.leastDeadwood(eleven.without(card)))
                .toArray();
        List<Tally> tallies = held.stream().map(card -> new Tally()).toList();
        for (Card drawn : unseen) {
            CardSet twelve = eleven.with(drawn);
            int[] least = now.clone();
            for (int first = 0; first < held.size(); first++) {
                CardSet without = twelve.without(held.get(first));
                for (int second = first + 1; second < held.size(); second++) {
                    int left = Gin.MELDER.leastDeadwood(without.without(held.get(second)));
                    least[first] = Math.min(least[first], left);
                    least[second] = Math.min(least[second], left);
                }
            }
            for (int thrown = 0; thrown < least.length; thrown++) {
                tallies.get(thrown).add(least[thrown], limit);
            }
        }
        Map<Card, NextDraw> draws = new LinkedHashMap<>();
        for (int thrown = 0; thrown < held.size(); thrown++) {
            draws.put(held.get(thrown), tallies.get(thrown).over(unseen.size()));
        }
        return Collections.unmodifiableMap(draws);
    }

    private static final class Tally {
        private int points;
        private int knocks;
        private int gins;

        void add(int count, int limit) {
            points += count;
            knocks += count <= limit ? 1 : 0;
            gins += count == 0 ? 1 : 0;
        }

        NextDraw over(int draws) {
            return new NextDraw(Fraction.of(points, draws), Fraction.of(knocks, draws), Fraction.of(gins, draws));
        }
    }
}
