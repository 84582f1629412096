package kibitzer.decisions.banking.vingtetun;

import java.util.List;
import kibitzer.decisions.Family;

/** The decisions on vingt-et-un, in the order in which they are shown. */
public final class VingtEtUnDecisions {
    public static final Family ALL = new Family(
            List.of(new VingtEtUnStand(), new VingtEtUnDouble(), new VingtEtUnSplit(), new VingtEtUnPays()), List.of());

    private VingtEtUnDecisions() {}
}
