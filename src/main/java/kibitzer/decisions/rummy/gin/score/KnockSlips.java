package kibitzer.decisions.rummy.gin.score;

import java.util.ArrayList;
import java.util.List;
import kibitzer.decisions.Slip;
import kibitzer.games.rummy.LayingOff;
import kibitzer.games.rummy.Melding;
import kibitzer.games.rummy.gin.Gin;
import kibitzer.games.rummy.gin.HandWon;
import kibitzer.games.rummy.gin.KnockScore;
import kibitzer.games.rummy.gin.KnockScore.Ending;

/** What goes wrong when a knock is scored: the layoff, the bonus, the difference, the side. */
final class KnockSlips {
    private KnockSlips() {}

    static List<Slip<HandWon>> of(KnockToScore hands) {
        KnockScore score = hands.score();
        Melding knocker = score.knocker();
        List<Slip<HandWon>> slips = new ArrayList<>();
        if (score.ending() == Ending.GIN) {
            LayingOff allowed = LayingOff.best(Gin.MELDER, knocker.melds(), hands.defender());
            slips.add(Slip.by("let the defender lay off on gin", won(new KnockScore(Ending.GIN, knocker, allowed))));
        } else {
            LayingOff none = LayingOff.none(Gin.MELDER, knocker.melds(), hands.defender());
            Ending ending = none.deadwood() > knocker.deadwood() ? Ending.KNOCK : Ending.UNDERCUT;
            slips.add(Slip.by("let the defender lay off nothing", won(new KnockScore(ending, knocker, none))));
        }
        boolean wins = score.knockerWins();
        if (score.ending() == Ending.KNOCK) {
            slips.add(Slip.by(
                    "add the bonus, which a plain knock has not", points(wins, score.points() + KnockScore.BONUS)));
        } else {
            slips.add(Slip.by(
                    "leave out the bonus of " + KnockScore.BONUS, points(wins, score.points() - KnockScore.BONUS)));
        }
        int bonus = score.ending() == Ending.KNOCK ? 0 : KnockScore.BONUS;
        int loser = wins ? score.defender().deadwood() : knocker.deadwood();
        slips.add(Slip.by("score all that the other has left, not the difference", points(wins, loser + bonus)));
        if (score.defender().deadwood() == knocker.deadwood()) {
            slips.add(Slip.by("let the knocker win an equal count", points(true, 0)));
        }
        return slips;
    }

    private static HandWon won(KnockScore score) {
        return points(score.knockerWins(), score.points());
    }

    private static HandWon points(boolean byKnocker, int points) {
        return new HandWon(byKnocker, points);
    }
}
