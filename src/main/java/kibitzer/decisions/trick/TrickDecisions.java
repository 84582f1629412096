package kibitzer.decisions.trick;

import java.util.List;
import kibitzer.decisions.Family;

/** The decisions on the rules of play of games of tricks, in the order in which they are shown. */
public final class TrickDecisions {
    public static final Family ALL = new Family(
            List.of(
                    new TrickLegal(),
                    new TrickWinner(),
                    new TrickOrder(),
                    new TrickCardPoints(),
                    new TrickOpenCards(),
                    new MeldAll()),
            List.of());

    private TrickDecisions() {}
}
