package kibitzer.play.casino;

import java.util.ArrayList;
import java.util.List;
import kibitzer.cards.Seed;
import kibitzer.games.casino.CasinoDeal;
import kibitzer.games.casino.CasinoGame;
import kibitzer.games.casino.CasinoPlay;
import kibitzer.games.casino.CasinoScore;
import kibitzer.games.table.TableSeat;

/**
 * Deals of casino, one after the other, until somebody has the points that win; the deal alternates (par. 5).
 *
 * @param game what is played
 * @param seed from which all are dealt
 * @param wanted how many are played, if the game is not won before
 * @param deals those that were dealt, in order; the last may go on
 */
public record CasinoSeries(CasinoGame game, Seed seed, int wanted, List<CasinoDeal> deals) {
    /** The learner where he sits as the seed puts him. */
    public static final int LEARNER = 0;

    public static final int OTHER = 1;

    /** Eight points a deal at least; no game lasts so long. */
    public static final int MOST_DEALS = 12;

    public CasinoSeries {
        deals = List.copyOf(deals);
    }

    /** The first deal; chance says who deals it. */
    static CasinoSeries dealt(CasinoGame game, Seed seed, int wanted) {
        return new CasinoSeries(game, seed, wanted, List.of()).withDeal();
    }

    private static int firstDealer(Seed seed) {
        return seed.chance().below(2);
    }

    private CasinoSeries withDeal() {
        List<CasinoDeal> more = new ArrayList<>(deals);
        more.add(asDealt(deals.size()));
        return new CasinoSeries(game, seed, wanted, more);
    }

    /** The deal of this number, from 0, before the first card is played. */
    CasinoDeal asDealt(int number) {
        int dealer = (firstDealer(seed) + number) % 2;
        return CasinoDeal.dealt(game, seed.deal(number + 1), dealer);
    }

    /** The deal that is played or has just ended. */
    public CasinoDeal deal() {
        return deals.getLast();
    }

    /** True if the last deal that is wanted, or that the game takes, is over. */
    public boolean isOver() {
        return deal().isOver();
    }

    /** The game after the deals that are over. */
    public CasinoScore score() {
        CasinoScore score = CasinoScore.begin(game);
        for (CasinoDeal deal : deals) {
            score = deal.isOver() ? score.with(deal.sheet(LEARNER)) : score;
        }
        return score;
    }

    /** The eldest hand of the first deal is 1, its dealer 2. */
    TableSeat seat(int player) {
        return seat(seed, player);
    }

    static TableSeat seat(Seed seed, int player) {
        return new TableSeat(2, player == firstDealer(seed) ? 1 : 0);
    }

    int player(TableSeat seat) {
        return seat.place() == 1 ? firstDealer(seed) : 1 - firstDealer(seed);
    }

    CasinoSeries after(CasinoPlay play) {
        List<CasinoDeal> after = new ArrayList<>(deals);
        after.set(deals.size() - 1, deal().after(play));
        CasinoSeries series = new CasinoSeries(game, seed, wanted, after);
        boolean more = series.isOver()
                && deals.size() < wanted
                && series.score().winner().isEmpty();
        return more ? series.withDeal() : series;
    }
}
