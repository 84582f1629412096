package kibitzer.decisions.trick.euchre;

import java.util.List;
import kibitzer.cards.Card;
import kibitzer.conventions.euchre.EuchreLeadView;
import kibitzer.conventions.euchre.EuchreView;
import kibitzer.decisions.Decision;
import kibitzer.decisions.Family;

/** The decisions on euchre and hasenpfeffer, in the order in which they are shown. */
public final class EuchreDecisions {
    public static final Decision<EuchreView, String> CALL = new EuchreCall();
    public static final Decision<EuchreLeadView, Card> LEAD = new EuchreLead();

    public static final Family ALL = new Family(List.of(CALL, LEAD, new HasenpfefferBid()), List.of());

    private EuchreDecisions() {}
}
