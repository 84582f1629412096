package kibitzer.conventions.acol;

import kibitzer.conventions.bridge.BiddingSystem;
import kibitzer.conventions.bridge.Stage;

/** The Acol System, stage by stage. */
public final class Acol {
    public static final BiddingSystem SYSTEM =
            BiddingSystem.named("acol", "Acol").at(Stage.OPENING, Openings.BOOK).system();

    private Acol() {}
}
