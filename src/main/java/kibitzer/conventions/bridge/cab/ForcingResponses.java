package kibitzer.conventions.bridge.cab;

import static kibitzer.advice.Needs.any;
import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.lacks;
import static kibitzer.advice.Needs.within;
import static kibitzer.advice.Range.between;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.bridge.AuctionFeatures.PASSED_HAND;
import static kibitzer.conventions.bridge.AuctionFeatures.partnerJustBid;
import static kibitzer.conventions.bridge.AuctionFeatures.passedHand;
import static kibitzer.conventions.bridge.AuctionFeatures.uncontested;
import static kibitzer.conventions.bridge.AuctionFeatures.weBid;
import static kibitzer.conventions.bridge.BidFeatures.LENGTH;
import static kibitzer.conventions.bridge.BiddingFeatures.balanced;
import static kibitzer.conventions.bridge.BiddingFeatures.points;
import static kibitzer.conventions.bridge.CulbertsonCounts.RAISE;

import kibitzer.advice.Need;
import kibitzer.advice.RuleBook;
import kibitzer.advice.Trait;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.Bids;
import kibitzer.conventions.bridge.Tells;
import kibitzer.conventions.bridge.value.BiddableSuit;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Strain;

/**
 * Two no trump and the double raise: forcing, but not from a hand that has passed. As everywhere in the book a suit at one
 * comes before no trump and before the raise of a minor (p. 149), a raise of a major before both.
 */
final class ForcingResponses {
    private static final Trait<Bidding> SUIT_AT_ONE = new Trait<>(
            "suit-at-one",
            "a biddable suit to show at one",
            "no biddable suit to show at one",
            bidding -> Bids.unbid(bidding.soFar()).stream()
                    .anyMatch(suit ->
                            bidding.soFar().leastLevel(Strain.of(suit)) == 1 && BiddableSuit.is(bidding.hand(), suit)));

    private static final Need<Bidding> RAISE_FIRST = any(partnerJustBid("1M"), lacks(SUIT_AT_ONE));

    private static final String PASSED = "the page says that a passed hand's bid does not force and names no strength;"
            + " 11 and 12 points, 13 where no suit could be opened, are general practice";

    private static final String FREAKS = "the column counts length as well and sets no least high cards; up to 8 it has"
            + " the triple raise, so that 9 or more for a double raise are general practice";

    static final RuleBook<Bidding, Call> BOOK = RuleBook.<Bidding, Call>named("C.A.B.")
            .then(
                    rule(
                                    "cab.respond.raise-forcing",
                                    source(
                                                    "cab-system.p16",
                                                    "culbertson-point-count.p39",
                                                    "contract-bridge.p08",
                                                    "contract-bridge.p43")
                                            .withFigureFromPractice(FREAKS)
                                            .printing("raise-points"))
                            .when(weBid("1x"), uncontested(), lacks(PASSED_HAND))
                            .needs(RAISE_FIRST, points(9, 17))
                            .answers(Bids.raiseOf("3x"))
                            .each(within(RAISE, between(13, 16)), atLeast(LENGTH, 4))
                            .tells(Tells.FORCING_TO_GAME)
                            .why(
                                    "{It} sets the trumps with game certain{raise-points| on # points}, and leaves room below game to look for slam."))
            .then(
                    rule(
                                    "cab.respond.two-no-trump-forcing",
                                    source(
                                            "cab-system.p15",
                                            "culbertson-point-count.p44",
                                            "contract-bridge.p08",
                                            "contract-bridge.p40"))
                            .when(weBid("1x"), uncontested(), lacks(PASSED_HAND))
                            .needs(points(13, 15), balanced(), lacks(SUIT_AT_ONE))
                            .answers(Bids.call("2NT"))
                            .tells(Tells.FORCING_TO_GAME)
                            .why(
                                    "{It} shows a balanced hand with game certain, and as nobody may pass, opener can show shape cheaply."))
            .then(
                    rule(
                                    "cab.respond.raise-by-a-passed-hand",
                                    source("cab-system.p16", "contract-bridge.p43")
                                            .withFigureFromPractice(PASSED))
                            .when(weBid("1x"), uncontested(), passedHand())
                            .needs(RAISE_FIRST, points(7, 13))
                            .answers(Bids.raiseOf("3x"))
                            .each(within(RAISE, between(11, 12)), atLeast(LENGTH, 4))
                            .why(
                                    "A player who has passed cannot be strong, so the raise asks for game and a light opener may stop."))
            .then(
                    rule(
                                    "cab.respond.two-no-trump-by-a-passed-hand",
                                    source("cab-system.p15", "contract-bridge.p40")
                                            .withFigureFromPractice(PASSED))
                            .when(weBid("1x"), uncontested(), passedHand())
                            .needs(points(11, 13), balanced(), lacks(SUIT_AT_ONE))
                            .answers(Bids.call("2NT"))
                            .why(
                                    "A player who has passed cannot be strong, so opener takes this as an invitation and may pass."))
            .book();

    private ForcingResponses() {}
}
