package kibitzer.decisions.trick.ecarte;

import java.util.List;
import kibitzer.decisions.Family;

/** The decisions on ecarte, in the order in which they are shown. */
public final class EcarteDecisions {
    public static final Family ALL =
            new Family(List.of(new EcarteStand(), new EcarteDiscard(), new EcarteLead()), List.of());

    private EcarteDecisions() {}
}
