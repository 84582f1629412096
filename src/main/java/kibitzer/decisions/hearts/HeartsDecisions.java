package kibitzer.decisions.hearts;

import java.util.List;
import kibitzer.decisions.Family;

/** The decisions on hearts and black lady, in the order in which they are shown. */
public final class HeartsDecisions {
    public static final Family ALL =
            new Family(List.of(new HeartsPass(), new HeartsDanger(), new HeartsSettle()), List.of());

    private HeartsDecisions() {}
}
