package kibitzer.decisions.solo;

import java.util.List;
import kibitzer.decisions.Family;

/** The decisions on solo whist. */
public final class SoloDecisions {
    public static final Family ALL = new Family(List.of(new SoloCall()), List.of());

    private SoloDecisions() {}
}
