package kibitzer.decisions.loo;

import java.util.List;
import kibitzer.cards.Card;
import kibitzer.conventions.loo.LooLeadView;
import kibitzer.conventions.loo.LooView;
import kibitzer.decisions.Decision;
import kibitzer.decisions.Family;

/** The decisions on loo, in the order in which they are shown. */
public final class LooDecisions {
    public static final Decision<LooView, String> STAND = new LooStand();
    public static final Decision<LooLeadView, Card> LEAD = new LooLead();

    public static final Family ALL = new Family(List.of(STAND, LEAD), List.of());

    private LooDecisions() {}
}
