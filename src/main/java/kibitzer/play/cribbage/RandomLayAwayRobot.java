package kibitzer.play.cribbage;

import kibitzer.cards.Chance;
import kibitzer.conventions.cribbage.LayAwayView;
import kibitzer.games.cribbage.play.CribbageMove;
import kibitzer.games.cribbage.play.CribbagePhase;
import kibitzer.play.hand.Robot;

/** Lays away any cards, and follows the book in all else. */
final class RandomLayAwayRobot implements Robot<SeenCribbage, CribbageMove> {

    @Override
    public CribbageMove move(SeenCribbage seen, Chance chance) {
        if (seen.phase() != CribbagePhase.LAY_AWAY) {
            return CribbageTurns.byTheBook(seen);
        }
        LayAwayView view = new LayAwayView(seen.hand(), seen.game().laidAway(), seen.hasTheCrib());
        return new CribbageMove.Puts(chance.oneOf(view.options()));
    }
}
