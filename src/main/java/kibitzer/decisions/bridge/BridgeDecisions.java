package kibitzer.decisions.bridge;

import java.util.List;
import kibitzer.decisions.Family;

/** The decisions on bridge, in the order in which they are shown. */
public final class BridgeDecisions {
    /** What to call: asked of recorded deals too. */
    public static final BridgeCall CALL = new BridgeCall();

    public static final Family ALL = new Family(
            List.of(
                    CALL,
                    new CallMeaning(),
                    new OpeningLeadCard(),
                    new BridgeValue(),
                    new SuitToBid(),
                    new BridgeZone(),
                    new LeadCard(),
                    new LeadShows(),
                    new RuleOfEleven(),
                    new ThirdHandCard(),
                    new FollowCard(),
                    new SuitBreakChance(),
                    new HonourDrop(),
                    new Distribution(),
                    new HighCards(),
                    new CombinedSuit(),
                    new LegalCall(),
                    new BridgeDeclarer(),
                    new BetterLine(),
                    new BridgeScore(),
                    new BridgeRubber(),
                    new DuplicateBoard(),
                    new MatchPoints()),
            List.of("bridge/call", "bridge/lead"));

    private BridgeDecisions() {}
}
