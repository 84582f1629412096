package kibitzer.conventions.bridge.cab;

import static kibitzer.advice.Needs.all;
import static kibitzer.advice.Needs.any;
import static kibitzer.advice.Range.atLeast;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.bridge.BiddingFeatures.balanced;
import static kibitzer.conventions.bridge.BiddingFeatures.honourTricks;
import static kibitzer.conventions.bridge.BiddingFeatures.openingTheBidding;
import static kibitzer.conventions.bridge.BiddingFeatures.playingTricks;
import static kibitzer.conventions.bridge.BiddingFeatures.points;

import kibitzer.advice.RuleBook;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.Bids;
import kibitzer.conventions.bridge.Tells;
import kibitzer.games.bridge.Call;

/** The two openings the page names. */
final class Openings {
    static final RuleBook<Bidding, Call> BOOK = RuleBook.<Bidding, Call>named("C.A.B.")
            .then(rule(
                            "cab.open.two-clubs",
                            source("cab-system.p01")
                                    .withFigureFromPractice("the book asks for a game-going hand and names no figure;"
                                            + " 25 points, or nine tricks and five honour-tricks,"
                                            + " are general practice")
                                    .meaning("a game-going hand", "points", "playing-tricks", "honour-tricks"))
                    .when(openingTheBidding())
                    .needs(any(points(atLeast(25)), all(playingTricks(atLeast(9)), honourTricks(atLeast(5)))))
                    .answers(Bids.call("2C"))
                    .tells(Tells.FORCING_TO_GAME, Tells.CONVENTIONAL)
                    .why("{It} makes sure that game is reached and asks at once for aces, on which a slam depends."))
            .then(
                    rule("cab.open.one-no-trump", source("cab-system.p08", "culbertson-point-count.p11"))
                            .when(openingTheBidding())
                            .needs(points(16, 18), balanced())
                            .answers(Bids.call("1NT"))
                            .why(
                                    "{It} tells strength{points| (here # points)} and shape in one bid; as it is always strong, partner knows what to count on."))
            .book();

    private Openings() {}
}
