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
    private static final String HALF = "the page says that opener may pass and not when; the half of the range that"
            + " reaches the zone is general practice";
    private static final String AFTER_TWO_NO_TRUMP = "the page forces opener to bid and names no rebid;"
            + " a major of four cards or more, else three no trump, is general practice";

    static final RuleBook<Bidding, Call> BY_OPENER = RuleBook.<Bidding, Call>named("C.A.B.")
            .then(rule("cab.rebid.two-diamonds-always", source("cab-system.p09"))
                    .when(weBid("1NT", "2C"), uncontested())
                    .needs()
                    .answers(Bids.call("2D"))
                    .tells(Tells.CONVENTIONAL, Tells.FORCING)
                    .whyByBook(
                            "{It} says nothing of diamonds: it only gives partner a turn for the limit bid that two clubs announced.",
                            "cab-system.p09",
                            "cab-system.p10"))
            .then(
                    rule(
                                    "cab.rebid.accept-two-no-trump",
                                    source("cab-system.p12").withFigureFromPractice(HALF))
                            .when(weBid("1NT", "2C", "2D", "2NT"), uncontested())
                            .needs(points(atLeast(17)))
                            .answers(Bids.call("3NT"))
                            .why(
                                    "Partner has told a limited hand and asks for a maximum; this is one, so game is worth trying."))
            .then(rule("cab.rebid.leave-two-no-trump", source("cab-system.p12").withFigureFromPractice(HALF))
                    .when(weBid("1NT", "2C", "2D", "2NT"), uncontested())
                    .needs(points(atMost(16)))
                    .answers(Bids.call("P"))
                    .why("Partner needs a maximum for game; a minimum opposite a limited hand falls short."))
            .then(rule(
                            "cab.rebid.accept-four-no-trump",
                            source("cab-system.p14").withFigureFromPractice(HALF))
                    .when(weBid("1NT", "2C", "2D", "4NT"), uncontested())
                    .needs(points(atLeast(17)))
                    .answers(Bids.call("6NT"))
                    .why("The limit bid asked for a maximum; with one, twelve tricks and the slam bonus are likely."))
            .then(rule("cab.rebid.leave-four-no-trump", source("cab-system.p14").withFigureFromPractice(HALF))
                    .when(weBid("1NT", "2C", "2D", "4NT"), uncontested())
                    .needs(points(atMost(16)))
                    .answers(Bids.call("P"))
                    .why("Slam would need a maximum; stopping here keeps a contract that is almost safe."))
            .then(
                    rule(
                                    "cab.rebid.major-over-two-no-trump",
                                    source("cab-system.p11").withFigureFromPractice(AFTER_TWO_NO_TRUMP))
                            .when(weBid("1NT", "2NT"), uncontested())
                            .needs()
                            .answers(Bids.any("3M"))
                            .each(atLeast(LENGTH, 4))
                            .prefer(most(LENGTH).because("the longer major"), most(RANK))
                            .why(
                                    "Partner has forced to game, and a four-card major may meet a fit that is better than no trump."))
            .then(rule(
                            "cab.rebid.three-no-trump-over-two",
                            source("cab-system.p11").withFigureFromPractice(AFTER_TWO_NO_TRUMP))
                    .when(weBid("1NT", "2NT"), uncontested())
                    .needs()
                    .answers(Bids.call("3NT"))
                    .why("There is no major to show, so no trump stays the likely game."))
            .then(rule(
                            "cab.rebid.leave-the-weak-suit",
                            generalPractice("partner is weak and has chosen the suit: a pass is usual"))
                    .when(weBid("1NT", "2x"), uncontested())
                    .needs()
                    .answers(Bids.call("P"))
                    .why("Partner used none of the bids that ask or force, so the suit is a safe place to stay."))
            .book();

    static final RuleBook<Bidding, Call> BY_RESPONDER = RuleBook.<Bidding, Call>named("C.A.B.")
            .then(rule("cab.rebid.limit", source("cab-system.p10", "cab-system.p12", "culbertson-point-count.p20"))
                    .when(weBid("1NT", "2C", "2D"), uncontested())
                    .needs(points(NoTrumpResponses.LEAST_LIMIT, NoTrumpResponses.MOST_LIMIT))
                    .answers(Bids.call("2NT"))
                    .whyByBook(
                            "The way through two clubs makes this a limit bid: opener goes on with a maximum and passes with less.",
                            "cab-system.p10",
                            "cab-system.p12"))
            .then(rule("cab.rebid.slam-limit", source("cab-system.p10", "cab-system.p14", "culbertson-point-count.p22"))
                    .when(weBid("1NT", "2C", "2D"), uncontested())
                    .needs(points(NoTrumpResponses.LEAST_SLAM_LIMIT, NoTrumpResponses.MOST_SLAM_LIMIT))
                    .answers(Bids.call("4NT"))
                    .whyByBook(
                            "Through two clubs four no trump asks about strength, not aces: opener goes on with a maximum.",
                            "cab-system.p10",
                            "cab-system.p14"))
            .then(
                    rule(
                                    "cab.rebid.game-in-the-major",
                                    source("cab-system.p11").withFigureFromPractice(AFTER_TWO_NO_TRUMP))
                            .when(weBid("1NT", "2NT", "3M"), uncontested())
                            .needs()
                            .answers(Bids.raiseOf("4M"))
                            .each(atLeast(LENGTH, 4))
                            .why(
                                    "Opener's major is the fit that the forcing bid was looking for, and ruffs make game safer there."))
            .book();

    private NoTrumpRebids() {}
}
