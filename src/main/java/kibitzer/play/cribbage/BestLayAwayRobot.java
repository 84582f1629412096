package kibitzer.play.cribbage;

import java.util.Comparator;
import kibitzer.advice.Reckoning;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.decisions.cribbage.CribbageLayAway;
import kibitzer.decisions.cribbage.HandToLayAway;
import kibitzer.games.cribbage.play.CribbageMove;
import kibitzer.games.cribbage.play.CribbagePhase;
import kibitzer.play.hand.Robot;

/** Lays away what is best on average, by exact counting, and follows the book in all else. */
final class BestLayAwayRobot implements Robot<SeenCribbage, CribbageMove> {
    private final CribbageLayAway decision = new CribbageLayAway();

    @Override
    public CribbageMove move(SeenCribbage seen, Chance chance) {
        if (seen.phase() != CribbagePhase.LAY_AWAY) {
            return CribbageTurns.byTheBook(seen);
        }
        Reckoning<CardSet> reckoned = decision.reckon(new HandToLayAway(
                        seen.hand(), seen.hasTheCrib(), seen.game().id()))
                .orElseThrow();
        return new CribbageMove.Puts(reckoned.best().stream()
                .min(Comparator.comparing(CardSet::toString))
                .orElseThrow());
    }
}
