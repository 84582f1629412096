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
                    .tells(Tells.FORCING, Tells.CONVENTIONAL)
                    .whyByBook(
                            "A direct raise would force to game; by way of two clubs the next bid is one that a minimum may pass.",
                            "cab-system.p10",
                            "cab-system.p11",
                            "cab-system.p12"))
            .then(rule(
                            "cab.respond.one-no-trump.slam-limit",
                            source("cab-system.p10", "cab-system.p14", "culbertson-point-count.p22")
                                    .withFigureFromPractice(RANGES_FROM_THE_COLUMN)
                                    .printing("points"))
                    .when(weBid("1NT"), uncontested())
                    .needs(points(between(LEAST_SLAM_LIMIT, MOST_SLAM_LIMIT)), balanced())
                    .answers(Bids.call("2C"))
                    .tells(Tells.FORCING, Tells.CONVENTIONAL)
                    .whyByBook(
                            "Four no trump at once would ask for aces; by way of two clubs it asks for a maximum instead.",
                            "cab-system.p13",
                            "cab-system.p14"))
            .then(
                    rule(
                                    "cab.respond.one-no-trump.ask-for-aces",
                                    source("cab-system.p13")
                                            .withFigureFromPractice("the page does not say when to ask; 15 points and a"
                                                    + " six-card suit are general practice"))
                            .when(weBid("1NT"), uncontested())
                            .needs(points(atLeast(LEAST_SLAM_LIMIT)), not(balanced()))
                            .answers(Bids.call("4NT"))
                            .tells(Tells.FORCING, Tells.CONVENTIONAL, Tells.ASKS_FOR_ACES)
                            .why(
                                    "With shape for a suit slam the question is how many aces are missing, and opener's answer settles it."))
            .then(
                    rule("cab.respond.one-no-trump.six-no-trump", source("culbertson-point-count.p23"))
                            .when(weBid("1NT"), uncontested())
                            .needs(points(17, 18), balanced())
                            .answers(Bids.call("6NT"))
                            .why(
                                    "Opposite any opening of one no trump the strength is enough for twelve tricks, so nothing need be asked."))
            .then(
                    rule(
                                    "cab.respond.one-no-trump.direct-six-no-trump",
                                    source("culbertson-point-count.p24")
                                            .withFigureFromPractice(
                                                    "the column bids a suit first, which this page gives no"
                                                            + " meaning; six no trump at once is general practice")
                                            .printing("points"))
                            .when(weBid("1NT"), uncontested())
                            .needs(points(19, 20), balanced())
                            .answers(Bids.call("6NT"))
                            .why(
                                    "Slam is certain and a grand slam nearly out of reach, so the last contract can be named at once."))
            .then(
                    rule("cab.respond.one-no-trump.seven-no-trump", source("culbertson-point-count.p25"))
                            .when(weBid("1NT"), uncontested())
                            .needs(points(atLeast(21)), balanced())
                            .answers(Bids.call("7NT"))
                            .why(
                                    "Opposite any opening of one no trump the opponents are left without an ace, so thirteen tricks should be there."))
            .then(rule(
                            "cab.respond.one-no-trump.forcing",
                            source("cab-system.p11")
                                    .withFigureFromPractice("the page says that two no trump forces and names no hand"
                                            + " for it; 10 to 14 points with a five-card major is general practice"))
                    .when(weBid("1NT"), uncontested())
                    .needs(points(10, 14), any(atLeast(length(Suit.SPADES), 5), atLeast(length(Suit.HEARTS), 5)))
                    .answers(Bids.call("2NT"))
                    .tells(Tells.FORCING_TO_GAME)
                    .why("{It} forces to game and leaves room to find a fit in the major below three no trump."))
            .then(
                    rule("cab.respond.one-no-trump.three-no-trump", source("culbertson-point-count.p21"))
                            .when(weBid("1NT"), uncontested())
                            .needs(points(10, 14))
                            .answers(Bids.call("3NT"))
                            .why(
                                    "There is enough for game and no long major to offer, and the direct way tells the opponents least."))
            .then(
                    rule(
                                    "cab.respond.one-no-trump.weak-suit",
                                    generalPractice(
                                            "the page says nothing of two diamonds, hearts and spades over one no"
                                                    + " trump; a weak hand with five cards is usual"))
                            .when(weBid("1NT"), uncontested())
                            .needs(points(atMost(7)), not(balanced()))
                            .answers(Bids.oneOf("2D", "2H", "2S"))
                            .each(atLeast(LENGTH, 5))
                            .prefer(most(LENGTH).because("the longest suit"), most(RANK))
                            .why(
                                    "A weak hand wins tricks with its long suit only as trumps, so partner should leave it there."))
            .then(
                    rule("cab.respond.one-no-trump.pass", source("culbertson-point-count.p19"))
                            .when(weBid("1NT"), uncontested())
                            .needs(points(atMost(7)))
                            .answers(Bids.call("P"))
                            .why(
                                    "Even opposite a maximum game is unlikely{no-trump-response-points| with # points}, and one no trump is the cheapest place to play."))
            .book();

    private NoTrumpResponses() {}
}
