package kibitzer.decisions.banking.baccarat;

import java.util.List;
import kibitzer.decisions.Family;

/** The decisions on baccarat and chemin de fer. */
public final class BaccaratDecisions {
    public static final Family ALL = new Family(List.of(new BaccaratDraw()), List.of());

    private BaccaratDecisions() {}
}
