package kibitzer.decisions.law;

import java.util.List;
import kibitzer.decisions.Family;

/** The decisions on the laws, in the order in which they are shown. */
public final class LawDecisions {
    public static final Family ALL = new Family(List.of(new LawRemedy()), List.of());

    private LawDecisions() {}
}
