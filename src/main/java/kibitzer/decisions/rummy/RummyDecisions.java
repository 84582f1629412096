package kibitzer.decisions.rummy;

import java.util.List;
import kibitzer.decisions.Family;

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
                    new Score(),
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
