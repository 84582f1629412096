package kibitzer.conventions.bridge.acol;

import static kibitzer.advice.Bound.about;
import static kibitzer.advice.Bound.at;
import static kibitzer.advice.Needs.all;
import static kibitzer.advice.Needs.any;
import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.lacks;
import static kibitzer.advice.Needs.not;
import static kibitzer.advice.Needs.within;
import static kibitzer.advice.Preference.most;
import static kibitzer.advice.Range.atLeast;
import static kibitzer.advice.Range.atMost;
import static kibitzer.advice.Range.between;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.bridge.BidFeatures.AS_LONG_AS_ANY;
import static kibitzer.conventions.bridge.BidFeatures.BIDDABLE;
import static kibitzer.conventions.bridge.BidFeatures.IS_CLUBS;
import static kibitzer.conventions.bridge.BidFeatures.LENGTH;
import static kibitzer.conventions.bridge.BidFeatures.RANK;
import static kibitzer.conventions.bridge.BidFeatures.RANK_OF_FIVE;
import static kibitzer.conventions.bridge.BidFeatures.SHORT_OF_CONTRACT;
import static kibitzer.conventions.bridge.BidFeatures.TOP_HONOURS;
import static kibitzer.conventions.bridge.BidFeatures.TRICKS;
import static kibitzer.conventions.bridge.BidFeatures.oneOfASuit;
import static kibitzer.conventions.bridge.BidFeatures.only;
import static kibitzer.conventions.bridge.BidFeatures.threeOfASuit;
import static kibitzer.conventions.bridge.BidFeatures.threeOrFourOfASuit;
import static kibitzer.conventions.bridge.BidFeatures.twoOfASuitButClubs;
import static kibitzer.conventions.bridge.BiddingFeatures.PLAYING_TRICKS;
import static kibitzer.conventions.bridge.BiddingFeatures.SHAPE;
import static kibitzer.conventions.bridge.BiddingFeatures.balanced;
import static kibitzer.conventions.bridge.BiddingFeatures.honourTricks;
import static kibitzer.conventions.bridge.BiddingFeatures.noTrumpHand;
import static kibitzer.conventions.bridge.BiddingFeatures.notVulnerable;
import static kibitzer.conventions.bridge.BiddingFeatures.openingTheBidding;
import static kibitzer.conventions.bridge.BiddingFeatures.playingTricks;
import static kibitzer.conventions.bridge.BiddingFeatures.points;
import static kibitzer.conventions.bridge.BiddingFeatures.vulnerable;

import kibitzer.advice.Manner;
import kibitzer.advice.Need;
import kibitzer.advice.RuleBook;
import kibitzer.advice.Source;
import kibitzer.advice.Standing;
import kibitzer.advice.Trait;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.LongSuitReasons;
import kibitzer.conventions.bridge.Tells;
import kibitzer.games.bridge.Call;

/**
 * The opening bids (p. 141), completed where the Acol page is silent by the tactics of p. 148-149 and, named as such,
 * by general practice.
 */
public final class Openings {
    private static final String TRICKS_ARE_COUNTED =
            "the book names no way of counting playing tricks; the count is general practice";

    private static final Source WEAK_THREE = source("acol-system.p29", "contract-bridge.p39")
            .withFigureFromPractice(
                    "the Acol page asks for no tricks, above all if not vulnerable, and another page warns"
                            + " to stay within three of the contract, two if vulnerable; seven cards are general practice")
            .meaning("a weak hand", "points")
            .meaning("a long suit", "length-of-suit")
            .meaning("two tricks short of the contract", "tricks-short");

    private static final Need<Bidding> TWO_NO_TRUMP = all(points(19, 21), balanced());

    /** The range of two no trump is printed, so such a hand is placed whatever "game-going" may mean (p. 141). */
    private static final Trait<Bidding> TWO_NO_TRUMP_HAND = new Trait<>(
            "two-no-trump-hand",
            "19 to 21 points and balanced",
            "no balanced hand of 19 to 21 points",
            bidding -> TWO_NO_TRUMP.standing(bidding) == Standing.HOLDS);

    private static final String LONGEST = "the longest suit that can be bid";
    private static final String CLUBS_FIRST = "clubs before another four-card suit";
    private static final String HIGHER_OF_FOURS = "the higher of two four-card suits";

    /** First choice first: strong and special openings, no trump, one of a suit, weak long suits, pass. */
    public static final RuleBook<Bidding, Call> BOOK = RuleBook.<Bidding, Call>named("Acol")
            .then(
                    rule(
                                    "acol.open.two-clubs",
                                    source("acol-system.p17", "acol-system.p22")
                                            .withFigureFromPractice(
                                                    "the book asks for a game-going hand and names no figure;"
                                                            + " 23 points, 22 if balanced, or nine tricks and five honour-tricks"
                                                            + " are general practice")
                                            .meaning("a game-going hand", "points", "playing-tricks", "honour-tricks"))
                            .when(openingTheBidding())
                            .needs(
                                    any(
                                            points(atLeast(23)),
                                            all(points(atLeast(22)), balanced()),
                                            all(
                                                    points(atLeast(16)),
                                                    playingTricks(atLeast(9)),
                                                    honourTricks(atLeast(5)))),
                                    lacks(TWO_NO_TRUMP_HAND))
                            .answers(only("2C"))
                            .tells(Tells.FORCING_TO_GAME, Tells.CONVENTIONAL)
                            .why(
                                    "One of a suit might be passed out below game; two clubs keeps partner bidding until game is reached."))
            .then(
                    rule("acol.open.two-no-trump", source("acol-system.p22").leaving(SHAPE.key()))
                            .when(openingTheBidding())
                            .needs(points(19, 21), balanced())
                            .answers(only("2NT"))
                            .why(
                                    "{It} tells strength{points| (here # points)} and shape in one bid, so partner can count the points together and choose the contract alone."))
            .then(
                    rule(
                                    "acol.open.strong-two",
                                    source("acol-system.p25", "acol-system.p26", "contract-bridge.p33")
                                            .withFigureFromPractice("the book asks for strength in the suit;"
                                                    + " five cards with two of the three top honours, and 15 points,"
                                                    + " are general practice")
                                            .printing(TRICKS.key(), PLAYING_TRICKS.key())
                                            .meaning("strength in that suit", "top-honours"))
                            .when(openingTheBidding())
                            .needs(points(atLeast(15)), playingTricks(atLeast(about(8, 0.5))))
                            .answers(twoOfASuitButClubs())
                            .each(
                                    any(within(TRICKS, atLeast(about(8, 0.5))), has(AS_LONG_AS_ANY)),
                                    atLeast(LENGTH, 5),
                                    atLeast(TOP_HONOURS, 2))
                            .prefer(
                                    most(LENGTH).because(LONGEST),
                                    most(RANK).because("the higher of two equally long suits"))
                            .tells(Tells.FORCING)
                            .why(
                                    "A one-bid might be passed though a game may be near; this bid makes sure that opener has another turn."))
            .then(
                    rule(
                                    "acol.open.three-no-trump",
                                    source("acol-system.p31")
                                            .withFigureFromPractice("the book speaks of a long minor suit;"
                                                    + " seven cards headed by ace, king, queen are general practice")
                                            .meaning("a long minor", "diamonds", "clubs", "top-diamonds", "top-clubs"))
                            .when(openingTheBidding())
                            .needs(MinorSuits.longAndSolid())
                            .answers(only("3NT"))
                            .why(
                                    "The long minor should run for most of the nine tricks, and the high opening leaves the opponents little room."))
            .then(
                    rule(
                                    "acol.open.weak-no-trump",
                                    source(
                                            "acol-system.p03",
                                            "culbertson-point-count.p11",
                                            "culbertson-point-count.p12"))
                            .when(openingTheBidding(), notVulnerable())
                            .needs(points(13, 15), noTrumpHand())
                            .answers(only("1NT"))
                            .why(
                                    "{It} tells strength{points| (here # points)} and shape in one bid and takes the one level from the opponents."))
            .then(
                    rule(
                                    "acol.open.strong-no-trump",
                                    source(
                                            "acol-system.p04",
                                            "culbertson-point-count.p11",
                                            "culbertson-point-count.p12"))
                            .when(openingTheBidding(), vulnerable())
                            .needs(points(16, 18), noTrumpHand())
                            .answers(only("1NT"))
                            .why(
                                    "{It} tells strength{points| (here # points)} and shape in one bid; vulnerable it is kept strong, because a double would cost more."))
            .then(rule(
                            "acol.open.one-of-a-suit",
                            source(
                                    "acol-system.p02",
                                    "contract-bridge.p35",
                                    "contract-bridge.p32",
                                    "contract-bridge.p33"))
                    .when(openingTheBidding())
                    .needs(
                            points(between(at(10), about(18, 2))),
                            any(playingTricks(atLeast(about(5, 0.5))), points(atLeast(12))))
                    .answers(oneOfASuit())
                    .each(has(BIDDABLE))
                    .prefer(
                            most(LENGTH).because(LONGEST),
                            most(RANK_OF_FIVE).because("the higher of two five-card suits"),
                            most(IS_CLUBS).because(CLUBS_FIRST).inGeneral(),
                            most(RANK).because(HIGHER_OF_FOURS).inGeneral())
                    .why("{It} names the likely trumps at the cheapest level and leaves partner room to answer."))
            .then(rule(
                            "acol.open.long-suit-not-vulnerable",
                            source("acol-system.p29", "contract-bridge.p37", "contract-bridge.p39")
                                    .withFigureFromPractice(
                                            "the book asks for a very long suit;" + " seven cards are general practice")
                                    .meaning("a very long suit", "length-of-suit")
                                    .printing("points", SHORT_OF_CONTRACT.key()))
                    .when(openingTheBidding(), notVulnerable())
                    .needs(points(atMost(about(8, 1))))
                    .answers(threeOrFourOfASuit())
                    .each(atLeast(LENGTH, 7), atMost(SHORT_OF_CONTRACT, 3))
                    .prefer(most(LENGTH).because(LONGEST))
                    .why(LongSuitReasons.NOT_VULNERABLE))
            .then(rule(
                            "acol.open.long-suit-vulnerable",
                            source("acol-system.p29", "contract-bridge.p37", "contract-bridge.p39")
                                    .withFigureFromPractice(
                                            "the book asks for a very long suit;" + " seven cards are general practice")
                                    .meaning("a very long suit", "length-of-suit")
                                    .printing("points", SHORT_OF_CONTRACT.key()))
                    .when(openingTheBidding(), vulnerable())
                    .needs(points(atMost(about(8, 1))))
                    .answers(threeOrFourOfASuit())
                    .each(atLeast(LENGTH, 7), atMost(SHORT_OF_CONTRACT, 2))
                    .prefer(most(LENGTH).because(LONGEST))
                    .why(LongSuitReasons.VULNERABLE))
            .then(
                    rule("acol.open.weak-three", WEAK_THREE)
                            .when(openingTheBidding(), notVulnerable())
                            .needs(points(atMost(about(8, 1))))
                            .answers(threeOfASuit())
                            .each(atLeast(LENGTH, 7))
                            .prefer(most(LENGTH).because(LONGEST))
                            .why(
                                    "A hand with few tricks in defence makes the opponents guess at the three level, where a fit is hard to find."))
            .then(
                    rule("acol.open.weak-three-vulnerable", WEAK_THREE)
                            .when(openingTheBidding(), vulnerable())
                            .needs(points(atMost(about(8, 1))))
                            .answers(threeOfASuit())
                            .each(atLeast(LENGTH, 7), atMost(SHORT_OF_CONTRACT, 3))
                            .prefer(most(LENGTH).because(LONGEST))
                            .manner(Manner.MAY)
                            .why(
                                    "Even vulnerable it may keep the opponents from their best contract, if the suit can stand a double."))
            .then(
                    rule(
                                    "acol.open.pass",
                                    source("acol-system.p02")
                                            .withFigureFromPractice(TRICKS_ARE_COUNTED)
                                            .meaning("less than 10 points and five probable playing tricks", "points")
                                            .printing("playing-tricks"))
                            .when(openingTheBidding())
                            .needs(any(points(atMost(9)), all(points(atMost(11)), not(playingTricks(atLeast(5))))))
                            .answers(only("P"))
                            .why(
                                    "Partner counts on an opening for tricks and bids up on it, so a lighter hand{points| (# points)} would lead the side too high."))
            .then(
                    rule(
                                    "acol.open.too-strong-for-the-book",
                                    generalPractice(
                                            "too strong for one of a suit by the book and not shaped for its stronger"
                                                    + " openings: one of the longest suit is usual"))
                            .when(openingTheBidding())
                            .needs(points(atLeast(19)))
                            .answers(oneOfASuit())
                            .prefer(
                                    most(LENGTH).because(LONGEST),
                                    most(RANK).because("the higher of two equally long suits"))
                            .why(
                                    "No stronger opening fits the shape, and partner will usually answer, so the strength can be shown on the next round."))
            .then(rule(
                            "acol.open.no-biddable-suit",
                            generalPractice("enough to open and no biddable suit: one of the longest suit is usual,"
                                    + " clubs of two"))
                    .when(openingTheBidding())
                    .needs(points(atLeast(12)))
                    .answers(oneOfASuit())
                    .prefer(
                            most(LENGTH).because(LONGEST),
                            most(IS_CLUBS).because(CLUBS_FIRST).inGeneral(),
                            most(RANK).because(HIGHER_OF_FOURS).inGeneral())
                    .why("The hand is too strong to risk a passed-out deal, so the best suit there is must serve."))
            .book();

    private Openings() {}
}
