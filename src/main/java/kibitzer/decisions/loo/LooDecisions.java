package kibitzer.decisions.loo;

import java.util.List;
import kibitzer.decisions.Family;

/** The decisions on loo, in the order in which they are shown. */
public final class LooDecisions {
    public static final Family ALL = new Family(List.of(new LooStand(), new LooLead()), List.of());

    private LooDecisions() {}
}
