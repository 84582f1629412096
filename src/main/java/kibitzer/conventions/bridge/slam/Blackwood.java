package kibitzer.conventions.bridge.slam;

import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.within;
import static kibitzer.advice.Range.exactly;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.bridge.slam.SlamFeatures.ACES;
import static kibitzer.conventions.bridge.slam.SlamFeatures.ACES_TOGETHER;
import static kibitzer.conventions.bridge.slam.SlamFeatures.KINGS_TOGETHER;
import static kibitzer.conventions.bridge.slam.SlamFeatures.iAskedAces;
import static kibitzer.conventions.bridge.slam.SlamFeatures.iAskedKings;
import static kibitzer.conventions.bridge.slam.SlamFeatures.partnerAsksAces;
import static kibitzer.conventions.bridge.slam.SlamFeatures.partnerAsksKings;
import static kibitzer.conventions.bridge.slam.SlamFeatures.partnerSettled;

import java.util.List;
import kibitzer.advice.Answers;
import kibitzer.advice.RuleBook;
import kibitzer.advice.Source;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.Bids;
import kibitzer.conventions.bridge.Reply;
import kibitzer.conventions.bridge.Tells;
import kibitzer.games.bridge.Call;

/** Four no trump asks for aces, five no trump for kings (p. 147). */
public final class Blackwood {
    private static final String SETTLING = "the book says what is asked and answered, not how the asker settles;"
            + " a small slam with three aces, a grand slam with all aces and kings are general practice";

    private Blackwood() {}

    /** Asking, answering and settling; a system puts them before its rebids. */
    public static RuleBook<Bidding, Call> book(SlamZone zone) {
        RuleBook.Builder<Bidding, Call> book = RuleBook.named("Blackwood");
        book.then(rule("blackwood.show-aces", pointers(Reply.ACES))
                        .when(partnerAsksAces())
                        .answers(calls(Reply.ACES))
                        .each(has(SlamFeatures.SHOWS_ACES))
                        .tells(Tells.CONVENTIONAL)
                        .whyByBook(
                                "Partner asked for the number of aces alone and will choose the contract by it.",
                                "contract-bridge.p10"))
                .then(rule("blackwood.show-kings", pointers(Reply.KINGS))
                        .when(partnerAsksKings())
                        .answers(calls(Reply.KINGS))
                        .each(has(SlamFeatures.SHOWS_KINGS))
                        .tells(Tells.CONVENTIONAL)
                        .whyByBook(
                                "Partner asked for the number of kings alone, to learn whether a thirteenth trick is there.",
                                "contract-bridge.p15"));
        return book.then(rule(
                                "blackwood.grand-slam",
                                source("contract-bridge.p19").withFigureFromPractice(SETTLING))
                        .when(iAskedKings())
                        .needs(within(KINGS_TOGETHER, exactly(4)), atLeast(SlamFeatures.FIT_TO_COME, 8))
                        .answers(SlamFeatures.settle(7))
                        .why("Every ace and every king is ours, so no trick need be lost."))
                .then(rule(
                                "blackwood.small-slam-after-kings",
                                source("contract-bridge.p15").withFigureFromPractice(SETTLING))
                        .when(iAskedKings())
                        .needs()
                        .answers(SlamFeatures.settleLow())
                        .why("Not everything for thirteen tricks was found, so the bonus for twelve is kept."))
                .then(rule(
                                "blackwood.ask-for-kings",
                                source("contract-bridge.p15").withFigureFromPractice(SETTLING))
                        .when(iAskedAces())
                        .needs(
                                within(ACES_TOGETHER, exactly(4)),
                                zone.grandSlamPossible(),
                                has(SlamFeatures.ROOM_FOR_KINGS))
                        .answers(Bids.call("5NT"))
                        .tells(Tells.FORCING, Tells.CONVENTIONAL, Tells.ASKS_FOR_KINGS)
                        .why("No ace is missing, so the kings decide whether all thirteen tricks can be won."))
                .then(rule("blackwood.small-slam", source("contract-bridge.p10").withFigureFromPractice(SETTLING))
                        .when(iAskedAces())
                        .needs(atLeast(ACES_TOGETHER, 3))
                        .answers(SlamFeatures.settle(6))
                        .why("At most one ace is missing, and that is the one trick a small slam can spare."))
                .then(rule("blackwood.stop", source("contract-bridge.p10").withFigureFromPractice(SETTLING))
                        .when(iAskedAces())
                        .needs(atMost(ACES_TOGETHER, 2))
                        .answers(SlamFeatures.settleLow())
                        .why("Two aces may be missing, and the opponents would win them before anything else is done."))
                .then(
                        rule(
                                        "blackwood.partner-decides",
                                        generalPractice(
                                                "the partner who asked has settled the contract: a pass is usual"))
                                .when(partnerSettled())
                                .needs()
                                .answers(Bids.call("P"))
                                .why(
                                        "Partner asked the question and alone knows both hands now, so the contract is left as it is."))
                .thenBook(asking(zone))
                .book();
    }

    private static RuleBook<Bidding, Call> asking(SlamZone zone) {
        return RuleBook.<Bidding, Call>named("Blackwood")
                .then(
                        rule(
                                        "blackwood.ask-for-aces",
                                        source("contract-bridge.p14", "culbertson-point-count.p50")
                                                .withFigureFromPractice(
                                                        "the book does not say when to ask; with a suit agreed"
                                                                + " on and the slam zone in reach is general practice")
                                                .meaning(
                                                        "the small-slam zone",
                                                        "least-together-points",
                                                        "least-together-culbertson-points",
                                                        "least-together-honour-tricks",
                                                        "least-after-raise"))
                                .when(SlamFeatures.suitAgreed(), SlamFeatures.roomToAsk())
                                .needs(zone.slamInReach(), atLeast(ACES, 1))
                                .answers(Bids.call("4NT"))
                                .tells(Tells.FORCING, Tells.CONVENTIONAL, Tells.ASKS_FOR_ACES)
                                .why(
                                        "Strength alone is not enough for slam: it must be known that the opponents do not hold two aces."))
                .book();
    }

    /** Asking before a suit is agreed on. */
    static RuleBook<Bidding, Call> askingAtOnce(SlamZone zone) {
        return AskingAtOnce.book(
                "Blackwood",
                "blackwood.ask-at-once",
                source("contract-bridge.p10", "contract-bridge.p14"),
                zone,
                atLeast(ACES, 1));
    }

    private static Source pointers(List<Reply> table) {
        return source(table.stream().map(Reply::pointer).toArray(String[]::new));
    }

    private static Answers<Bidding, Call> calls(List<Reply> table) {
        return Bids.oneOf(table.stream().map(reply -> reply.call().toString()).toArray(String[]::new));
    }
}
