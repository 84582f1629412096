package kibitzer.conventions.bridge.cab;

import static kibitzer.advice.Needs.any;
import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.not;
import static kibitzer.advice.Preference.most;
import static kibitzer.advice.Range.atLeast;
import static kibitzer.advice.Range.atMost;
import static kibitzer.advice.Range.between;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.bridge.AuctionFeatures.uncontested;
import static kibitzer.conventions.bridge.AuctionFeatures.weBid;
import static kibitzer.conventions.bridge.BidFeatures.LENGTH;
import static kibitzer.conventions.bridge.BidFeatures.RANK;
import static kibitzer.conventions.bridge.BiddingFeatures.balanced;
import static kibitzer.conventions.bridge.BiddingFeatures.length;
import static kibitzer.conventions.bridge.BiddingFeatures.points;

import kibitzer.advice.RuleBook;
import kibitzer.cards.Suit;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.Bids;
import kibitzer.conventions.bridge.Tells;
import kibitzer.games.bridge.Call;

/** Answers to the strong one no trump: limits go through two clubs, two no trump forces, four no trump asks. */
final class NoTrumpResponses {
    static final int LEAST_LIMIT = 8;
    static final int MOST_LIMIT = 9;
    static final int LEAST_SLAM_LIMIT = 15;
    static final int MOST_SLAM_LIMIT = 16;

    private static final String RANGES_FROM_THE_COLUMN =
            "the page names the sequences and no ranges;" + " they are those of the point-count of the same book";

    static final RuleBook<Bidding, Call> BOOK = RuleBook.<Bidding, Call>named("C.A.B.")
            .then(rule(
                            "cab.respond.one-no-trump.limit",
                            source("cab-system.p10", "cab-system.p12", "culbertson-point-count.p20")
                                    .withFigureFromPractice(RANGES_FROM_THE_COLUMN)
                                    .printing("points"))
                    .when(weBid("1NT"), uncontested())
                    .needs(points(between(LEAST_LIMIT, MOST_LIMIT)))
                    .answers(Bids.call("2C"))
                    .tells(Tells.FORCING, Tells.CONVENTIONAL))
            .then(rule(
                            "cab.respond.one-no-trump.slam-limit",
                            source("cab-system.p10", "cab-system.p14", "culbertson-point-count.p22")
                                    .withFigureFromPractice(RANGES_FROM_THE_COLUMN)
                                    .printing("points"))
                    .when(weBid("1NT"), uncontested())
                    .needs(points(between(LEAST_SLAM_LIMIT, MOST_SLAM_LIMIT)), balanced())
                    .answers(Bids.call("2C"))
                    .tells(Tells.FORCING, Tells.CONVENTIONAL))
            .then(rule(
                            "cab.respond.one-no-trump.ask-for-aces",
                            source("cab-system.p13")
                                    .withFigureFromPractice("the page does not say when to ask; 15 points and a"
                                            + " six-card suit are general practice"))
                    .when(weBid("1NT"), uncontested())
                    .needs(points(atLeast(LEAST_SLAM_LIMIT)), not(balanced()))
                    .answers(Bids.call("4NT"))
                    .tells(Tells.FORCING, Tells.CONVENTIONAL, Tells.ASKS_FOR_ACES))
            .then(rule("cab.respond.one-no-trump.six-no-trump", source("culbertson-point-count.p23"))
                    .when(weBid("1NT"), uncontested())
                    .needs(points(17, 18), balanced())
                    .answers(Bids.call("6NT")))
            .then(rule(
                            "cab.respond.one-no-trump.direct-six-no-trump",
                            source("culbertson-point-count.p24")
                                    .withFigureFromPractice("the column bids a suit first, which this page gives no"
                                            + " meaning; six no trump at once is general practice")
                                    .printing("points"))
                    .when(weBid("1NT"), uncontested())
                    .needs(points(19, 20), balanced())
                    .answers(Bids.call("6NT")))
            .then(rule("cab.respond.one-no-trump.seven-no-trump", source("culbertson-point-count.p25"))
                    .when(weBid("1NT"), uncontested())
                    .needs(points(atLeast(21)), balanced())
                    .answers(Bids.call("7NT")))
            .then(rule(
                            "cab.respond.one-no-trump.forcing",
                            source("cab-system.p11")
                                    .withFigureFromPractice("the page says that two no trump forces and names no hand"
                                            + " for it; 10 to 14 points with a five-card major is general practice"))
                    .when(weBid("1NT"), uncontested())
                    .needs(points(10, 14), any(atLeast(length(Suit.SPADES), 5), atLeast(length(Suit.HEARTS), 5)))
                    .answers(Bids.call("2NT"))
                    .tells(Tells.FORCING_TO_GAME))
            .then(rule("cab.respond.one-no-trump.three-no-trump", source("culbertson-point-count.p21"))
                    .when(weBid("1NT"), uncontested())
                    .needs(points(10, 14))
                    .answers(Bids.call("3NT")))
            .then(rule(
                            "cab.respond.one-no-trump.weak-suit",
                            generalPractice("the page says nothing of two diamonds, hearts and spades over one no"
                                    + " trump; a weak hand with five cards is usual"))
                    .when(weBid("1NT"), uncontested())
                    .needs(points(atMost(7)), not(balanced()))
                    .answers(Bids.oneOf("2D", "2H", "2S"))
                    .each(atLeast(LENGTH, 5))
                    .prefer(most(LENGTH).because("the longest suit"), most(RANK)))
            .then(rule("cab.respond.one-no-trump.pass", source("culbertson-point-count.p19"))
                    .when(weBid("1NT"), uncontested())
                    .needs(points(atMost(7)))
                    .answers(Bids.call("P")))
            .book();

    private NoTrumpResponses() {}
}
