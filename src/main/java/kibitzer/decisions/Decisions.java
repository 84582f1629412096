package kibitzer.decisions;

import java.util.List;
import java.util.Optional;
import kibitzer.decisions.bridge.BetterLine;
import kibitzer.decisions.bridge.BridgeCall;
import kibitzer.decisions.bridge.BridgeDeclarer;
import kibitzer.decisions.bridge.BridgeRubber;
import kibitzer.decisions.bridge.BridgeScore;
import kibitzer.decisions.bridge.BridgeValue;
import kibitzer.decisions.bridge.BridgeZone;
import kibitzer.decisions.bridge.CallMeaning;
import kibitzer.decisions.bridge.CombinedSuit;
import kibitzer.decisions.bridge.Distribution;
import kibitzer.decisions.bridge.DuplicateBoard;
import kibitzer.decisions.bridge.FollowCard;
import kibitzer.decisions.bridge.HighCards;
import kibitzer.decisions.bridge.HonourDrop;
import kibitzer.decisions.bridge.LeadCard;
import kibitzer.decisions.bridge.LeadShows;
import kibitzer.decisions.bridge.LegalCall;
import kibitzer.decisions.bridge.MatchPoints;
import kibitzer.decisions.bridge.OpeningLeadCard;
import kibitzer.decisions.bridge.RuleOfEleven;
import kibitzer.decisions.bridge.SuitBreakChance;
import kibitzer.decisions.bridge.SuitToBid;
import kibitzer.decisions.bridge.ThirdHandCard;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.gin.GinDiscard;
import kibitzer.decisions.gin.GinDouble;
import kibitzer.decisions.gin.GinDraw;
import kibitzer.decisions.gin.GinForPartner;
import kibitzer.decisions.gin.GinHisHand;
import kibitzer.decisions.gin.GinHisSet;
import kibitzer.decisions.gin.GinHollywood;
import kibitzer.decisions.gin.GinKnock;
import kibitzer.decisions.gin.GinKnockLimit;
import kibitzer.decisions.gin.GinLayoff;
import kibitzer.decisions.gin.GinMelds;
import kibitzer.decisions.gin.GinScore;
import kibitzer.decisions.gin.GinSheet;
import kibitzer.decisions.law.LawRemedy;
import kibitzer.decisions.poker.PokerBestHand;
import kibitzer.decisions.poker.PokerBluff;
import kibitzer.decisions.poker.PokerChoice;
import kibitzer.decisions.poker.PokerClass;
import kibitzer.decisions.poker.PokerDealt;
import kibitzer.decisions.poker.PokerDeclare;
import kibitzer.decisions.poker.PokerDraw;
import kibitzer.decisions.poker.PokerFirstToBet;
import kibitzer.decisions.poker.PokerHigh;
import kibitzer.decisions.poker.PokerImprove;
import kibitzer.decisions.poker.PokerKnock;
import kibitzer.decisions.poker.PokerLimit;
import kibitzer.decisions.poker.PokerOpeners;
import kibitzer.decisions.poker.PokerPotOdds;
import kibitzer.decisions.poker.PokerPots;
import kibitzer.decisions.poker.PokerShowdown;
import kibitzer.decisions.poker.PokerStay;
import kibitzer.decisions.rummy.CanastaFirstMeld;
import kibitzer.decisions.rummy.CanastaPile;
import kibitzer.decisions.rummy.CanastaScore;
import kibitzer.decisions.rummy.ContractMet;
import kibitzer.decisions.rummy.Fillers;
import kibitzer.decisions.rummy.GoOut;
import kibitzer.decisions.rummy.KnockRummyKnock;
import kibitzer.decisions.rummy.LayOff;
import kibitzer.decisions.rummy.LeastLeft;
import kibitzer.decisions.rummy.MeldOrNot;
import kibitzer.decisions.rummy.PanguingueCondition;
import kibitzer.decisions.rummy.RummyDiscard;
import kibitzer.decisions.rummy.RummyMelds;
import kibitzer.decisions.rummy.RummyPlan;
import kibitzer.decisions.rummy.Score;
import kibitzer.decisions.rummy.Settlement;

/** The list of all decisions, in the order in which they are shown. */
public final class Decisions {
    private static final List<Decision<?, ?>> ALL = List.of(
            new BridgeCall(),
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
            new MatchPoints(),
            new LawRemedy(),
            new GinMelds(),
            new GinDiscard(),
            new GinDraw(),
            new GinKnock(),
            new GinScore(),
            new GinLayoff(),
            new GinHisHand(),
            new GinHisSet(),
            new GinSheet(),
            new GinHollywood(),
            new GinDouble(),
            new GinKnockLimit(),
            new GinForPartner(),
            new MeldOrNot(),
            new RummyMelds(),
            new LeastLeft(),
            new LayOff(),
            new GoOut(),
            new RummyDiscard(),
            new RummyPlan(),
            new Score(),
            new Settlement(),
            new Fillers(),
            new KnockRummyKnock(),
            new ContractMet(),
            new PanguingueCondition(),
            new CanastaFirstMeld(),
            new CanastaPile(),
            new CanastaScore(),
            new PokerClass(),
            new PokerShowdown(),
            new PokerBestHand(),
            new PokerPots(),
            new PokerFirstToBet(),
            new PokerLimit(),
            new PokerImprove(),
            new PokerDraw(),
            PokerChoice.opening(),
            new PokerStay(),
            PokerChoice.raising(),
            PokerChoice.afterTheDraw(),
            new PokerPotOdds(),
            new PokerHigh(),
            new PokerDealt(),
            new PokerBluff(),
            new PokerOpeners(),
            new PokerKnock(),
            new PokerDeclare());

    private Decisions() {}

    public static List<Decision<?, ?>> all() {
        return ALL;
    }

    public static Optional<Decision<?, ?>> find(String id) {
        return ALL.stream()
                .filter(decision -> decision.id().text().equals(id))
                .<Decision<?, ?>>map(decision -> decision)
                .findFirst();
    }

    /** @throws BadQuestion if there is no such decision */
    public static Decision<?, ?> get(String id) {
        return find(id).orElseThrow(() -> new BadQuestion(
                "decision",
                "\"" + id + "\" is unknown",
                "one of "
                        + String.join(
                                ", ",
                                ALL.stream()
                                        .map(decision -> decision.id().text())
                                        .toList())));
    }
}
