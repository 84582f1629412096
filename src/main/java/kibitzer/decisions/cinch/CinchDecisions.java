package kibitzer.decisions.cinch;

import java.util.List;
import kibitzer.decisions.Family;

/** The decisions on cinch, in the order in which they are shown. */
public final class CinchDecisions {
    public static final Family ALL = new Family(List.of(new CinchBid(), new CinchDiscard()), List.of());

    private CinchDecisions() {}
}
