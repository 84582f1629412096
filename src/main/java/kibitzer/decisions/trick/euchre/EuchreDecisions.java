package kibitzer.decisions.trick.euchre;

import java.util.List;
import kibitzer.decisions.Family;

/** The decisions on euchre and hasenpfeffer, in the order in which they are shown. */
public final class EuchreDecisions {
    public static final Family ALL =
            new Family(List.of(new EuchreCall(), new EuchreLead(), new HasenpfefferBid()), List.of());

    private EuchreDecisions() {}
}
