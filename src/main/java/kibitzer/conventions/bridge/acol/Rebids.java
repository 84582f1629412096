package kibitzer.conventions.bridge.acol;

import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Preference.least;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.bridge.AuctionFeatures.uncontested;
import static kibitzer.conventions.bridge.AuctionFeatures.weBid;
import static kibitzer.conventions.bridge.BidFeatures.LENGTH;
import static kibitzer.conventions.bridge.BidFeatures.RANK;
import static kibitzer.conventions.bridge.Bids.any;
import static kibitzer.conventions.bridge.Bids.call;

import kibitzer.advice.RuleBook;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.Partnership;
import kibitzer.conventions.bridge.Scale;
import kibitzer.conventions.bridge.rebids.TwoNoTrumpAnswered;
import kibitzer.games.bridge.Call;

/** The rebids of opener that the Acol page itself prints (p. 141). */
final class Rebids {
    static final RuleBook<Bidding, Call> BOOK = RuleBook.<Bidding, Call>named("Acol")
            .then(
                    rule("acol.rebid.show-the-major", source("acol-system.p09"))
                            .when(weBid("1NT", "3C"), uncontested())
                            .answers(any("3M"))
                            .each(atLeast(LENGTH, 4))
                            .prefer(least(RANK)
                                    .because("the cheaper of two majors")
                                    .inGeneral())
                            .why(
                                    "Partner asked because four cards here may meet four there, and a fit in a major beats no trump."))
            .then(rule(
                            "acol.rebid.no-major-to-show",
                            generalPractice("the book does not say what opener bids without a four-card major;"
                                    + " three no trump, as responder has enough for game, is usual"))
                    .when(weBid("1NT", "3C"), uncontested())
                    .answers(call("3NT"))
                    .why("There is no major to share, and partner asked on enough for game, so no trump is the place."))
            .then(
                    rule("acol.rebid.leave-the-sign-off", source("acol-system.p05"))
                            .when(weBid("1NT", "2x"), uncontested())
                            .answers(call("P"))
                            .title("Leave the sign-off")
                            .whyByBook(
                                    "Partner has almost nothing and has chosen the safest place; any further bid would leave it."))
            .then(
                    rule(
                                    "acol.rebid.leave-two-no-trump",
                                    source("acol-system.p12", "acol-system.p16", "culbertson-point-count.p47")
                                            .withFigureFromPractice(
                                                    "the book lets a minimum pass and names no figure; no"
                                                            + " 26 points together is general practice")
                                            .meaning("a minimum", "expected-together-points"))
                            .when(weBid("1x", "2NT"), uncontested())
                            .needs(atMost(Partnership.expected(Scale.POINTS), 24.5), TwoNoTrumpAnswered.suitsNoTrump())
                            .answers(call("P"))
                            .why(
                                    "Partner's bid named its strength, and together the hands fall short of game, so there is nothing left to find out."))
            .book();

    private Rebids() {}
}
