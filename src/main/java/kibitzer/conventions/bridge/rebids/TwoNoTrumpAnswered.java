package kibitzer.conventions.bridge.rebids;

import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.lacks;
import static kibitzer.advice.Needs.not;
import static kibitzer.advice.Preference.least;
import static kibitzer.advice.Preference.most;
import static kibitzer.advice.Rule.rule;
import static kibitzer.conventions.bridge.AuctionFeatures.notForced;
import static kibitzer.conventions.bridge.AuctionFeatures.partnerJustBid;
import static kibitzer.conventions.bridge.BidFeatures.LENGTH;
import static kibitzer.conventions.bridge.BidFeatures.TRICKS;
import static kibitzer.conventions.bridge.BiddingFeatures.SHAPE;
import static kibitzer.conventions.bridge.rebids.RebidFeatures.CHEAPEST;
import static kibitzer.conventions.bridge.rebids.RebidFeatures.PARTNER_BID_ARTIFICIALLY;

import java.util.List;
import kibitzer.advice.Manner;
import kibitzer.advice.Need;
import kibitzer.advice.RuleBook;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.games.bridge.Call;

/** Partner bid two no trump, which may be left: it is left by hands that suit it, the others go on in a suit. */
public final class TwoNoTrumpAnswered {
    private static final String SUITS_NO_TRUMP = "the book says that two no trump may be passed, not that every minimum"
            + " passes; a hand with a long suit or a void goes on in a suit by general practice";

    private static final double TRICKS_FOR_GAME = 7;

    private TwoNoTrumpAnswered() {}

    /** No singleton or void, and no suit longer than six. */
    public static Need<Bidding> suitsNoTrump() {
        return new Need.Among<>(SHAPE, List.of("4-3-3-3", "4-4-3-2", "5-3-3-2", "5-4-2-2", "6-3-2-2"), List.of());
    }

    static RuleBook<Bidding, Call> book(Zones zones, Need<Bidding> noGame) {
        return RuleBook.<Bidding, Call>named("two no trump answered")
                .then(
                        rule(zones.id("two-no-trump-long-major"), zones.drop().withFigureFromPractice(SUITS_NO_TRUMP))
                                .when(partnerJustBid("2NT"), notForced(), lacks(PARTNER_BID_ARTIFICIALLY))
                                .needs(noGame)
                                .answers(RebidCalls.ownMajorGame())
                                .each(atLeast(LENGTH, 6), atLeast(TRICKS, TRICKS_FOR_GAME))
                                .prefer(most(LENGTH))
                                .why(
                                        "With so many tricks in the long major, game there needs little more than partner has shown."))
                .then(rule(zones.id("may.two-no-trump-major-game"), zones.drop().withFigureFromPractice(SUITS_NO_TRUMP))
                        .when(partnerJustBid("2NT"), notForced(), lacks(PARTNER_BID_ARTIFICIALLY))
                        .needs(noGame)
                        .answers(RebidCalls.ownMajorGame())
                        .each(atLeast(LENGTH, 6))
                        .manner(Manner.MAY)
                        .why("A long major may make game as trumps although the points together fall short."))
                .then(rule(zones.id("two-no-trump-long-suit"), zones.drop().withFigureFromPractice(SUITS_NO_TRUMP))
                        .when(partnerJustBid("2NT"), notForced(), lacks(PARTNER_BID_ARTIFICIALLY))
                        .needs(noGame, not(suitsNoTrump()))
                        .answers(RebidCalls.ownSuitAt(3))
                        .each(atLeast(LENGTH, 6))
                        .prefer(most(LENGTH), least(CHEAPEST))
                        .why("The long suit wins tricks as trumps that no trump would leave behind."))
                .then(rule(zones.id("two-no-trump-second-suit"), zones.drop().withFigureFromPractice(SUITS_NO_TRUMP))
                        .when(partnerJustBid("2NT"), notForced(), lacks(PARTNER_BID_ARTIFICIALLY))
                        .needs(noGame, not(suitsNoTrump()))
                        .answers(RebidCalls.newSuitAtThree())
                        .each(atLeast(LENGTH, 4))
                        .prefer(most(LENGTH), least(CHEAPEST))
                        .why("The shape does not suit no trump, so another trump suit is offered instead."))
                .book();
    }
}
