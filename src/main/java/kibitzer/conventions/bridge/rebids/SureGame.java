package kibitzer.conventions.bridge.rebids;

import static kibitzer.advice.Needs.all;
import static kibitzer.advice.Needs.any;
import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.lacks;
import static kibitzer.advice.Needs.not;
import static kibitzer.advice.Preference.least;
import static kibitzer.advice.Preference.most;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.bridge.AuctionFeatures.FORCED_TO_GAME;
import static kibitzer.conventions.bridge.AuctionFeatures.contested;
import static kibitzer.conventions.bridge.AuctionFeatures.partnerJustBid;
import static kibitzer.conventions.bridge.AuctionFeatures.weBid;
import static kibitzer.conventions.bridge.BidFeatures.BIDDABLE;
import static kibitzer.conventions.bridge.BidFeatures.LENGTH;
import static kibitzer.conventions.bridge.BidFeatures.RANK;
import static kibitzer.conventions.bridge.Bids.call;
import static kibitzer.conventions.bridge.Partnership.TRUMPS;
import static kibitzer.conventions.bridge.rebids.RebidFeatures.CHEAPEST;
import static kibitzer.conventions.bridge.rebids.RebidFeatures.OPPONENT_JUST_CALLED;
import static kibitzer.conventions.bridge.rebids.RebidFeatures.PARTNER_BID_A_SUIT;
import static kibitzer.conventions.bridge.rebids.RebidFeatures.SHORT_SUIT;
import static kibitzer.conventions.bridge.rebids.RebidFeatures.THEIR_SUITS_STOPPED;
import static kibitzer.conventions.bridge.rebids.RebidFeatures.UNBID_SUITS_STOPPED;
import static kibitzer.conventions.bridge.rebids.RebidFeatures.VOID;
import static kibitzer.conventions.bridge.rebids.RebidFeatures.WE_ARE_IN_GAME;
import static kibitzer.conventions.bridge.rebids.RebidFeatures.WE_BID_LAST;
import static kibitzer.conventions.bridge.rebids.RebidFeatures.below;

import java.util.List;
import kibitzer.advice.Manner;
import kibitzer.advice.Need;
import kibitzer.advice.RuleBook;
import kibitzer.advice.Source;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.CueBids;
import kibitzer.conventions.bridge.Partnership;
import kibitzer.conventions.bridge.Tells;
import kibitzer.games.bridge.Call;

/** Surely in the game zone, or forced to game: a jump, or game in the best strain. */
final class SureGame {
    private static final String MOST_TRUMPS = "the suit with most trumps between both hands";

    private static final Source NEW_SUIT =
            generalPractice("the book jumps or bids game; where there is no room to jump,"
                    + " a new suit at three, which partner does not pass, looks for the better game before no trump on a"
                    + " singleton or void");

    private static final String GOES_ON =
            "the book names no strain and jumps or bids game; a jump in a suit of six cards"
                    + " opposite a partner who answered at two, and so goes on, is general practice";

    private static final String JUMP_OVER_NO_TRUMP = "the book jumps or bids game; over one no trump a hand with a"
            + " singleton or void jumps in its second suit by general practice";

    private static final Source OVER_THEIR_BID =
            generalPractice("the book does not say what becomes of a force to game when an opponent comes in; with no"
                    + " bid of one's own a pass leaves it to partner, and who speaks last doubles, is usual");

    private SureGame() {}

    static RuleBook<Bidding, Call> byStrength(Zones zones) {
        Need<Bidding> sure = atLeast(Partnership.least(zones.scale()), zones.game());
        Need<Bidding> openOrShort = any(lacks(UNBID_SUITS_STOPPED), has(SHORT_SUIT));
        return RuleBook.<Bidding, Call>named("sure of game")
                .then(rule(zones.id("game-in-a-major"), zones.sure())
                        .when(any(lacks(WE_ARE_IN_GAME), partnerJustBid("3NT")))
                        .needs(sure)
                        .answers(RebidCalls.majorGame())
                        .each(any(atLeast(TRUMPS, 8), atLeast(LENGTH, 7)))
                        .prefer(most(TRUMPS).because(MOST_TRUMPS), most(RANK))
                        .why("Game is certain" + CombinedStrength.AT_LEAST
                                + ", and with trumps enough in a major ruffs make it safer than no trump."))
                .then(
                        rule(zones.id("jump-in-the-own-suit"), zones.sure().withFigureFromPractice(GOES_ON))
                                .when(
                                        lacks(WE_ARE_IN_GAME),
                                        lacks(FORCED_TO_GAME),
                                        has(PARTNER_BID_A_SUIT),
                                        weBid("1x", "2x"))
                                .needs(sure, openOrShort)
                                .answers(RebidCalls.jumpInOwnSuit())
                                .each(atLeast(LENGTH, 6))
                                .prefer(most(LENGTH), most(RANK))
                                .tells(Tells.FORCING_TO_GAME)
                                .why(
                                        "The jump says that game is certain and that the suit needs little help, so nobody stops too low."))
                .then(rule(zones.id("jump-in-the-own-major"), zones.sure().withFigureFromPractice(GOES_ON))
                        .when(lacks(WE_ARE_IN_GAME), lacks(FORCED_TO_GAME), has(PARTNER_BID_A_SUIT), weBid("1M", "2x"))
                        .needs(sure)
                        .answers(RebidCalls.jumpInOwnSuit())
                        .each(atLeast(LENGTH, 6))
                        .prefer(most(LENGTH), most(RANK))
                        .tells(Tells.FORCING_TO_GAME)
                        .why("The jump says that game is certain and offers the long major before no trump is chosen."))
                .then(rule(zones.id("jump-in-a-new-suit"), zones.sure())
                        .when(lacks(WE_ARE_IN_GAME), lacks(FORCED_TO_GAME), has(PARTNER_BID_A_SUIT))
                        .needs(sure, openOrShort)
                        .answers(RebidCalls.jumpInNewSuit())
                        .each(atLeast(LENGTH, 4), has(BIDDABLE))
                        .prefer(most(LENGTH), least(CHEAPEST))
                        .tells(Tells.FORCING_TO_GAME)
                        .why("Game is certain" + CombinedStrength.AT_LEAST
                                + " but not where; the jump keeps the bidding open while a second suit is offered."))
                .then(
                        rule(zones.id("jump-over-no-trump"), zones.sure().withFigureFromPractice(JUMP_OVER_NO_TRUMP))
                                .when(lacks(WE_ARE_IN_GAME), lacks(FORCED_TO_GAME), partnerJustBid("1NT"))
                                .needs(sure, has(SHORT_SUIT))
                                .answers(RebidCalls.jumpInNewSuit())
                                .each(atLeast(LENGTH, 4), has(BIDDABLE))
                                .prefer(most(LENGTH), least(CHEAPEST))
                                .tells(Tells.FORCING_TO_GAME)
                                .why(
                                        "A short suit makes no trump unsafe, so the jump forces to game and looks for trumps instead."))
                .then(rule(zones.id("new-suit-before-game"), NEW_SUIT)
                        .when(lacks(WE_ARE_IN_GAME), lacks(FORCED_TO_GAME), has(PARTNER_BID_A_SUIT))
                        .needs(sure, openOrShort)
                        .answers(RebidCalls.newSuitAtThree())
                        .each(atLeast(LENGTH, 4), has(BIDDABLE))
                        .prefer(most(LENGTH), least(CHEAPEST))
                        .tells(Tells.FORCING)
                        .why("Game is certain" + CombinedStrength.AT_LEAST
                                + ", and another suit gives partner one more choice before it is named."))
                .then(rule(zones.id("three-no-trump"), zones.sure())
                        .when(lacks(WE_ARE_IN_GAME), lacks(FORCED_TO_GAME))
                        .needs(sure, has(UNBID_SUITS_STOPPED), lacks(VOID))
                        .answers(call("3NT"))
                        .why("Game is certain" + CombinedStrength.AT_LEAST
                                + " and the other suits are held, so the contract of the fewest tricks is best."))
                .then(rule(zones.id("game-in-the-own-major"), zones.sure())
                        .when(lacks(WE_ARE_IN_GAME), lacks(FORCED_TO_GAME))
                        .needs(sure, openOrShort)
                        .answers(RebidCalls.ownMajorGame())
                        .each(atLeast(LENGTH, 6))
                        .prefer(most(LENGTH), most(RANK))
                        .why("Game is certain" + CombinedStrength.AT_LEAST
                                + ", and a major of this length can be trumps with little help."))
                .then(CueBids.forGame(
                        zones.id("cue-bid"), List.of(sure), contested(), lacks(WE_ARE_IN_GAME), lacks(FORCED_TO_GAME)))
                .then(rule(zones.id("game-in-a-minor"), zones.sure())
                        .when(lacks(WE_ARE_IN_GAME), lacks(FORCED_TO_GAME))
                        .needs(sure, openOrShort)
                        .answers(RebidCalls.minorGame())
                        .each(atLeast(TRUMPS, 8))
                        .prefer(most(TRUMPS).because(MOST_TRUMPS), most(RANK))
                        .why("Game is certain" + CombinedStrength.AT_LEAST
                                + " and no trump unsafe, so the fit in the minor must make eleven tricks."))
                .then(rule(zones.id("game-in-a-major-for-want-of-a-stopper"), zones.sure())
                        .when(lacks(WE_ARE_IN_GAME), lacks(FORCED_TO_GAME))
                        .needs(sure, openOrShort)
                        .answers(RebidCalls.majorGame())
                        .each(atLeast(TRUMPS, 7), atLeast(LENGTH, 1))
                        .prefer(most(TRUMPS).because(MOST_TRUMPS), most(RANK))
                        .why("Game is certain" + CombinedStrength.AT_LEAST
                                + ", and as no trump is unsafe even seven trumps in a major are better."))
                .then(rule(zones.id("three-no-trump-for-want-of-a-fit"), zones.sure())
                        .when(lacks(WE_ARE_IN_GAME), lacks(FORCED_TO_GAME))
                        .needs(sure, has(THEIR_SUITS_STOPPED))
                        .answers(call("3NT"))
                        .why("Game is certain" + CombinedStrength.AT_LEAST
                                + " and no trump suit was found, so nine tricks are the fewest to look for."))
                .then(rule(zones.id("game-in-a-minor-for-want-of-a-stopper"), zones.sure())
                        .when(lacks(WE_ARE_IN_GAME), lacks(FORCED_TO_GAME), contested())
                        .needs(sure)
                        .answers(RebidCalls.minorGame())
                        .each(atLeast(TRUMPS, 7), atLeast(LENGTH, 2))
                        .prefer(most(TRUMPS).because(MOST_TRUMPS), most(RANK))
                        .why("At no trump they would run their suit, so game is tried where it can be ruffed."))
                .book();
    }

    /** For a player whom a call of his side forces to game. */
    static RuleBook<Bidding, Call> byForce(Zones zones) {
        return RuleBook.<Bidding, Call>named("forced to game")
                .then(rule(zones.id("may.leave-it-to-partner"), source("contract-bridge.p06"))
                        .when(has(FORCED_TO_GAME), has(OPPONENT_JUST_CALLED))
                        .answers(call("P"))
                        .manner(Manner.MAY)
                        .whyByBook(
                                "Their call gives partner another turn, and that is all a forcing bid asks.",
                                "contract-bridge.p06"))
                .then(rule(zones.id("forced-game-in-a-major"), zones.gameForce())
                        .when(has(FORCED_TO_GAME))
                        .answers(RebidCalls.majorGame())
                        .each(atLeast(TRUMPS, 8))
                        .prefer(most(TRUMPS).because(MOST_TRUMPS), most(RANK))
                        .why("Nobody may stop below game, and with the fit found the major is the safest one."))
                .then(rule(zones.id("forced-second-suit"), zones.gameForce())
                        .when(has(FORCED_TO_GAME), has(WE_BID_LAST))
                        .answers(RebidCalls.newSuitBelowGame())
                        .each(atLeast(LENGTH, 5), has(BIDDABLE))
                        .prefer(most(LENGTH), least(CHEAPEST))
                        .why("Nobody may stop below game, so there is time to offer a second suit as trumps."))
                .then(rule(zones.id("forced-own-suit"), zones.gameForce())
                        .when(has(FORCED_TO_GAME))
                        .answers(RebidCalls.ownSuitBelowGame())
                        .each(atLeast(LENGTH, 6))
                        .prefer(most(LENGTH), least(CHEAPEST))
                        .why("Nobody may stop below game, so repeating the suit is safe and tells of its length."))
                .then(rule(zones.id("forced-suit-over-their-bid"), zones.gameForce())
                        .when(has(FORCED_TO_GAME), lacks(WE_BID_LAST))
                        .answers(RebidCalls.ownOrNewSuitUpToGame())
                        .each(any(atLeast(LENGTH, 6), all(atLeast(LENGTH, 5), has(BIDDABLE))))
                        .prefer(most(LENGTH), least(CHEAPEST))
                        .why("Game must be reached in spite of their bid, and a good suit shows partner where."))
                .then(rule(zones.id("practice.double-their-bid"), OVER_THEIR_BID)
                        .when(has(FORCED_TO_GAME), lacks(WE_BID_LAST), lacks(OPPONENT_JUST_CALLED))
                        .answers(call("X"))
                        .why("The strength is on our side, and without a clear game of our own the penalty is taken."))
                .then(rule(zones.id("forced-new-suit"), zones.gameForce())
                        .when(has(FORCED_TO_GAME))
                        .answers(RebidCalls.newSuitBelowGame())
                        .each(atLeast(LENGTH, 4), has(BIDDABLE))
                        .prefer(most(LENGTH), least(CHEAPEST))
                        .why("The bidding goes on to game in any case, so a new suit looks for a fit without risk."))
                .then(rule(zones.id("forced-three-no-trump"), zones.gameForce())
                        .when(has(FORCED_TO_GAME))
                        .needs(has(UNBID_SUITS_STOPPED), lacks(VOID))
                        .answers(call("3NT"))
                        .why("Game must be reached, and with the other suits held no trump needs the fewest tricks."))
                .then(
                        rule(zones.id("forced-raise"), zones.gameForce())
                                .when(has(FORCED_TO_GAME))
                                .answers(RebidCalls.raiseBelowGame())
                                .each(atLeast(TRUMPS, 7), atLeast(LENGTH, 3))
                                .prefer(most(TRUMPS).because(MOST_TRUMPS), least(CHEAPEST))
                                .why(
                                        "The bidding cannot stop yet, so support is shown below game and partner can still choose."))
                .then(
                        rule(zones.id("forced-game-for-want-of-a-stopper"), zones.gameForce())
                                .when(has(FORCED_TO_GAME), any(has(WE_BID_LAST), lacks(OPPONENT_JUST_CALLED)))
                                .answers(RebidCalls.majorGame())
                                .each(atLeast(TRUMPS, 7), atLeast(LENGTH, 2))
                                .prefer(most(TRUMPS).because(MOST_TRUMPS), most(RANK))
                                .why(
                                        "Game must be reached, and as no trump is unsafe partner's major is taken with the support there is."))
                .then(rule(zones.id("forced-game-in-a-minor"), zones.gameForce())
                        .when(has(FORCED_TO_GAME), not(below(4)), any(has(WE_BID_LAST), lacks(OPPONENT_JUST_CALLED)))
                        .answers(RebidCalls.minorGame())
                        .each(atLeast(TRUMPS, 6))
                        .prefer(most(TRUMPS).because(MOST_TRUMPS), most(RANK))
                        .why("The bidding is past three no trump, so game must be made in the minor that fits best."))
                .then(
                        rule(zones.id("forced-minor-for-want-of-a-stopper"), zones.gameForce())
                                .when(has(FORCED_TO_GAME), has(WE_BID_LAST))
                                .needs(has(SHORT_SUIT))
                                .answers(RebidCalls.minorGame())
                                .each(atLeast(TRUMPS, 8))
                                .prefer(most(TRUMPS).because(MOST_TRUMPS), most(RANK))
                                .why(
                                        "A short suit speaks against no trump, and with so many trumps the minor is worth its eleven tricks."))
                .then(
                        rule(zones.id("forced-own-minor-with-a-void"), zones.gameForce())
                                .when(has(FORCED_TO_GAME), has(WE_BID_LAST), below(4))
                                .needs(has(VOID))
                                .answers(RebidCalls.ownSuitAt(4))
                                .each(atLeast(LENGTH, 6))
                                .prefer(most(LENGTH), most(RANK))
                                .why(
                                        "A void speaks against no trump, so the long minor is shown as trumps on the way to game."))
                .then(rule(zones.id("forced-three-no-trump-for-want-of-a-fit"), zones.gameForce())
                        .when(has(FORCED_TO_GAME), has(WE_BID_LAST))
                        .answers(call("3NT"))
                        .why("Game must be reached, and with no fit found no trump needs the fewest tricks."))
                .then(
                        rule(zones.id("practice.leave-it-to-partner"), OVER_THEIR_BID)
                                .when(has(FORCED_TO_GAME), lacks(WE_BID_LAST), has(OPPONENT_JUST_CALLED))
                                .answers(call("P"))
                                .why(
                                        "Partner has to speak in any case, so silence leaves it open whether to double them or to bid on."))
                .book();
    }
}
