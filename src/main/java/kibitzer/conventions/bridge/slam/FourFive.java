package kibitzer.conventions.bridge.slam;

import static kibitzer.advice.Needs.all;
import static kibitzer.advice.Needs.any;
import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.within;
import static kibitzer.advice.Range.exactly;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.bridge.AuctionFeatures.partnerJustBid;
import static kibitzer.conventions.bridge.slam.SlamFeatures.ACES;
import static kibitzer.conventions.bridge.slam.SlamFeatures.iAskedAces;
import static kibitzer.conventions.bridge.slam.SlamFeatures.partnerAsksAces;
import static kibitzer.conventions.bridge.slam.SlamFeatures.partnerSettled;

import java.util.Arrays;
import kibitzer.advice.Manner;
import kibitzer.advice.Need;
import kibitzer.advice.RuleBook;
import kibitzer.advice.Trait;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.Bids;
import kibitzer.conventions.bridge.CueBids;
import kibitzer.conventions.bridge.Tells;
import kibitzer.games.bridge.Call;

/** Culbertson's four-five no trump: the asker promises aces and kings, the answer shows them (p. 147). */
public final class FourFive {
    private static final String SETTLING =
            "the book does not say how the asker settles;" + " the zone decides by general practice";

    private static final Trait<Bidding> KING_OF_A_BID_SUIT = new Trait<>(
            "king-of-a-bid-suit",
            "the king of a suit the side has bid",
            "no king of a suit the side has bid",
            bidding -> SlamFeatures.bidSuits(bidding.soFar()).stream().anyMatch(suit -> hasKing(bidding, suit)));

    private static final Trait<Bidding> KINGS_OF_ALL_BID_SUITS = new Trait<>(
            "kings-of-all-bid-suits",
            "the kings of all suits the side has bid",
            "not the kings of all suits the side has bid",
            bidding -> SlamFeatures.bidSuits(bidding.soFar()).stream().allMatch(suit -> hasKing(bidding, suit)));

    private static final Trait<Bidding> ACE_OR_VOID = new Trait<>(
            "one-ace-or-void",
            "one ace, or a void",
            "neither an ace nor a void",
            bidding -> bidding.hand().of(Rank.ACE).size() == 1
                    || Arrays.stream(Suit.values())
                            .anyMatch(suit -> bidding.hand().length(suit) == 0));

    private static final Need<Bidding> PROMISED = any(atLeast(ACES, 3), all(atLeast(ACES, 2), has(KING_OF_A_BID_SUIT)));

    private FourFive() {}

    /** Asking, answering and settling; a system puts them before its rebids. */
    public static RuleBook<Bidding, Call> book(SlamZone zone) {
        return RuleBook.<Bidding, Call>named("four-five no trump")
                .then(rule("four-five.two-aces", source("contract-bridge.p21"))
                        .when(partnerAsksAces())
                        .needs(any(atLeast(ACES, 2), all(within(ACES, exactly(1)), has(KINGS_OF_ALL_BID_SUITS))))
                        .answers(Bids.call("5NT"))
                        .tells(Tells.CONVENTIONAL, Tells.FORCING)
                        .why("{It} tells partner that no two aces are missing, with room left to stop at six."))
                .then(rule("four-five.control", source("contract-bridge.p22"))
                        .when(partnerAsksAces())
                        .needs()
                        .answers(Bids.newSuitAtLevel(5))
                        .each(has(CueBids.CONTROL))
                        .manner(Manner.USUALLY)
                        .tells(Tells.CONVENTIONAL, Tells.FORCING)
                        .whyByBook(
                                "{It} shows the ace of that suit or a void in it, so partner knows that no quick tricks are lost there.",
                                "contract-bridge.p22"))
                .then(rule("four-five.leap-to-six", source("contract-bridge.p23"))
                        .when(partnerAsksAces())
                        .needs(has(ACE_OR_VOID))
                        .answers(SlamFeatures.settle(6))
                        .manner(Manner.USUALLY)
                        .why("Partner promised aces in asking, so one sure control here is enough to bid the slam."))
                .then(rule(
                                "four-five.nothing-to-show",
                                generalPractice("the book names no answer for a hand with nothing to show;"
                                        + " the trump suit as low as possible is usual"))
                        .when(partnerAsksAces())
                        .needs()
                        .answers(SlamFeatures.settleLow())
                        .why("The lowest bid in an agreed suit tells partner that nothing here helps a slam."))
                .then(rule("four-five.grand-slam", source("contract-bridge.p21").withFigureFromPractice(SETTLING))
                        .when(iAskedAces(), partnerJustBid("5NT"))
                        .needs(atLeast(ACES, 3), zone.grandSlamPossible())
                        .answers(SlamFeatures.settle(7))
                        .why("All the aces are accounted for, and the strength is enough to try for every trick."))
                .then(
                        rule(
                                        "four-five.small-slam",
                                        source("contract-bridge.p21").withFigureFromPractice(SETTLING))
                                .when(iAskedAces(), partnerJustBid("5NT"))
                                .needs()
                                .answers(SlamFeatures.settle(6))
                                .why(
                                        "The answer brings the controls that twelve tricks need, but not all that thirteen would."))
                .then(
                        rule(
                                        "four-five.small-slam-after-control",
                                        source("contract-bridge.p22").withFigureFromPractice(SETTLING))
                                .when(iAskedAces(), partnerJustBid("5x"), partnerShowedControl())
                                .needs()
                                .answers(SlamFeatures.settle(6))
                                .why(
                                        "Partner controls the suit in which quick tricks could be lost, so twelve tricks are likely."))
                .then(rule(
                                "four-five.stop",
                                generalPractice(
                                        "partner has nothing to show, or has settled the contract: a pass is usual"))
                        .when(iAskedAces())
                        .needs()
                        .answers(Bids.call("P"))
                        .why("Partner showed nothing that helps, so going on might lose two quick tricks."))
                .then(
                        rule(
                                        "four-five.partner-decides",
                                        generalPractice(
                                                "the partner who asked has settled the contract: a pass is usual"))
                                .when(partnerSettled())
                                .needs()
                                .answers(Bids.call("P"))
                                .why(
                                        "Partner asked the question and has chosen the contract by the answer, so there is nothing to add."))
                .then(rule(
                                "four-five.ask",
                                source("contract-bridge.p20", "culbertson-point-count.p50")
                                        .withFigureFromPractice("the book does not say when to ask; with a suit agreed"
                                                + " on and the slam zone in reach is general practice"))
                        .when(SlamFeatures.suitAgreed(), SlamFeatures.roomToAsk())
                        .needs(zone.slamInReach(), PROMISED)
                        .answers(Bids.call("4NT"))
                        .tells(Tells.FORCING, Tells.CONVENTIONAL, Tells.ASKS_FOR_ACES)
                        .whyByBook(
                                "{It} asks, but it promises aces as well, so that partner too can judge the slam.",
                                "contract-bridge.p20"))
                .book();
    }

    /** Asking before a suit is agreed on. */
    static RuleBook<Bidding, Call> askingAtOnce(SlamZone zone) {
        return AskingAtOnce.book(
                "four-five no trump", "four-five.ask-at-once", source("contract-bridge.p20"), zone, PROMISED);
    }

    private static Need<Bidding> partnerShowedControl() {
        return has(new Trait<>(
                "control-shown",
                "partner has shown first-round control",
                "partner has shown no control",
                bidding -> bidding.soFar()
                        .lastMeaningOf(bidding.soFar().turn().partner())
                        .map(meaning -> meaning.conventional())
                        .orElse(false)));
    }

    private static boolean hasKing(Bidding bidding, Suit suit) {
        return bidding.hand().contains(Rank.KING, suit);
    }
}
