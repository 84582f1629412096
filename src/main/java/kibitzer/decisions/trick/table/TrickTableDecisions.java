package kibitzer.decisions.trick.table;

import java.util.List;
import kibitzer.decisions.Family;

/** The decisions on calls and settlements, in the order in which they are shown. */
public final class TrickTableDecisions {
    public static final Family ALL = new Family(List.of(new TrickCalls(), new TrickSettle()), List.of());

    private TrickTableDecisions() {}
}
