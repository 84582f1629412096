package kibitzer.conventions.bridge.defence;

import kibitzer.conventions.bridge.BiddingSystem;
import kibitzer.conventions.bridge.Stage;

/** The opponents' side of every system. */
public final class Defence {
    private Defence() {}

    /** The system with the stages of the side that did not open. */
    public static BiddingSystem.Builder in(BiddingSystem.Builder system) {
        return system.at(Stage.OVERCALL, Overcalls.BOOK)
                .at(Stage.ADVANCE, Advances.BOOK)
                .at(Stage.AFTER_COMING_IN, ComingInAgain.BOOK);
    }
}
