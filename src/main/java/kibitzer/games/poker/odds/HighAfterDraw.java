package kibitzer.games.poker.odds;

import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.games.poker.Draw;
import kibitzer.games.poker.PokerForm;
import kibitzer.games.poker.Ranking;

/**
 * The chance that a hand, once its draw is made, is higher than five cards dealt to each of so many opponents, of which
 * nothing is known. Dealt, not counted: the cards of several hands hang together.
 */
public final class HighAfterDraw {
    public static final int MOST_OPPONENTS = 7;

    private static final Ranking RANKING = PokerForm.STANDARD.ranking();

    private HighAfterDraw() {}

    /**
     * How often it was beaten and equalled by none.
     *
     * @param opponents 1 to {@link #MOST_OPPONENTS}
     * @param deals at least 1
     */
    public static Tally simulated(Draw draw, int opponents, int deals, Seed seed) {
        Chance chance = seed.chance();
        RandomDeal pack = new RandomDeal(draw.unseen(), chance);
        long kept = draw.keep().bits();
        long high = 0;
        for (int deal = 0; deal < deals; deal++) {
            pack.shuffle();
            int mine = RANKING.strength(kept | pack.deal(draw.drawn(), 0));
            int lower = 0;
            while (lower < opponents && RANKING.strength(pack.deal(5, 0)) < mine) {
                lower++;
            }
            high += lower == opponents ? 1 : 0;
        }
        return new Tally(high, deals);
    }
}
