package kibitzer.conventions.bridge.culbertson;

import static kibitzer.advice.Needs.any;
import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Range.atLeast;
import static kibitzer.advice.Range.atMost;
import static kibitzer.advice.Rule.rule;
import static kibitzer.conventions.bridge.AuctionFeatures.notForced;
import static kibitzer.conventions.bridge.AuctionFeatures.weBid;
import static kibitzer.conventions.bridge.BiddingFeatures.SHAPE;
import static kibitzer.conventions.bridge.BiddingFeatures.balanced;
import static kibitzer.conventions.bridge.BiddingFeatures.points;
import static kibitzer.conventions.bridge.rebids.RebidFeatures.PARTNER_RAISED;
import static kibitzer.conventions.bridge.rebids.RebidFeatures.UNBID_SUITS_STOPPED;

import kibitzer.advice.Need;
import kibitzer.advice.RuleBook;
import kibitzer.advice.Source;
import kibitzer.conventions.bridge.AfterRaise;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.Bids;
import kibitzer.conventions.bridge.CulbertsonCounts;
import kibitzer.games.bridge.Call;

/**
 * After a raise, by points (p. 146): declarer revalues his hand, partner told his points for raising, and the zone of
 * both decides. Honour-tricks are not revalued; they go on by zone.
 */
final class RaisedRebids {
    private static final double BORDERLINE = 25;
    private static final double GAME = 26;
    private static final double SLAM = 33;
    private static final String EXPECTING =
            "the book does not say how to expect; the middle of what the raise told is general practice";

    private static final Need<Bidding> MINOR_INVITED =
            any(weBid("1C", "2C", "2NT"), weBid("1D", "2D", "2NT"), weBid("1C", "2C", "3C"), weBid("1D", "2D", "3D"));

    private RaisedRebids() {}

    static RuleBook<Bidding, Call> byOpener(Figures figures) {
        String prefix = figures.id() + ".rebid.raised-";
        Source sure = revalued(56, 49);
        Source strong = revalued(55, 48)
                .withFigureFromPractice(EXPECTING)
                .meaning("a hand probably in the game zone", "expected-after-raise")
                .leaving(SHAPE.key());
        return RuleBook.<Bidding, Call>named(figures.name())
                .then(
                        rule(prefix + "slam", revalued(50))
                                .when(weBid("1x", "3x"), has(PARTNER_RAISED))
                                .needs(atLeast(AfterRaise.LEAST, SLAM))
                                .answers(Bids.raiseOf("6x"))
                                .why(
                                        "Trumps that partner supports are worth more, and counted again the hands are strong enough for twelve tricks."))
                .then(
                        rule(prefix + "game-in-a-major", sure)
                                .when(weBid("1M", "2M"), has(PARTNER_RAISED))
                                .needs(atLeast(AfterRaise.LEAST, GAME))
                                .answers(Bids.raiseOf("4x"))
                                .why(
                                        "Trumps that partner supports are worth more, and counted again the hands are strong enough for game."))
                .then(
                        rule(prefix + "three-no-trump", sure)
                                .when(weBid("1m", "2m"), has(PARTNER_RAISED))
                                .needs(atLeast(AfterRaise.LEAST, GAME), has(UNBID_SUITS_STOPPED))
                                .answers(Bids.call("3NT"))
                                .why(
                                        "There is enough for game, and nine tricks at no trump are easier to find than eleven in a minor."))
                .then(
                        rule(prefix + "game-in-a-minor", sure)
                                .when(weBid("1m", "2m"), has(PARTNER_RAISED))
                                .needs(atLeast(AfterRaise.LEAST, GAME))
                                .answers(Bids.raiseOf("5x"))
                                .why(
                                        "There is enough for game, but no trump would leave a suit open, so the supported minor must serve."))
                .then(
                        rule(prefix + "strong-no-trump", strong)
                                .when(weBid("1m", "2m"), has(PARTNER_RAISED))
                                .needs(atLeast(AfterRaise.EXPECTED, BORDERLINE), balanced(), has(UNBID_SUITS_STOPPED))
                                .answers(Bids.call("2NT"))
                                .why(
                                        "{It} asks partner for game in no trump, as eleven tricks in a minor would be two more to find."))
                .then(
                        rule(prefix + "strong-three", strong)
                                .when(weBid("1x", "2x"), has(PARTNER_RAISED))
                                .needs(atLeast(AfterRaise.EXPECTED, BORDERLINE))
                                .answers(Bids.raiseOf("3x"))
                                .why(
                                        "{It} asks whether the raise was a good one: only partner knows if there is enough for game."))
                .then(rule(
                                prefix + "pass",
                                revalued(54, 47)
                                        .withFigureFromPractice(EXPECTING)
                                        .meaning("the part-score zone", "expected-after-raise"))
                        .when(weBid("1x", "2x"), has(PARTNER_RAISED))
                        .needs(atMost(AfterRaise.EXPECTED, BORDERLINE - 1))
                        .answers(Bids.call("P"))
                        .why("Even counted again with the fit the hands fall short of game, and two is high enough."))
                .book();
    }

    /** Responder, asked whether his raise was a good one. */
    static RuleBook<Bidding, Call> byResponder(Figures figures) {
        String prefix = figures.id() + ".rebid.raiser-";
        Source strong = Pointers.of("culbertson-point-count", 38, 55)
                .withFigureFromPractice("7 of the 6 to 10 points of a single raise accept; the book draws no line");
        Source minor = Pointers.of("culbertson-point-count", 38, 55)
                .withFigureFromPractice("the book draws no line; 8 points accept in no trump where the suits that were"
                        + " not bid are stopped, 10 in the minor, by general practice");
        return RuleBook.<Bidding, Call>named(figures.name())
                .then(rule(prefix + "accepts", strong)
                        .when(any(weBid("1H", "2H", "3H"), weBid("1S", "2S", "3S")), notForced())
                        .answers(Bids.raiseOf("4x"))
                        .each(atLeast(CulbertsonCounts.RAISE, 7))
                        .why("Opener asked for more than the least raise; this is one, so ten tricks are likely."))
                .then(
                        rule(prefix + "declines", strong)
                                .when(any(weBid("1H", "2H", "3H"), weBid("1S", "2S", "3S")), notForced())
                                .answers(Bids.call("P"))
                                .why(
                                        "Opener asked for more than the least raise, and this is no more, so three is high enough."))
                .then(
                        rule(prefix + "accepts-in-no-trump", minor)
                                .when(MINOR_INVITED, notForced())
                                .needs(points(atLeast(8)), has(UNBID_SUITS_STOPPED))
                                .answers(Bids.call("3NT"))
                                .why(
                                        "Opener asked for game, and with the other suits held nine tricks at no trump come easier than eleven."))
                .then(rule(prefix + "accepts-in-the-minor", minor)
                        .when(MINOR_INVITED, notForced())
                        .needs(points(atLeast(10)))
                        .answers(Bids.raiseOf("5m"))
                        .why("Opener asked for game, and as no trump would be unsafe the long trumps must make it."))
                .then(rule(prefix + "declines-in-a-minor", minor)
                        .when(MINOR_INVITED, notForced())
                        .needs(points(atMost(9)))
                        .answers(Bids.call("P"))
                        .why("Eleven tricks are many, so without extra strength opener's invitation is better left."))
                .book();
    }

    private static Source revalued(int... zones) {
        return Pointers.of("culbertson-point-count", zones)
                .and("culbertson-point-count.p52", "culbertson-point-count.p53");
    }
}
