package kibitzer.conventions.bridge.cab;

import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Preference.most;
import static kibitzer.advice.Range.atLeast;
import static kibitzer.advice.Range.atMost;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.bridge.AuctionFeatures.uncontested;
import static kibitzer.conventions.bridge.AuctionFeatures.weBid;
import static kibitzer.conventions.bridge.BidFeatures.LENGTH;
import static kibitzer.conventions.bridge.BidFeatures.RANK;
import static kibitzer.conventions.bridge.BiddingFeatures.points;

import kibitzer.advice.RuleBook;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.Bids;
import kibitzer.conventions.bridge.Tells;
import kibitzer.games.bridge.Call;

/** What follows one no trump and its answers. */
final class NoTrumpRebids {
    private static final String HALF = "the page says that opener may pass and not when; the half of his range that"
            + " reaches the zone is general practice";
    private static final String AFTER_TWO_NO_TRUMP = "the page forces opener to bid and names no rebid;"
            + " a major of four cards or more, else three no trump, is general practice";

    static final RuleBook<Bidding, Call> BY_OPENER = RuleBook.<Bidding, Call>named("C.A.B.")
            .then(rule("cab.rebid.two-diamonds-always", source("cab-system.p09"))
                    .when(weBid("1NT", "2C"), uncontested())
                    .needs()
                    .answers(Bids.call("2D"))
                    .tells(Tells.CONVENTIONAL, Tells.FORCING))
            .then(rule("cab.rebid.accept-two-no-trump", source("cab-system.p12").withFigureFromPractice(HALF))
                    .when(weBid("1NT", "2C", "2D", "2NT"), uncontested())
                    .needs(points(atLeast(17)))
                    .answers(Bids.call("3NT")))
            .then(rule("cab.rebid.leave-two-no-trump", source("cab-system.p12").withFigureFromPractice(HALF))
                    .when(weBid("1NT", "2C", "2D", "2NT"), uncontested())
                    .needs(points(atMost(16)))
                    .answers(Bids.call("P")))
            .then(rule(
                            "cab.rebid.accept-four-no-trump",
                            source("cab-system.p14").withFigureFromPractice(HALF))
                    .when(weBid("1NT", "2C", "2D", "4NT"), uncontested())
                    .needs(points(atLeast(17)))
                    .answers(Bids.call("6NT")))
            .then(rule("cab.rebid.leave-four-no-trump", source("cab-system.p14").withFigureFromPractice(HALF))
                    .when(weBid("1NT", "2C", "2D", "4NT"), uncontested())
                    .needs(points(atMost(16)))
                    .answers(Bids.call("P")))
            .then(rule(
                            "cab.rebid.major-over-two-no-trump",
                            source("cab-system.p11").withFigureFromPractice(AFTER_TWO_NO_TRUMP))
                    .when(weBid("1NT", "2NT"), uncontested())
                    .needs()
                    .answers(Bids.any("3M"))
                    .each(atLeast(LENGTH, 4))
                    .prefer(most(LENGTH).because("the longer major"), most(RANK)))
            .then(rule(
                            "cab.rebid.three-no-trump-over-two",
                            source("cab-system.p11").withFigureFromPractice(AFTER_TWO_NO_TRUMP))
                    .when(weBid("1NT", "2NT"), uncontested())
                    .needs()
                    .answers(Bids.call("3NT")))
            .then(rule(
                            "cab.rebid.leave-the-weak-suit",
                            generalPractice("partner is weak and has chosen the suit: a pass is usual"))
                    .when(weBid("1NT", "2x"), uncontested())
                    .needs()
                    .answers(Bids.call("P")))
            .book();

    static final RuleBook<Bidding, Call> BY_RESPONDER = RuleBook.<Bidding, Call>named("C.A.B.")
            .then(rule("cab.rebid.limit", source("cab-system.p10", "cab-system.p12", "culbertson-point-count.p20"))
                    .when(weBid("1NT", "2C", "2D"), uncontested())
                    .needs(points(NoTrumpResponses.LEAST_LIMIT, NoTrumpResponses.MOST_LIMIT))
                    .answers(Bids.call("2NT")))
            .then(rule("cab.rebid.slam-limit", source("cab-system.p10", "cab-system.p14", "culbertson-point-count.p22"))
                    .when(weBid("1NT", "2C", "2D"), uncontested())
                    .needs(points(NoTrumpResponses.LEAST_SLAM_LIMIT, NoTrumpResponses.MOST_SLAM_LIMIT))
                    .answers(Bids.call("4NT")))
            .then(rule(
                            "cab.rebid.game-in-the-major",
                            source("cab-system.p11").withFigureFromPractice(AFTER_TWO_NO_TRUMP))
                    .when(weBid("1NT", "2NT", "3M"), uncontested())
                    .needs()
                    .answers(Bids.raiseOf("4M"))
                    .each(atLeast(LENGTH, 4)))
            .book();

    private NoTrumpRebids() {}
}
