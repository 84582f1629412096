package kibitzer.conventions.bridge.acol;

import static kibitzer.advice.Needs.any;
import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Preference.most;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.bridge.AuctionFeatures.notForced;
import static kibitzer.conventions.bridge.AuctionFeatures.uncontested;
import static kibitzer.conventions.bridge.AuctionFeatures.weBid;
import static kibitzer.conventions.bridge.BidFeatures.LENGTH;
import static kibitzer.conventions.bridge.BidFeatures.RANK;
import static kibitzer.conventions.bridge.BidFeatures.TRICKS;
import static kibitzer.conventions.bridge.BiddingFeatures.points;
import static kibitzer.conventions.bridge.Bids.call;
import static kibitzer.conventions.bridge.Bids.ownSuit;
import static kibitzer.conventions.bridge.Bids.raiseOf;
import static kibitzer.conventions.bridge.Partnership.TRUMPS;

import kibitzer.advice.Manner;
import kibitzer.advice.Need;
import kibitzer.advice.Range;
import kibitzer.advice.RuleBook;
import kibitzer.advice.Source;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.BiddingFeatures;
import kibitzer.games.bridge.Call;

/**
 * Acol counts probable playing tricks beside points (p. 141): the opener of a major that was raised, or answered by one no
 * trump, goes on with them where his points alone would rest.
 */
final class PlayingStrength {
    private static final String FIGURES =
            "the book counts playing tricks and names no figure here; opposite 5 to 9 points"
                    + " seven and a half tricks for game and six and a half to ask for it after a raise, half a trick more after"
                    + " one no trump, are general practice";

    private static final Source OPENER = source("acol-system.p02", "culbertson-point-count.p55")
            .withFigureFromPractice(FIGURES)
            .meaning("a hand probably in the game zone", "points", "playing-tricks", "playing-tricks-in-suit");

    /** By points opposite 5 to 9 such a hand is in the part-score zone, where two of its suit is a minimum rebid (p. 146). */
    private static final Source REST = source("acol-system.p16", "culbertson-point-count.p54")
            .reckoning("points")
            .leaving(LENGTH.key());

    private static final Source RESPONDER = source("acol-system.p10", "culbertson-point-count.p55")
            .withFigureFromPractice("7 of the 5 to 9 points accept; the book draws no line");

    private static final Need<Bidding> RAISED = any(weBid("1H", "2H"), weBid("1S", "2S"));

    private static final Need<Bidding> OPENING = points(Range.between(10, 20));

    static final RuleBook<Bidding, Call> OPENERS = RuleBook.<Bidding, Call>named("Acol")
            .then(
                    rule("acol.rebid.raised.may-bid-game", OPENER)
                            .when(RAISED, uncontested())
                            .needs(OPENING)
                            .answers(raiseOf("4M"))
                            .each(atLeast(TRICKS, 7))
                            .manner(Manner.MAY)
                            .why(
                                    "Opener's own tricks count as much as points: the few that partner promised may be enough for ten."))
            .then(
                    rule("acol.rebid.raised.may-ask", OPENER)
                            .when(RAISED, uncontested())
                            .needs(any(points(16, 20), atLeast(BiddingFeatures.PLAYING_TRICKS, 6)))
                            .answers(raiseOf("3M"))
                            .manner(Manner.MAY)
                            .why(
                                    "{It} leaves the last word to partner, who knows whether the raise was a light one or a full one."))
            .then(
                    rule("acol.rebid.raised.game-on-tricks", OPENER)
                            .when(RAISED, uncontested())
                            .needs(OPENING, any(points(Range.atLeast(14)), atLeast(BiddingFeatures.PLAYING_TRICKS, 8)))
                            .answers(raiseOf("4M"))
                            .each(atLeast(TRICKS, 7.5))
                            .why(
                                    "With so many tricks in hand almost any raise brings the rest, and asking would only risk missing game."))
            .then(
                    rule("acol.rebid.raised.ask-on-tricks", OPENER)
                            .when(RAISED, uncontested())
                            .needs(OPENING)
                            .answers(raiseOf("3M"))
                            .each(atLeast(TRICKS, 6.5))
                            .why(
                                    "{It} asks whether the raise was a good one, since opener's tricks alone fall just short of game."))
            .then(rule("acol.rebid.one-no-trump.may-drop", REST)
                    .when(weBid("1M", "1NT"), uncontested())
                    .needs(points(10, 15))
                    .answers(call("P"))
                    .manner(Manner.MAY)
                    .why("One no trump forces nobody, and by points the two hands are worth a part-score."))
            .then(rule("acol.rebid.one-no-trump.may-rest-in-the-suit", REST)
                    .when(weBid("1M", "1NT"), uncontested())
                    .needs(points(10, 15))
                    .answers(ownSuit(0))
                    .each(atLeast(LENGTH, 6))
                    .manner(Manner.MAY)
                    .why("By points the two hands are worth a part-score, and the long suit is a safe place for it."))
            .then(
                    rule("acol.rebid.one-no-trump.game-on-tricks", OPENER)
                            .when(weBid("1M", "1NT"), uncontested())
                            .needs(OPENING)
                            .answers(ownSuit(2))
                            .each(atLeast(LENGTH, 6), atLeast(TRICKS, 8))
                            .why(
                                    "A long strong suit, {playing-tricks-in-suit|worth # playing tricks, }needs next to nothing from partner for game."))
            .then(
                    rule("acol.rebid.one-no-trump.ask-on-tricks", OPENER)
                            .when(weBid("1M", "1NT"), uncontested())
                            .needs(OPENING)
                            .answers(ownSuit(1))
                            .each(atLeast(LENGTH, 6), atLeast(TRICKS, 7))
                            .why(
                                    "{It} shows a suit that can stand alone and asks partner whether the few points promised are enough for game."))
            .book();

    static final RuleBook<Bidding, Call> RESPONDERS = RuleBook.<Bidding, Call>named("Acol")
            .then(rule("acol.rebid.raiser-accepts", RESPONDER)
                    .when(any(weBid("1H", "2H", "3H"), weBid("1S", "2S", "3S")), notForced())
                    .needs(points(Range.atLeast(7)))
                    .answers(raiseOf("4M"))
                    .why("Opener asked how good the raise was; with more than the least, ten tricks are likely."))
            .then(
                    rule("acol.rebid.raiser-declines", RESPONDER)
                            .when(any(weBid("1H", "2H", "3H"), weBid("1S", "2S", "3S")), notForced())
                            .needs(points(Range.atMost(6)))
                            .answers(call("P"))
                            .why(
                                    "Opener asked for more than the least; nothing was kept back here, so three is already high enough."))
            .then(
                    rule("acol.rebid.jump-over-one-no-trump-accepted", RESPONDER)
                            .when(any(weBid("1H", "1NT", "3H"), weBid("1S", "1NT", "3S")), uncontested())
                            .needs(points(Range.atLeast(7)))
                            .answers(raiseOf("4M"))
                            .each(atLeast(TRUMPS, 8))
                            .prefer(most(RANK))
                            .why(
                                    "Opener's suit nearly stands alone; with support for it, the few points should be the missing trick."))
            .then(rule("acol.rebid.jump-over-one-no-trump-accepted-in-no-trump", RESPONDER)
                    .when(any(weBid("1H", "1NT", "3H"), weBid("1S", "1NT", "3S")), uncontested())
                    .needs(points(Range.atLeast(7)), atLeast(BiddingFeatures.STOPPED_SUITS, 2))
                    .answers(call("3NT"))
                    .why("Opener's long suit wins tricks at no trump too, and nine are easier to find than ten."))
            .then(
                    rule("acol.rebid.jump-over-one-no-trump-accepted-on-seven-trumps", RESPONDER)
                            .when(any(weBid("1H", "1NT", "3H"), weBid("1S", "1NT", "3S")), uncontested())
                            .needs(points(Range.atLeast(7)))
                            .answers(raiseOf("4M"))
                            .each(atLeast(TRUMPS, 7))
                            .prefer(most(RANK))
                            .why(
                                    "Opener's suit is long enough for short support, and as trumps it guards what no trump would leave open."))
            .then(rule("acol.rebid.jump-over-one-no-trump-accepted-for-want-of-trumps", RESPONDER)
                    .when(any(weBid("1H", "1NT", "3H"), weBid("1S", "1NT", "3S")), uncontested())
                    .needs(points(Range.atLeast(7)))
                    .answers(call("3NT"))
                    .why("Without support for opener's suit, no trump is the game that needs the fewest tricks."))
            .then(
                    rule("acol.rebid.jump-over-one-no-trump-declined", RESPONDER)
                            .when(any(weBid("1H", "1NT", "3H"), weBid("1S", "1NT", "3S")), uncontested())
                            .needs(atMost(BiddingFeatures.POINTS, 6))
                            .answers(call("P"))
                            .why(
                                    "Opener asked for more than the least; without it the bidding stops where there is still something to win."))
            .book();

    private PlayingStrength() {}
}
