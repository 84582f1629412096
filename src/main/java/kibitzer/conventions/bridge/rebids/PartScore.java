package kibitzer.conventions.bridge.rebids;

import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.lacks;
import static kibitzer.advice.Needs.not;
import static kibitzer.advice.Needs.within;
import static kibitzer.advice.Preference.least;
import static kibitzer.advice.Preference.most;
import static kibitzer.advice.Range.atMost;
import static kibitzer.advice.Rule.rule;
import static kibitzer.conventions.bridge.AuctionFeatures.at;
import static kibitzer.conventions.bridge.AuctionFeatures.forced;
import static kibitzer.conventions.bridge.AuctionFeatures.notForced;
import static kibitzer.conventions.bridge.BidFeatures.BIDDABLE;
import static kibitzer.conventions.bridge.BidFeatures.LENGTH;
import static kibitzer.conventions.bridge.BidFeatures.RANK;
import static kibitzer.conventions.bridge.BiddingFeatures.balanced;
import static kibitzer.conventions.bridge.Bids.call;
import static kibitzer.conventions.bridge.Partnership.TRUMPS;
import static kibitzer.conventions.bridge.rebids.RebidFeatures.BETTER_THAN_LAST;
import static kibitzer.conventions.bridge.rebids.RebidFeatures.CHEAPEST;
import static kibitzer.conventions.bridge.rebids.RebidFeatures.OPPONENT_JUST_CALLED;
import static kibitzer.conventions.bridge.rebids.RebidFeatures.PARTNER_BID_A_SUIT;
import static kibitzer.conventions.bridge.rebids.RebidFeatures.PARTNER_BID_NO_TRUMP;
import static kibitzer.conventions.bridge.rebids.RebidFeatures.PARTNER_RAISED;
import static kibitzer.conventions.bridge.rebids.RebidFeatures.PARTNER_SILENT;
import static kibitzer.conventions.bridge.rebids.RebidFeatures.SHORT_SUIT;
import static kibitzer.conventions.bridge.rebids.RebidFeatures.THEIR_SUITS_STOPPED;
import static kibitzer.conventions.bridge.rebids.RebidFeatures.UNBID_SUITS_STOPPED;
import static kibitzer.conventions.bridge.rebids.RebidFeatures.WE_ARE_IN_GAME;

import java.util.List;
import kibitzer.advice.Need;
import kibitzer.advice.RuleBook;
import kibitzer.cards.Suit;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.OpeningSideDoubles;
import kibitzer.conventions.bridge.Partnership;
import kibitzer.conventions.bridge.Stage;
import kibitzer.games.bridge.Call;

/** Expecting no game: the minimum rebids, and pass where partner's call may be left. */
final class PartScore {
    private static final String SHORT_IN_PARTNERS = "the book lists a new suit at two among the minimum rebids and does"
            + " not say which responder has one; five cards and a singleton or void in partner's suit are general practice";

    private PartScore() {}

    static RuleBook<Bidding, Call> book(Zones zones) {
        Need<Bidding> noGame = below(zones);
        Need<Bidding> open = not(has(PARTNER_RAISED));
        return RuleBook.<Bidding, Call>named("part score")
                .then(
                        rule(zones.id("raise-of-a-major"), zones.partScore())
                                .when(has(PARTNER_BID_A_SUIT))
                                .needs(noGame)
                                .answers(RebidCalls.raiseTo(2, List.of(Suit.SPADES, Suit.HEARTS)))
                                .each(atLeast(TRUMPS, 8))
                                .prefer(most(TRUMPS), most(RANK))
                                .why(
                                        "The fit is found, and the cheapest raise tells of it without promising a hand worth game."))
                .then(rule(zones.id("new-suit-at-one"), zones.partScore())
                        .when(open)
                        .needs(noGame)
                        .answers(RebidCalls.newSuitCheaply(1))
                        .each(atLeast(LENGTH, 4), has(BIDDABLE))
                        .prefer(most(LENGTH), least(CHEAPEST))
                        .why("{It} goes on looking for a fit at the one level, where it costs nothing."))
                .then(
                        rule(zones.id("own-suit"), zones.partScore())
                                .when(open)
                                .needs(noGame)
                                .answers(RebidCalls.ownSuitAt(2))
                                .each(atLeast(LENGTH, 6))
                                .prefer(most(LENGTH), most(RANK))
                                .why(
                                        "{It} says that the suit is long and the hand no stronger than it sounded, so partner may stop."))
                .then(rule(zones.id("nothing-to-add"), zones.drop())
                        .when(notForced(), has(PARTNER_SILENT), has(OPPONENT_JUST_CALLED))
                        .needs(noGame)
                        .answers(call("P"))
                        .why("Partner has shown nothing, so a second bid could be doubled without help opposite."))
                .then(
                        rule(zones.id("one-no-trump"), zones.partScore())
                                .when(open, lacks(PARTNER_SILENT))
                                .needs(noGame, balanced(), has(UNBID_SUITS_STOPPED))
                                .answers(call("1NT"))
                                .why(
                                        "{It} tells a balanced hand without extra strength, and keeps the bidding at the one level."))
                .then(rule(zones.id("responders-suit-at-two"), zones.partScore())
                        .when(at(Stage.RESPONDERS_REBID), has(PARTNER_BID_NO_TRUMP))
                        .needs(noGame, has(SHORT_SUIT))
                        .answers(RebidCalls.newSuitCheaply(2))
                        .each(atLeast(LENGTH, 5))
                        .prefer(most(LENGTH), least(CHEAPEST))
                        .why("A short suit makes no trump unsafe, and the long one wins more tricks as trumps."))
                .then(rule(
                                zones.id("responders-second-suit"),
                                zones.partScore().withFigureFromPractice(SHORT_IN_PARTNERS))
                        .when(at(Stage.RESPONDERS_REBID), has(PARTNER_BID_A_SUIT))
                        .needs(noGame, atMost(OpeningSideDoubles.IN_PARTNERS_SUIT, 1))
                        .answers(RebidCalls.newSuitCheaply(2))
                        .each(atLeast(LENGTH, 5))
                        .prefer(most(LENGTH), least(CHEAPEST))
                        .why("There is no fit for partner's suit, so another one is offered while the level is low."))
                .then(rule(zones.id("new-suit-at-two"), zones.partScore())
                        .when(at(Stage.OPENERS_REBID), open)
                        .needs(noGame)
                        .answers(RebidCalls.newSuitCheaply(2))
                        .each(atLeast(LENGTH, 4), has(BIDDABLE))
                        .prefer(most(LENGTH), least(CHEAPEST))
                        .why("{It} gives partner a second suit to choose from, at a level where both can still stop."))
                .then(rule(zones.id("raise-of-a-minor"), zones.partScore())
                        .when(has(PARTNER_BID_A_SUIT))
                        .needs(noGame)
                        .answers(RebidCalls.raiseTo(2, List.of(Suit.DIAMONDS, Suit.CLUBS)))
                        .each(atLeast(TRUMPS, 8))
                        .prefer(most(TRUMPS), most(RANK))
                        .why("The fit is found, and the low raise says that game is not in sight."))
                .then(
                        rule(zones.id("one-no-trump-for-want-of-a-suit"), zones.partScore())
                                .when(open, lacks(PARTNER_SILENT))
                                .needs(noGame, has(THEIR_SUITS_STOPPED), lacks(SHORT_SUIT))
                                .answers(call("1NT"))
                                .why(
                                        "With no other suit to show, one no trump tells a hand without much extra at the lowest level."))
                .then(
                        rule(zones.id("preference"), zones.partScore())
                                .when(has(PARTNER_BID_A_SUIT))
                                .needs(noGame)
                                .answers(RebidCalls.preference())
                                .each(atLeast(BETTER_THAN_LAST, 0), atLeast(LENGTH, 2))
                                .prefer(most(TRUMPS), least(CHEAPEST))
                                .why(
                                        "{It} takes partner back to the suit that the two hands like better, and promises nothing more."))
                .then(
                        rule(zones.id("forced-own-suit-at-two"), zones.partScore())
                                .when(forced())
                                .needs(noGame)
                                .answers(RebidCalls.ownSuitAt(2))
                                .each(atLeast(LENGTH, 5))
                                .prefer(most(LENGTH), most(RANK))
                                .why(
                                        "Partner must be answered, and repeating the suit is the cheapest way to say nothing new."))
                .then(
                        rule(
                                        zones.id("forced-new-suit-at-two"),
                                        zones.partScore()
                                                .takenOver(
                                                        "the list of suits to bid (p. 143) has none of four cards weaker"
                                                                + " than Q-10-x-x or K-x-x-x; where an answer is forced"
                                                                + " such a suit is named by general practice"))
                                .when(forced())
                                .needs(noGame)
                                .answers(RebidCalls.newSuitCheaply(2))
                                .each(atLeast(LENGTH, 4))
                                .prefer(most(LENGTH), least(CHEAPEST))
                                .why(
                                        "Partner must be answered, and another suit at the two level keeps the search for a fit cheap."))
                .thenBook(TwoNoTrumpAnswered.book(zones, noGame))
                .then(
                        rule(zones.id("pass"), zones.shortOfGame())
                                .when(notForced(), lacks(WE_ARE_IN_GAME))
                                .needs(noGame, notSure(zones))
                                .answers(call("P"))
                                .why(
                                        "Together there is hardly enough for game and nothing forces a bid, so that going on risks a penalty."))
                .book();
    }

    /** Who is surely in the game zone makes a jump or bids the game (p. 146), however one expects. */
    private static Need<Bidding> notSure(Zones zones) {
        return atMost(
                Partnership.least(zones.scale()), zones.game() - zones.scale().step());
    }

    private static Need<Bidding> below(Zones zones) {
        return within(
                Partnership.expected(zones.scale()),
                atMost(zones.borderline() - zones.scale().step() / 2));
    }
}
