package kibitzer.conventions.acol;

import kibitzer.advice.RuleBook;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.BiddingSystem;
import kibitzer.conventions.bridge.Stage;
import kibitzer.conventions.bridge.defence.Defence;
import kibitzer.conventions.bridge.rebids.ZoneRebids;
import kibitzer.conventions.bridge.rebids.Zones;
import kibitzer.games.bridge.Call;

/** The Acol System, stage by stage. */
public final class Acol {
    private static final RuleBook<Bidding, Call> BY_ZONE = ZoneRebids.book(Zones.byPoints("acol")
            .forcedToGameBy("acol-system.p15", "acol-system.p17")
            .droppedBy("acol-system.p16"));

    public static final BiddingSystem SYSTEM = Defence.in(BiddingSystem.named("acol", "Acol"))
            .at(Stage.OPENING, Openings.BOOK)
            .at(
                    Stage.RESPONSE,
                    SuitResponses.BOOK,
                    NoTrumpResponses.TO_ONE,
                    TwoBids.RESPONSES,
                    NoTrumpResponses.TO_TWO,
                    Preempts.RESPONSES,
                    NoTrumpResponses.TO_THREE,
                    ContestedResponses.BOOK)
            .at(Stage.OPENERS_REBID, Rebids.BOOK, TwoBids.OPENERS_REBIDS, BY_ZONE)
            .at(Stage.RESPONDERS_REBID, TwoBids.RESPONDERS_REBIDS, BY_ZONE)
            .system();

    private Acol() {}
}
