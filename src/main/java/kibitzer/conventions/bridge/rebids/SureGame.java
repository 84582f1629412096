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
                        .prefer(most(TRUMPS).because(MOST_TRUMPS), most(RANK)))
                .then(rule(zones.id("jump-in-the-own-suit"), zones.sure().withFigureFromPractice(GOES_ON))
                        .when(lacks(WE_ARE_IN_GAME), lacks(FORCED_TO_GAME), has(PARTNER_BID_A_SUIT), weBid("1x", "2x"))
                        .needs(sure, openOrShort)
                        .answers(RebidCalls.jumpInOwnSuit())
                        .each(atLeast(LENGTH, 6))
                        .prefer(most(LENGTH), most(RANK))
                        .tells(Tells.FORCING_TO_GAME))
                .then(rule(zones.id("jump-in-the-own-major"), zones.sure().withFigureFromPractice(GOES_ON))
                        .when(lacks(WE_ARE_IN_GAME), lacks(FORCED_TO_GAME), has(PARTNER_BID_A_SUIT), weBid("1M", "2x"))
                        .needs(sure)
                        .answers(RebidCalls.jumpInOwnSuit())
                        .each(atLeast(LENGTH, 6))
                        .prefer(most(LENGTH), most(RANK))
                        .tells(Tells.FORCING_TO_GAME))
                .then(rule(zones.id("jump-in-a-new-suit"), zones.sure())
                        .when(lacks(WE_ARE_IN_GAME), lacks(FORCED_TO_GAME), has(PARTNER_BID_A_SUIT))
                        .needs(sure, openOrShort)
                        .answers(RebidCalls.jumpInNewSuit())
                        .each(atLeast(LENGTH, 4), has(BIDDABLE))
                        .prefer(most(LENGTH), least(CHEAPEST))
                        .tells(Tells.FORCING_TO_GAME))
                .then(rule(zones.id("jump-over-no-trump"), zones.sure().withFigureFromPractice(JUMP_OVER_NO_TRUMP))
                        .when(lacks(WE_ARE_IN_GAME), lacks(FORCED_TO_GAME), partnerJustBid("1NT"))
                        .needs(sure, has(SHORT_SUIT))
                        .answers(RebidCalls.jumpInNewSuit())
                        .each(atLeast(LENGTH, 4), has(BIDDABLE))
                        .prefer(most(LENGTH), least(CHEAPEST))
                        .tells(Tells.FORCING_TO_GAME))
                .then(rule(zones.id("new-suit-before-game"), NEW_SUIT)
                        .when(lacks(WE_ARE_IN_GAME), lacks(FORCED_TO_GAME), has(PARTNER_BID_A_SUIT))
                        .needs(sure, openOrShort)
                        .answers(RebidCalls.newSuitAtThree())
                        .each(atLeast(LENGTH, 4), has(BIDDABLE))
                        .prefer(most(LENGTH), least(CHEAPEST))
                        .tells(Tells.FORCING))
                .then(rule(zones.id("three-no-trump"), zones.sure())
                        .when(lacks(WE_ARE_IN_GAME), lacks(FORCED_TO_GAME))
                        .needs(sure, has(UNBID_SUITS_STOPPED), lacks(VOID))
                        .answers(call("3NT")))
                .then(rule(zones.id("game-in-the-own-major"), zones.sure())
                        .when(lacks(WE_ARE_IN_GAME), lacks(FORCED_TO_GAME))
                        .needs(sure, openOrShort)
                        .answers(RebidCalls.ownMajorGame())
                        .each(atLeast(LENGTH, 6))
                        .prefer(most(LENGTH), most(RANK)))
                .then(CueBids.forGame(
                        zones.id("cue-bid"), List.of(sure), contested(), lacks(WE_ARE_IN_GAME), lacks(FORCED_TO_GAME)))
                .then(rule(zones.id("game-in-a-minor"), zones.sure())
                        .when(lacks(WE_ARE_IN_GAME), lacks(FORCED_TO_GAME))
                        .needs(sure, openOrShort)
                        .answers(RebidCalls.minorGame())
                        .each(atLeast(TRUMPS, 8))
                        .prefer(most(TRUMPS).because(MOST_TRUMPS), most(RANK)))
                .then(rule(zones.id("game-in-a-major-for-want-of-a-stopper"), zones.sure())
                        .when(lacks(WE_ARE_IN_GAME), lacks(FORCED_TO_GAME))
                        .needs(sure, openOrShort)
                        .answers(RebidCalls.majorGame())
                        .each(atLeast(TRUMPS, 7), atLeast(LENGTH, 1))
                        .prefer(most(TRUMPS).because(MOST_TRUMPS), most(RANK)))
                .then(rule(zones.id("three-no-trump-for-want-of-a-fit"), zones.sure())
                        .when(lacks(WE_ARE_IN_GAME), lacks(FORCED_TO_GAME))
                        .needs(sure, has(THEIR_SUITS_STOPPED))
                        .answers(call("3NT")))
                .then(rule(zones.id("game-in-a-minor-for-want-of-a-stopper"), zones.sure())
                        .when(lacks(WE_ARE_IN_GAME), lacks(FORCED_TO_GAME), contested())
                        .needs(sure)
                        .answers(RebidCalls.minorGame())
                        .each(atLeast(TRUMPS, 7), atLeast(LENGTH, 2))
                        .prefer(most(TRUMPS).because(MOST_TRUMPS), most(RANK)))
                .book();
    }

    /** For a player whom a call of his side forces to game. */
    static RuleBook<Bidding, Call> byForce(Zones zones) {
        return RuleBook.<Bidding, Call>named("forced to game")
                .then(rule(zones.id("forced-game-in-a-major"), zones.gameForce())
                        .when(has(FORCED_TO_GAME))
                        .answers(RebidCalls.majorGame())
                        .each(atLeast(TRUMPS, 8))
                        .prefer(most(TRUMPS).because(MOST_TRUMPS), most(RANK)))
                .then(rule(zones.id("forced-second-suit"), zones.gameForce())
                        .when(has(FORCED_TO_GAME), has(WE_BID_LAST))
                        .answers(RebidCalls.newSuitBelowGame())
                        .each(atLeast(LENGTH, 5), has(BIDDABLE))
                        .prefer(most(LENGTH), least(CHEAPEST)))
                .then(rule(zones.id("forced-own-suit"), zones.gameForce())
                        .when(has(FORCED_TO_GAME))
                        .answers(RebidCalls.ownSuitBelowGame())
                        .each(atLeast(LENGTH, 6))
                        .prefer(most(LENGTH), least(CHEAPEST)))
                .then(rule(zones.id("forced-suit-over-their-bid"), zones.gameForce())
                        .when(has(FORCED_TO_GAME), lacks(WE_BID_LAST))
                        .answers(RebidCalls.ownOrNewSuitUpToGame())
                        .each(any(atLeast(LENGTH, 6), all(atLeast(LENGTH, 5), has(BIDDABLE))))
                        .prefer(most(LENGTH), least(CHEAPEST)))
                .then(rule(zones.id("practice.double-their-bid"), OVER_THEIR_BID)
                        .when(has(FORCED_TO_GAME), lacks(WE_BID_LAST), lacks(OPPONENT_JUST_CALLED))
                        .answers(call("X")))
                .then(rule(zones.id("forced-new-suit"), zones.gameForce())
                        .when(has(FORCED_TO_GAME))
                        .answers(RebidCalls.newSuitBelowGame())
                        .each(atLeast(LENGTH, 4), has(BIDDABLE))
                        .prefer(most(LENGTH), least(CHEAPEST)))
                .then(rule(zones.id("forced-three-no-trump"), zones.gameForce())
                        .when(has(FORCED_TO_GAME))
                        .needs(has(UNBID_SUITS_STOPPED), lacks(VOID))
                        .answers(call("3NT")))
                .then(rule(zones.id("forced-raise"), zones.gameForce())
                        .when(has(FORCED_TO_GAME))
                        .answers(RebidCalls.raiseBelowGame())
                        .each(atLeast(TRUMPS, 7), atLeast(LENGTH, 3))
                        .prefer(most(TRUMPS).because(MOST_TRUMPS), least(CHEAPEST)))
                .then(rule(zones.id("forced-game-for-want-of-a-stopper"), zones.gameForce())
                        .when(has(FORCED_TO_GAME), any(has(WE_BID_LAST), lacks(OPPONENT_JUST_CALLED)))
                        .answers(RebidCalls.majorGame())
                        .each(atLeast(TRUMPS, 7), atLeast(LENGTH, 2))
                        .prefer(most(TRUMPS).because(MOST_TRUMPS), most(RANK)))
                .then(rule(zones.id("forced-game-in-a-minor"), zones.gameForce())
                        .when(has(FORCED_TO_GAME), not(below(4)), any(has(WE_BID_LAST), lacks(OPPONENT_JUST_CALLED)))
                        .answers(RebidCalls.minorGame())
                        .each(atLeast(TRUMPS, 6))
                        .prefer(most(TRUMPS).because(MOST_TRUMPS), most(RANK)))
                .then(rule(zones.id("forced-minor-for-want-of-a-stopper"), zones.gameForce())
                        .when(has(FORCED_TO_GAME), has(WE_BID_LAST))
                        .needs(has(SHORT_SUIT))
                        .answers(RebidCalls.minorGame())
                        .each(atLeast(TRUMPS, 8))
                        .prefer(most(TRUMPS).because(MOST_TRUMPS), most(RANK)))
                .then(rule(zones.id("forced-own-minor-with-a-void"), zones.gameForce())
                        .when(has(FORCED_TO_GAME), has(WE_BID_LAST), below(4))
                        .needs(has(VOID))
                        .answers(RebidCalls.ownSuitAt(4))
                        .each(atLeast(LENGTH, 6))
                        .prefer(most(LENGTH), most(RANK)))
                .then(rule(zones.id("forced-three-no-trump-for-want-of-a-fit"), zones.gameForce())
                        .when(has(FORCED_TO_GAME), has(WE_BID_LAST))
                        .answers(call("3NT")))
                .then(rule(zones.id("practice.leave-it-to-partner"), OVER_THEIR_BID)
                        .when(has(FORCED_TO_GAME), lacks(WE_BID_LAST), has(OPPONENT_JUST_CALLED))
                        .answers(call("P")))
                .book();
    }
}
