package kibitzer.conventions.bridge.rebids;

import static kibitzer.advice.Needs.all;
import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.lacks;
import static kibitzer.advice.Preference.most;
import static kibitzer.advice.Rule.rule;
import static kibitzer.conventions.bridge.AuctionFeatures.at;
import static kibitzer.conventions.bridge.AuctionFeatures.partnerJustBid;
import static kibitzer.conventions.bridge.BidFeatures.BIDDABLE;
import static kibitzer.conventions.bridge.BidFeatures.LENGTH;
import static kibitzer.conventions.bridge.BidFeatures.RANK;
import static kibitzer.conventions.bridge.Bids.call;
import static kibitzer.conventions.bridge.Partnership.TRUMPS;
import static kibitzer.conventions.bridge.rebids.RebidFeatures.PARTNER_BID_ARTIFICIALLY;
import static kibitzer.conventions.bridge.rebids.RebidFeatures.PARTNER_RAISED;
import static kibitzer.conventions.bridge.rebids.RebidFeatures.PARTNER_SILENT;
import static kibitzer.conventions.bridge.rebids.RebidFeatures.UNBID_SUITS_STOPPED;
import static kibitzer.conventions.bridge.rebids.RebidFeatures.WE_ARE_IN_GAME;

import java.util.List;
import kibitzer.advice.Answers;
import kibitzer.advice.Manner;
import kibitzer.advice.Need;
import kibitzer.advice.RuleBook;
import kibitzer.advice.RuleBuilder;
import kibitzer.advice.Source;
import kibitzer.cards.Suit;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.Partnership;
import kibitzer.conventions.bridge.Stage;
import kibitzer.games.bridge.Call;

/**
 * The three lists of p. 146 under the other readings of "expect", "probably" and "surely": near a border, and where the
 * average of what partner may hold says otherwise than the promise, the rebids of the next list are allowed.
 */
final class OtherReading {
    private static final String NEAR = "the book does not say how to expect; within a step of the border, and where the"
            + " average of what partner may hold says otherwise than the promise, the next list's rebids are allowed by"
            + " general practice";

    private OtherReading() {}

    static RuleBook<Bidding, Call> book(Zones zones) {
        double step = zones.scale().step();
        Need<Bidding> notSure = atMost(Partnership.least(zones.scale()), zones.game() - step);
        Need<Bidding> minimum = all(notSure, atMost(Partnership.expected(zones.scale()), zones.borderline() + step));
        Need<Bidding> strong = atLeast(Partnership.average(zones.scale()), zones.borderline() - step);
        Need<Bidding> sure = atLeast(Partnership.least(zones.scale()), zones.game() - step);
        Source partScore = near(zones.partScore(), zones);
        Source probable = near(zones.strong(), zones);
        Source surely = near(zones.sure(), zones);
        return RuleBook.<Bidding, Call>named("the other reading")
                .then(rule(zones.id("may.second-suit"), partScore)
                        .when(at(Stage.OPENERS_REBID), lacks(PARTNER_RAISED), lacks(PARTNER_SILENT))
                        .needs(atMost(Partnership.least(zones.scale()), zones.game() + step))
                        .answers(RebidCalls.newSuitCheaply(2))
                        .each(atLeast(LENGTH, 4))
                        .prefer(most(LENGTH))
                        .manner(Manner.MAY)
                        .why("{It} offers a second trump suit while the level is still low."))
                .then(bid(zones, "may.own-suit", partScore, minimum, RebidCalls.ownSuitAt(2))
                        .each(atLeast(LENGTH, 5))
                        .manner(Manner.MAY)
                        .why("{It} says that the suit can be trumps and that the hand holds no extra strength."))
                .then(bid(zones, "may.raise", partScore, minimum, RebidCalls.raiseTo(2, List.of(Suit.values())))
                        .each(atLeast(TRUMPS, 8))
                        .manner(Manner.MAY)
                        .why("{It} agrees the trumps at the lowest level and says that game is not in sight."))
                .then(
                        bid(zones, "may.one-no-trump", partScore, all(minimum, has(UNBID_SUITS_STOPPED)), call("1NT"))
                                .manner(Manner.MAY)
                                .why(
                                        "{It} tells a hand without extra strength, with the other suits held, at the lowest level."))
                .then(bid(zones, "may.strong-own-suit", probable, strong, RebidCalls.ownSuitAt(3))
                        .each(atLeast(LENGTH, 6))
                        .prefer(most(LENGTH))
                        .manner(Manner.MAY)
                        .why("{It} shows a long suit and asks partner for game."))
                .then(bid(zones, "may.strong-raise", probable, strong, RebidCalls.raiseTo(3, List.of(Suit.values())))
                        .each(atLeast(TRUMPS, 8))
                        .prefer(most(TRUMPS))
                        .manner(Manner.MAY)
                        .why("{It} agrees the trumps and asks partner for game."))
                .then(
                        bid(zones, "may.reverse", probable, strong, RebidCalls.reverse())
                                .each(atLeast(LENGTH, 4))
                                .manner(Manner.MAY)
                                .why(
                                        "{It} shows two suits and the strength to let partner choose between them one level higher."))
                .then(bid(zones, "may.strong-no-trump", probable, all(strong, has(UNBID_SUITS_STOPPED)), call("2NT"))
                        .manner(Manner.MAY)
                        .why("{It} asks partner for game in no trump, as the other suits are held."))
                .then(bid(zones, "may.jump-in-the-own-suit", surely, sure, RebidCalls.jumpInOwnSuit())
                        .each(atLeast(LENGTH, 6))
                        .prefer(most(LENGTH))
                        .manner(Manner.MAY)
                        .why("The jump tells of game strength and of a suit that can be trumps by itself."))
                .then(bid(zones, "may.jump-raise", surely, sure, RebidCalls.jumpRaise())
                        .each(atLeast(TRUMPS, 8))
                        .prefer(most(TRUMPS))
                        .manner(Manner.MAY)
                        .why("The jump agrees the trumps and tells of strength for game."))
                .then(bid(zones, "may.game-in-a-major", surely, sure, RebidCalls.majorGame())
                        .each(atLeast(TRUMPS, 8))
                        .prefer(most(TRUMPS), most(RANK))
                        .manner(Manner.MAY)
                        .why("Strength and fit are there, so game is named before the opponents hear more."))
                .then(bid(zones, "may.game-in-the-own-major", surely, sure, RebidCalls.ownMajorGame())
                        .each(atLeast(LENGTH, 6))
                        .prefer(most(LENGTH))
                        .manner(Manner.MAY)
                        .why("A long major can be trumps with little help, and the strength for game is there."))
                .then(bid(zones, "may.second-suit-at-three", surely, sure, RebidCalls.newSuitAtThree())
                        .each(atLeast(LENGTH, 4), has(BIDDABLE))
                        .manner(Manner.MAY)
                        .why("{It} offers another trump suit before the game is chosen."))
                .then(
                        rule(zones.id("may.long-major-over-three-no-trump"), surely)
                                .when(partnerJustBid("3NT"), lacks(PARTNER_BID_ARTIFICIALLY))
                                .answers(RebidCalls.ownMajorGame())
                                .each(atLeast(LENGTH, 7))
                                .manner(Manner.MAY)
                                .why(
                                        "Seven cards in a major can be trumps by themselves, where no trump may leave them stranded."))
                .then(bid(zones, "may.three-no-trump", surely, all(sure, has(UNBID_SUITS_STOPPED)), call("3NT"))
                        .manner(Manner.MAY)
                        .why("With the other suits held, no trump is the game that needs the fewest tricks."))
                .book();
    }

    /** Beyond the line that is printed, so no figure here is the book's. */
    private static Source near(Source source, Zones zones) {
        return source.withFigureFromPractice(NEAR)
                .leaving(Partnership.least(zones.scale()).key());
    }

    /** Over a suit of partner's or no trump, below game. */
    private static RuleBuilder.Answering<Bidding, Call> bid(
            Zones zones, String name, Source source, Need<Bidding> strength, Answers<Bidding, Call> calls) {
        return rule(zones.id(name), source)
                .when(lacks(WE_ARE_IN_GAME), lacks(PARTNER_SILENT))
                .needs(strength)
                .answers(calls);
    }
}
