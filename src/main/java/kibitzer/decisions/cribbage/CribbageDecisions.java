package kibitzer.decisions.cribbage;

import java.util.List;
import kibitzer.decisions.Family;

/** The decisions on cribbage, in the order in which they are shown. */
public final class CribbageDecisions {
    public static final Family ALL = new Family(
            List.of(
                    new CribbageCount(),
                    new CribbagePeg(),
                    new CribbageLayAway(),
                    new CribbageLead(),
                    new CribbagePlay(),
                    new CribbageSeven()),
            List.of());

    private CribbageDecisions() {}
}
