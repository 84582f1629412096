package kibitzer.decisions.casino;

import java.util.List;
import kibitzer.decisions.Family;

/** The decisions on casino and scopa, in the order in which they are shown. */
public final class CasinoDecisions {
    public static final Family ALL = new Family(
            List.of(
                    new CasinoCaptures(),
                    new CasinoTurn(),
                    new CasinoScored(),
                    new ScopaCapture(),
                    new ScopaPrimiera()),
            List.of());

    private CasinoDecisions() {}
}
