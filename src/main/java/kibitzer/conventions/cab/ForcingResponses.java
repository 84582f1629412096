package kibitzer.conventions.cab;

import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.lacks;
import static kibitzer.advice.Needs.within;
import static kibitzer.advice.Range.between;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.bridge.AuctionFeatures.PASSED_HAND;
import static kibitzer.conventions.bridge.AuctionFeatures.passedHand;
import static kibitzer.conventions.bridge.AuctionFeatures.uncontested;
import static kibitzer.conventions.bridge.AuctionFeatures.weBid;
import static kibitzer.conventions.bridge.BidFeatures.LENGTH;
import static kibitzer.conventions.bridge.BiddingFeatures.balanced;
import static kibitzer.conventions.bridge.BiddingFeatures.points;
import static kibitzer.conventions.bridge.CulbertsonCounts.RAISE;

import kibitzer.advice.RuleBook;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.Bids;
import kibitzer.conventions.bridge.Tells;
import kibitzer.games.bridge.Call;

/** Two no trump and the double raise: forcing, but not from a hand that has passed. */
final class ForcingResponses {
    private static final String PASSED = "the page says that a passed hand's bid does not force and names no strength;"
            + " 11 and 12 points are general practice";

    static final RuleBook<Bidding, Call> BOOK = RuleBook.<Bidding, Call>named("C.A.B.")
            .then(rule("cab.respond.raise-forcing", source("cab-system.p16", "culbertson-point-count.p39"))
                    .when(weBid("1x"), uncontested(), lacks(PASSED_HAND))
                    .answers(Bids.raiseOf("3x"))
                    .each(within(RAISE, between(13, 16)), atLeast(LENGTH, 4))
                    .tells(Tells.FORCING))
            .then(rule("cab.respond.two-no-trump-forcing", source("cab-system.p15", "culbertson-point-count.p44"))
                    .when(weBid("1x"), uncontested(), lacks(PASSED_HAND))
                    .needs(points(13, 15), balanced())
                    .answers(Bids.call("2NT"))
                    .tells(Tells.FORCING))
            .then(rule(
                            "cab.respond.raise-by-a-passed-hand",
                            source("cab-system.p16").withFigureFromPractice(PASSED))
                    .when(weBid("1x"), uncontested(), passedHand())
                    .answers(Bids.raiseOf("3x"))
                    .each(within(RAISE, between(11, 12)), atLeast(LENGTH, 4)))
            .then(rule(
                            "cab.respond.two-no-trump-by-a-passed-hand",
                            source("cab-system.p15").withFigureFromPractice(PASSED))
                    .when(weBid("1x"), uncontested(), passedHand())
                    .needs(points(11, 12), balanced())
                    .answers(Bids.call("2NT")))
            .book();

    private ForcingResponses() {}
}
