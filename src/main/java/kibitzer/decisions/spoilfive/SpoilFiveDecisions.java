package kibitzer.decisions.spoilfive;

import java.util.List;
import kibitzer.decisions.Family;

/** The decisions on spoil five, in the order in which they are shown. */
public final class SpoilFiveDecisions {
    public static final Family ALL = new Family(List.of(new SpoilFiveRob(), new SpoilFiveJink()), List.of());

    private SpoilFiveDecisions() {}
}
