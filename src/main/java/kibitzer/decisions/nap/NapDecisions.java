package kibitzer.decisions.nap;

import java.util.List;
import kibitzer.decisions.Family;

/** The decisions on nap, in the order in which they are shown. */
public final class NapDecisions {
    public static final Family ALL = new Family(List.of(new NapCall(), NapCard.lead(), NapCard.play()), List.of());

    private NapDecisions() {}
}
