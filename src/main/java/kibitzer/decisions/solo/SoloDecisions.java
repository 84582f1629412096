package kibitzer.decisions.solo;

import java.util.List;
import kibitzer.conventions.solo.SoloView;
import kibitzer.decisions.Decision;
import kibitzer.decisions.Family;

/** The decisions on solo whist. */
public final class SoloDecisions {
    public static final Decision<SoloView, String> CALL = new SoloCall();

    public static final Family ALL = new Family(List.of(CALL), List.of());

    private SoloDecisions() {}
}
