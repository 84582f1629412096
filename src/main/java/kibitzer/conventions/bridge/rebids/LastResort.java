package kibitzer.conventions.bridge.rebids;

import static kibitzer.advice.Needs.all;
import static kibitzer.advice.Needs.any;
import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.lacks;
import static kibitzer.advice.Preference.least;
import static kibitzer.advice.Preference.most;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.conventions.bridge.AuctionFeatures.contested;
import static kibitzer.conventions.bridge.AuctionFeatures.forced;
import static kibitzer.conventions.bridge.AuctionFeatures.notForced;
import static kibitzer.conventions.bridge.BidFeatures.BIDDABLE;
import static kibitzer.conventions.bridge.BidFeatures.LENGTH;
import static kibitzer.conventions.bridge.BidFeatures.LEVEL;
import static kibitzer.conventions.bridge.BidFeatures.RANK;
import static kibitzer.conventions.bridge.Bids.call;
import static kibitzer.conventions.bridge.Bids.noTrump;
import static kibitzer.conventions.bridge.Bids.raise;
import static kibitzer.conventions.bridge.Partnership.TRUMPS;
import static kibitzer.conventions.bridge.rebids.RebidFeatures.CHEAPEST;
import static kibitzer.conventions.bridge.rebids.RebidFeatures.PARTNER_BID_ARTIFICIALLY;
import static kibitzer.conventions.bridge.rebids.RebidFeatures.THEIR_SUITS_STOPPED;
import static kibitzer.conventions.bridge.rebids.RebidFeatures.WE_ARE_IN_GAME;

import kibitzer.advice.Need;
import kibitzer.advice.RuleBook;
import kibitzer.advice.Source;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.Partnership;
import kibitzer.conventions.bridge.Tells;
import kibitzer.games.bridge.Call;

/** What is left when no zone has a bid for the hand: pass where one may, else the least misleading bid. */
final class LastResort {
    private static final Source PRACTICE =
            generalPractice("the book has no rebid for this hand; the cheapest bid that tells nothing wrong is usual");

    private static final Source STRONG = generalPractice("game is probable and the book has no rebid for this hand;"
            + " to bid on in a suit rather than pass is usual");

    /** Hearts and spades have this rank at least. */
    private static final int MAJOR = 3;

    private LastResort() {}

    static RuleBook<Bidding, Call> book(Zones zones) {
        Need<Bidding> strong = atLeast(Partnership.expected(zones.scale()), zones.borderline());
        return RuleBook.<Bidding, Call>named("last resort")
                .then(
                        rule(zones.id("pass-in-game"), zones.sure())
                                .when(has(WE_ARE_IN_GAME), lacks(PARTNER_BID_ARTIFICIALLY))
                                .answers(call("P"))
                                .why(
                                        "The contract is as high as what both have told goes, and a further bid could only lose it."))
                .then(
                        rule(zones.id("practice.strong-new-suit"), STRONG)
                                .when(notForced(), lacks(WE_ARE_IN_GAME))
                                .needs(strong)
                                .answers(RebidCalls.newSuitBelowGame())
                                .each(atLeast(LENGTH, 4), has(BIDDABLE))
                                .prefer(most(LENGTH), least(CHEAPEST))
                                .tells(Tells.FORCING)
                                .why(
                                        "The hand is too strong to let the bidding die, and a new suit makes partner speak once more."))
                .then(rule(zones.id("practice.pass"), PRACTICE)
                        .when(notForced(), lacks(WE_ARE_IN_GAME))
                        .answers(call("P"))
                        .why("The earlier bids have told this hand, and another one would promise more."))
                .then(rule(zones.id("practice.raise-of-a-fit"), PRACTICE)
                        .when(forced())
                        .answers(raise(0))
                        .each(any(atLeast(TRUMPS, 9), all(atLeast(TRUMPS, 8), atLeast(RANK, MAJOR))), atMost(LEVEL, 4))
                        .prefer(most(TRUMPS), least(CHEAPEST))
                        .why("Partner must be answered, and a fit is the best thing there is to tell."))
                .then(
                        rule(zones.id("practice.own-suit"), PRACTICE)
                                .when(forced())
                                .answers(RebidCalls.ownSuitBelowGame())
                                .each(atLeast(LENGTH, 6))
                                .prefer(most(LENGTH), least(CHEAPEST))
                                .why(
                                        "Partner must be answered, and six cards say that the suit can be trumps with little help."))
                .then(rule(zones.id("practice.new-suit"), PRACTICE)
                        .when(forced())
                        .answers(RebidCalls.newSuitBelowGameButNoReverse())
                        .each(atLeast(LENGTH, 4), has(BIDDABLE))
                        .prefer(most(LENGTH), least(CHEAPEST))
                        .why("Partner must be answered, and a second suit offers another place to play."))
                .then(rule(zones.id("practice.raise"), PRACTICE)
                        .when(forced())
                        .answers(raise(0))
                        .each(atLeast(TRUMPS, 7))
                        .prefer(most(TRUMPS), least(CHEAPEST))
                        .why("Partner must be answered, and some support is nearer the truth than any other bid."))
                .then(
                        rule(zones.id("practice.own-suit-of-five"), PRACTICE)
                                .when(forced(), contested())
                                .needs(lacks(THEIR_SUITS_STOPPED))
                                .answers(RebidCalls.ownSuitBelowGame())
                                .each(atLeast(LENGTH, 5))
                                .prefer(most(LENGTH), least(CHEAPEST))
                                .why(
                                        "Partner must be answered, and repeating the suit does not promise to hold theirs, as no trump would."))
                .then(rule(zones.id("practice.no-trump"), PRACTICE)
                        .when(forced())
                        .answers(noTrump(0))
                        .why("Partner must be answered, and with nothing else to show no trump says the least."))
                .book();
    }
}
