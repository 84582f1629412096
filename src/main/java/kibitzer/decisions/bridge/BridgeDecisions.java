package kibitzer.decisions.bridge;

import java.util.List;
import kibitzer.decisions.Family;
import kibitzer.decisions.bridge.bidding.BridgeCall;
import kibitzer.decisions.bridge.bidding.BridgeDeclarer;
import kibitzer.decisions.bridge.bidding.BridgeValue;
import kibitzer.decisions.bridge.bidding.BridgeZone;
import kibitzer.decisions.bridge.bidding.LegalCall;
import kibitzer.decisions.bridge.bidding.SuitToBid;
import kibitzer.decisions.bridge.board.PlayBoard;
import kibitzer.decisions.bridge.card.FollowCard;
import kibitzer.decisions.bridge.card.LeadCard;
import kibitzer.decisions.bridge.card.LeadShows;
import kibitzer.decisions.bridge.card.OpeningLeadCard;
import kibitzer.decisions.bridge.card.RuleOfEleven;
import kibitzer.decisions.bridge.card.ThirdHandCard;
import kibitzer.decisions.bridge.chance.BetterLine;
import kibitzer.decisions.bridge.chance.CombinedSuit;
import kibitzer.decisions.bridge.chance.Distribution;
import kibitzer.decisions.bridge.chance.HighCards;
import kibitzer.decisions.bridge.chance.HonourDrop;
import kibitzer.decisions.bridge.chance.SuitBreakChance;
import kibitzer.decisions.bridge.hand.PlayHand;
import kibitzer.decisions.bridge.meaning.CallMeaning;
import kibitzer.decisions.bridge.mini.MiniDeclarer;
import kibitzer.decisions.bridge.mini.NameContract;
import kibitzer.decisions.bridge.play.PlayCard;
import kibitzer.decisions.bridge.score.BridgeRubber;
import kibitzer.decisions.bridge.score.BridgeScore;
import kibitzer.decisions.bridge.score.DuplicateBoard;
import kibitzer.decisions.bridge.score.MatchPoints;

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
                    new PlayCard(),
                    new PlayHand(),
                    new PlayBoard(),
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
                    new MatchPoints(),
                    new MiniDeclarer(),
                    new NameContract()),
            List.of("bridge/call", "bridge/lead"));

    private BridgeDecisions() {}
}
