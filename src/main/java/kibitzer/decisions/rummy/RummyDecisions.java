package kibitzer.decisions.rummy;

import java.util.List;
import kibitzer.decisions.Family;
import kibitzer.decisions.rummy.canasta.CanastaFirstMeld;
import kibitzer.decisions.rummy.canasta.CanastaPile;
import kibitzer.decisions.rummy.canasta.CanastaScore;
import kibitzer.decisions.rummy.meld.ContractMet;
import kibitzer.decisions.rummy.meld.Fillers;
import kibitzer.decisions.rummy.meld.LayOff;
import kibitzer.decisions.rummy.meld.LeastLeft;
import kibitzer.decisions.rummy.meld.MeldOrNot;
import kibitzer.decisions.rummy.meld.RummyMelds;
import kibitzer.decisions.rummy.score.PanguingueCondition;
import kibitzer.decisions.rummy.score.RummyScore;
import kibitzer.decisions.rummy.score.Settlement;
import kibitzer.decisions.rummy.turn.GoOut;
import kibitzer.decisions.rummy.turn.KnockRummyKnock;
import kibitzer.decisions.rummy.turn.RummyDiscard;
import kibitzer.decisions.rummy.turn.RummyPlan;

/** The decisions on the rummy family, canasta and panguingue, in the order in which they are shown. */
public final class RummyDecisions {
    public static final Family ALL = new Family(
            List.of(
                    new MeldOrNot(),
                    new RummyMelds(),
                    new LeastLeft(),
                    new LayOff(),
                    new GoOut(),
                    new RummyDiscard(),
                    new RummyPlan(),
                    new RummyScore(),
                    new Settlement(),
                    new Fillers(),
                    new KnockRummyKnock(),
                    new ContractMet(),
                    new PanguingueCondition(),
                    new CanastaFirstMeld(),
                    new CanastaPile(),
                    new CanastaScore()),
            List.of());

    private RummyDecisions() {}
}
