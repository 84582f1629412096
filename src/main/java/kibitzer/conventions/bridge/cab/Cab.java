package kibitzer.conventions.bridge.cab;

import kibitzer.conventions.bridge.Agreement;
import kibitzer.conventions.bridge.BiddingSystem;
import kibitzer.conventions.bridge.SlamConvention;
import kibitzer.conventions.bridge.Stage;
import kibitzer.conventions.bridge.culbertson.Culbertson;

/** The C.A.B. System, stage by stage. Blackwood is part of it, whatever else partners agree on. */
public final class Cab {
    private Cab() {}

    public static BiddingSystem system(Agreement agreement) {
        Agreement own = new Agreement(agreement.system(), SlamConvention.BLACKWOOD, true, false, false);
        BiddingSystem.Builder system = BiddingSystem.named("cab", "C.A.B.")
                .at(Stage.OPENING, Openings.BOOK)
                .at(Stage.RESPONSE, AceResponses.BOOK, NoTrumpResponses.BOOK, ForcingResponses.BOOK)
                .at(Stage.OPENERS_REBID, NoTrumpRebids.BY_OPENER)
                .at(Stage.RESPONDERS_REBID, NoTrumpRebids.BY_RESPONDER);
        return Culbertson.completing(system, "cab", "C.A.B.", own).system();
    }
}
