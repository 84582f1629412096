package kibitzer.conventions.bridge.acol;

import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Preference.most;
import static kibitzer.advice.Range.atLeast;
import static kibitzer.advice.Range.atMost;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.bridge.AuctionFeatures.partnerJustBid;
import static kibitzer.conventions.bridge.AuctionFeatures.uncontested;
import static kibitzer.conventions.bridge.BidFeatures.RANK;
import static kibitzer.conventions.bridge.BiddingFeatures.points;
import static kibitzer.conventions.bridge.Bids.call;
import static kibitzer.conventions.bridge.Bids.raiseOf;
import static kibitzer.conventions.bridge.Partnership.TRUMPS;
import static kibitzer.conventions.bridge.rebids.RebidFeatures.UNBID_SUITS_STOPPED;

import kibitzer.advice.RuleBook;
import kibitzer.advice.Source;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.games.bridge.Call;

/** Responses to three or four of a suit (p. 141): unless strong, pass. */
final class Preempts {
    private static final Source STRONG = source("acol-system.p30")
            .withFigureFromPractice("the book names no figure; 16 points are strong by general practice")
            .meaning("a strong hand", "points");

    static final RuleBook<Bidding, Call> RESPONSES = RuleBook.<Bidding, Call>named("Acol")
            .then(
                    rule("acol.respond.three-bid.game-in-the-major", STRONG)
                            .when(partnerJustBid("3M"), uncontested())
                            .needs(points(atLeast(16)))
                            .answers(raiseOf("4M"))
                            .each(atLeast(TRUMPS, 8))
                            .prefer(most(RANK))
                            .why(
                                    "Partner brings the trumps and this hand the high cards, which together should make ten tricks."))
            .then(
                    rule("acol.respond.three-bid.three-no-trump", STRONG)
                            .when(partnerJustBid("3x"), uncontested())
                            .needs(points(atLeast(16)), has(UNBID_SUITS_STOPPED))
                            .answers(call("3NT"))
                            .why(
                                    "Partner's long suit is a store of tricks, and with the other suits held nine of them can be won at no trump."))
            .then(
                    rule("acol.respond.three-bid.game-in-the-minor", STRONG)
                            .when(partnerJustBid("3m", "4m"), uncontested())
                            .needs(points(atLeast(16)))
                            .answers(raiseOf("5m"))
                            .each(atLeast(TRUMPS, 9))
                            .why(
                                    "Partner's long trumps and the strength here should make eleven tricks, where no trump would be unsafe or out of reach."))
            .then(rule("acol.respond.three-bid.pass", STRONG.meaning("a hand that is not strong", "points"))
                    .when(partnerJustBid("3x", "4m"), uncontested())
                    .needs(points(atMost(15)))
                    .answers(call("P"))
                    .whyByBook(
                            "Partner may have next to nothing beside the long suit, so a raise without strength only makes the penalty bigger.",
                            "acol-system.p29"))
            .then(
                    rule(
                                    "acol.respond.four-bid.pass",
                                    source("acol-system.p30")
                                            .withFigureFromPractice(
                                                    "the book speaks of three-bids; the same of four is general"
                                                            + " practice"))
                            .when(partnerJustBid("4M"), uncontested())
                            .answers(call("P"))
                            .why(
                                    "Partner has bid game in one leap and told all there is to tell, so nothing more is looked for."))
            .book();

    private Preempts() {}
}
