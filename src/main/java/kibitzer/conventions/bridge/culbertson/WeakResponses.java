package kibitzer.conventions.bridge.culbertson;

import static kibitzer.advice.Needs.any;
import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.bridge.AuctionFeatures.partnerJustBid;
import static kibitzer.conventions.bridge.AuctionFeatures.weBid;
import static kibitzer.conventions.bridge.BidFeatures.LENGTH;
import static kibitzer.conventions.bridge.culbertson.CulbertsonFeatures.TRICKS_OPPOSITE_LONG_SUIT;
import static kibitzer.conventions.bridge.culbertson.CulbertsonFeatures.naturalOpening;
import static kibitzer.conventions.bridge.rebids.RebidFeatures.UNBID_SUITS_STOPPED;

import kibitzer.advice.RuleBook;
import kibitzer.advice.Source;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.Bids;
import kibitzer.games.bridge.Call;

/** Answers to long-suit openings: partner's tricks are known within one, the own honour-tricks are added. */
final class WeakResponses {
    private static final Source TO_LONG_SUIT = source("contract-bridge.p39", "contract-bridge.p37")
            .withFigureFromPractice("the book tells what tricks the opening promises and names no answer;"
                    + " adding the own honour-tricks is general practice");
    private static final Source TO_WEAK_TWO = source("contract-bridge.p26")
            .withFigureFromPractice("the book tells what the opening shows and names no answer;"
                    + " game with a strong hand, else pass, is general practice");

    private WeakResponses() {}

    static RuleBook<Bidding, Call> toLongSuit(Figures figures) {
        String prefix = figures.id() + ".respond-to-long-suit.";
        return RuleBook.<Bidding, Call>named(figures.name())
                .then(
                        rule(prefix + "small-slam", TO_LONG_SUIT)
                                .when(partnerJustBid("3x", "4x"), weBid("*"), naturalOpening())
                                .needs(atLeast(TRICKS_OPPOSITE_LONG_SUIT, 12))
                                .answers(Bids.raiseOf("6x"))
                                .each(atLeast(LENGTH, 1))
                                .why(
                                        "Partner's long suit and the winners here add up to twelve tricks, so there is nothing to ask."))
                .then(rule(prefix + "four", TO_LONG_SUIT)
                        .when(weBid("3M"), naturalOpening())
                        .needs(atLeast(TRICKS_OPPOSITE_LONG_SUIT, 10))
                        .answers(Bids.raiseOf("4x"))
                        .each(atLeast(LENGTH, 1))
                        .why("Partner brings the trumps, and with the winners here the tricks add up to ten."))
                .then(
                        rule(prefix + "three-no-trump", TO_LONG_SUIT)
                                .when(weBid("3m"), naturalOpening())
                                .needs(atLeast(TRICKS_OPPOSITE_LONG_SUIT, 10), has(UNBID_SUITS_STOPPED))
                                .answers(Bids.call("3NT"))
                                .why(
                                        "Partner's long minor wins tricks at no trump too, and nine are easier to find than eleven."))
                .then(
                        rule(prefix + "five", TO_LONG_SUIT)
                                .when(any(weBid("3m"), weBid("4m")), naturalOpening())
                                .needs(atLeast(TRICKS_OPPOSITE_LONG_SUIT, 11))
                                .answers(Bids.raiseOf("5x"))
                                .each(atLeast(LENGTH, 1))
                                .why(
                                        "Partner's long minor and the winners here add up to eleven tricks, where no trump would be unsafe."))
                .then(
                        rule(prefix + "pass", TO_LONG_SUIT)
                                .when(partnerJustBid("3x", "4x"), weBid("*"), naturalOpening())
                                .answers(Bids.call("P"))
                                .why(
                                        "Partner promised a long suit and little else, and the tricks here do not add up to a higher contract."))
                .book();
    }

    static RuleBook<Bidding, Call> toWeakTwo(Figures figures) {
        String prefix = figures.id() + ".two-clubs.respond-to-weak-two.";
        return RuleBook.<Bidding, Call>named(figures.name())
                .then(
                        rule(prefix + "four", TO_WEAK_TWO)
                                .when(weBid("2M"), naturalOpening())
                                .needs(figures.gameOppositeWeakTwo().hand())
                                .answers(Bids.raiseOf("4x"))
                                .each(atLeast(LENGTH, 2))
                                .why(
                                        "Partner brings six trumps and this hand the strength, which together should make ten tricks."))
                .then(
                        rule(prefix + "three-no-trump", TO_WEAK_TWO)
                                .when(weBid("2x"), naturalOpening())
                                .needs(figures.gameOppositeWeakTwo().hand())
                                .answers(Bids.call("3NT"))
                                .why(
                                        "Partner's long suit and the strength here should win nine tricks, the fewest that make game."))
                .then(
                        rule(prefix + "pass", TO_WEAK_TWO)
                                .when(weBid("2x"), naturalOpening())
                                .needs(figures.noGameOppositeWeakTwo().hand())
                                .answers(Bids.call("P"))
                                .why(
                                        "Partner has told of less than an opening, so game is out of reach{points| with # points} and the long suit is a good place."))
                .book();
    }
}
