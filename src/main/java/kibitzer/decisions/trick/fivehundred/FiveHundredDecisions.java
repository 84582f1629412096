package kibitzer.decisions.trick.fivehundred;

import java.util.List;
import kibitzer.decisions.Family;

/** The decisions on five hundred, in the order in which they are shown. */
public final class FiveHundredDecisions {
    public static final Family ALL =
            new Family(List.of(new FiveHundredBid(), new FiveHundredDiscard(), new FiveHundredWidow()), List.of());

    private FiveHundredDecisions() {}
}
