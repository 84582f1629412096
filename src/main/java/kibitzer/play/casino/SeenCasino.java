package kibitzer.play.casino;

import java.util.List;
import kibitzer.games.casino.CasinoDeal;
import kibitzer.games.casino.CasinoScore;
import kibitzer.games.casino.CasinoSight;
import kibitzer.games.casino.Pile;

/**
 * What one player sees of deals of casino: his cards, the table, what both have taken in and played, the score.
 *
 * @param player 0 or 1
 * @param sight the table as the questions have it
 * @param others how many cards the other holds
 * @param stock how many cards lie face down
 * @param own what he has taken in, sweeps counted
 * @param his the same of the other
 * @param story what both have played in this deal
 * @param number of this deal in the game, from 1
 * @param score after the deals that are over
 */
public record SeenCasino(
        int player,
        CasinoSight sight,
        int others,
        int stock,
        Pile own,
        Pile his,
        List<CasinoDeal.Played> story,
        int number,
        CasinoScore score) {

    public SeenCasino {
        story = List.copyOf(story);
    }

    static SeenCasino of(CasinoSeries series, int player) {
        CasinoDeal deal = series.deal();
        return new SeenCasino(
                player,
                deal.sight(player),
                deal.hands().get(1 - player).size(),
                deal.stock().size(),
                deal.piles().get(player),
                deal.piles().get(1 - player),
                deal.story(),
                series.deals().size(),
                series.score());
    }

    /** Points in the game so far, his own. */
    public int points() {
        return score.points().get(player);
    }

    /** The same of the other. */
    public int hisPoints() {
        return score.points().get(1 - player);
    }
}
