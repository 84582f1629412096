package kibitzer.conventions.bridge.acol;

import kibitzer.advice.RuleBook;
import kibitzer.conventions.bridge.Agreement;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.BiddingSystem;
import kibitzer.conventions.bridge.Scale;
import kibitzer.conventions.bridge.Stage;
import kibitzer.conventions.bridge.defence.Defence;
import kibitzer.conventions.bridge.rebids.ZoneRebids;
import kibitzer.conventions.bridge.rebids.Zones;
import kibitzer.conventions.bridge.slam.SlamZone;
import kibitzer.conventions.bridge.slam.Slams;
import kibitzer.games.bridge.Call;

/** The Acol System, stage by stage. */
public final class Acol {
    private static final RuleBook<Bidding, Call> BY_ZONE = ZoneRebids.book(Zones.byPoints("acol")
            .forcedToGameBy("acol-system.p15", "acol-system.p17")
            .droppedBy("acol-system.p16"));

    /** With the slam convention agreed on; the rest of an agreement is part of the system. */
    public static BiddingSystem system(Agreement agreement) {
        SlamZone zone = SlamZone.byPoints(Scale.POINTS);
        RuleBook<Bidding, Call> slams = Slams.book(agreement.slam(), zone);
        RuleBook<Bidding, Call> atOnce = Slams.askingAtOnce(agreement.slam(), zone);
        return Defence.in(BiddingSystem.named("acol", "Acol"))
                .at(Stage.OPENING, Openings.BOOK)
                .at(
                        Stage.RESPONSE,
                        NoTrumpResponses.TO_ONE,
                        NoTrumpResponses.TO_TWO,
                        NoTrumpResponses.TO_THREE,
                        atOnce,
                        SuitResponses.BOOK,
                        TwoBids.RESPONSES,
                        Preempts.RESPONSES,
                        ContestedResponses.BOOK)
                .at(
                        Stage.OPENERS_REBID,
                        slams,
                        Rebids.BOOK,
                        TwoBids.OPENERS_REBIDS,
                        atOnce,
                        PlayingStrength.OPENERS,
                        BY_ZONE)
                .at(
                        Stage.RESPONDERS_REBID,
                        slams,
                        TwoBids.RESPONDERS_REBIDS,
                        atOnce,
                        PlayingStrength.RESPONDERS,
                        BY_ZONE)
                .system();
    }

    private Acol() {}
}
