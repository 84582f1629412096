package kibitzer.decisions.ohhell;

import java.util.List;
import kibitzer.decisions.Family;

/** The decisions on oh hell, in the order in which they are shown. */
public final class OhHellDecisions {
    public static final Family ALL = new Family(List.of(new OhHellBid()), List.of());

    private OhHellDecisions() {}
}
