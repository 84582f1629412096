package kibitzer.conventions.bridge.acol;

import static kibitzer.advice.Needs.any;
import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Preference.least;
import static kibitzer.advice.Preference.most;
import static kibitzer.advice.Range.atLeast;
import static kibitzer.advice.Range.atMost;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.bridge.AuctionFeatures.uncontested;
import static kibitzer.conventions.bridge.AuctionFeatures.weBid;
import static kibitzer.conventions.bridge.BidFeatures.LENGTH;
import static kibitzer.conventions.bridge.BidFeatures.RANK;
import static kibitzer.conventions.bridge.BiddingFeatures.SHAPE;
import static kibitzer.conventions.bridge.BiddingFeatures.balanced;
import static kibitzer.conventions.bridge.BiddingFeatures.points;
import static kibitzer.conventions.bridge.Bids.any;
import static kibitzer.conventions.bridge.Bids.call;
import static kibitzer.conventions.bridge.Bids.newSuit;
import static kibitzer.conventions.bridge.Bids.newSuitAtLevel;
import static kibitzer.conventions.bridge.Bids.raiseOf;
import static kibitzer.conventions.bridge.SuitQuality.SUPPORT;

import kibitzer.advice.Manner;
import kibitzer.advice.Need;
import kibitzer.advice.RuleBook;
import kibitzer.advice.Source;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.SuitOnHonourTricks;
import kibitzer.conventions.bridge.Tells;
import kibitzer.conventions.bridge.WhichSuit;
import kibitzer.games.bridge.Call;

/**
 * Responses to one of a suit (p. 141), with the support and the suits that the chapter on tactics asks for (p. 149). The
 * Acol page prints no range for a raise.
 */
final class SuitResponses {
    private static final Source RAISE = source("contract-bridge.p41", "contract-bridge.p42")
            .withFigureFromPractice("the Acol page prints no range for a raise; as many points as the same number of no"
                    + " trump, 10 counted to the raise to three, are general practice")
            .meaning("adequate trump support", "length-of-suit");

    private static final Need<Bidding> FOR_A_SUIT_AT_TWO = points(atLeast(10));

    static final RuleBook<Bidding, Call> BOOK = RuleBook.<Bidding, Call>named("Acol")
            .then(
                    rule(
                                    "acol.respond.jump-take-out",
                                    source("acol-system.p15")
                                            .withFigureFromPractice("the book names no figure;"
                                                    + " 16 points and a five-card suit are general practice")
                                            .meaning("enough for game", "points"))
                            .when(weBid("1x"), uncontested())
                            .needs(points(atLeast(16)))
                            .answers(newSuit(1))
                            .title("Jump take-out")
                            .each(atLeast(LENGTH, 5))
                            .prefer(
                                    most(LENGTH).because(WhichSuit.LONGEST),
                                    most(RANK).because(WhichSuit.HIGHER_OF_FIVES))
                            .tells(Tells.FORCING_TO_GAME)
                            .why(
                                    "{It} tells partner at once that game is sure and slam possible, and keeps the bidding open to look for it."))
            .then(
                    rule("acol.respond.major-game-raise", RAISE)
                            .when(weBid("1M"), uncontested())
                            .needs(points(13, 15))
                            .answers(raiseOf("4M"))
                            .each(atLeast(LENGTH, 4))
                            .why(
                                    "The fit and the strength for game{points| (# points)} are there, and going straight to it tells the opponents least."))
            .then(rule("acol.respond.major-double-raise", RAISE)
                    .when(weBid("1M"), uncontested())
                    .needs(points(10, 12))
                    .answers(raiseOf("3M"))
                    .each(atLeast(LENGTH, 4))
                    .why("{It} tells fit and strength together and lets opener choose between game and stopping."))
            .then(
                    rule("acol.respond.major-raise", RAISE)
                            .when(weBid("1M"), uncontested())
                            .needs(points(5, 9))
                            .answers(raiseOf("2M"))
                            .each(has(SUPPORT))
                            .why(
                                    "{It} tells opener that the trumps are found and that not much else is here, so opener can judge the rest alone."))
            .then(rule(
                            "acol.respond.major-at-one",
                            source("acol-system.p14", "contract-bridge.p40", "contract-bridge.p43")
                                    .and("culbertson-honour-tricks.p10")
                                    .withFigureFromPractice(
                                            "the book asks one honour-trick; 5 points are general practice")
                                    .meaning("one honour trick or more", "points")
                                    .printing(LENGTH.key()))
                    .when(weBid("1x"), uncontested())
                    .needs(points(atLeast(5)))
                    .answers(any("1M"))
                    .each(atLeast(LENGTH, 4))
                    .prefer(WhichSuit.IN_ANSWER)
                    .tells(Tells.FORCING)
                    .whyByBook(
                            "{It} looks for a fit in the major at no cost, promising no more strength than one no trump.",
                            "contract-bridge.p40"))
            // A hand that both pages describe may name its suit beside two or three no trump.
            .then(rule("acol.respond.suit-beside-no-trump", source("contract-bridge.p44"))
                    .when(weBid("1x"), uncontested())
                    .needs(FOR_A_SUIT_AT_TWO)
                    .answers(newSuitAtLevel(2))
                    .each(atLeast(LENGTH, 5))
                    .prefer(most(LENGTH), most(RANK))
                    .manner(Manner.MAY)
                    .why("A suit of five is named as well as the strength, and opener speaks once more."))
            .then(
                    rule("acol.respond.two-no-trump", source("acol-system.p11").leaving(SHAPE.key()))
                            .when(weBid("1x"), uncontested())
                            .needs(points(11, 13), balanced())
                            .answers(call("2NT"))
                            .why(
                                    "{It} tells {points|# points|points} and shape in one bid, so opener can stop, bid game or try a suit."))
            .then(
                    rule(
                                    "acol.respond.three-no-trump",
                                    source("acol-system.p13").leaving(SHAPE.key()))
                            .when(weBid("1x"), uncontested())
                            .needs(points(14, 16), balanced())
                            .answers(call("3NT"))
                            .why(
                                    "{It} tells a balanced hand with enough{points| (# points)} for game, so opener need only think of slam or a better suit."))
            .then(rule(
                            "acol.respond.diamonds-at-one",
                            source("acol-system.p14", "contract-bridge.p40", "contract-bridge.p43")
                                    .and("culbertson-honour-tricks.p10")
                                    .withFigureFromPractice(
                                            "the book asks one honour-trick; 5 points are general practice")
                                    .meaning("one honour trick or more", "points")
                                    .printing(LENGTH.key()))
                    .when(weBid("1C"), uncontested())
                    .needs(points(atLeast(5)))
                    .answers(call("1D"))
                    .each(atLeast(LENGTH, 4))
                    .tells(Tells.FORCING)
                    .whyByBook(
                            "A suit at the one level promises no more than one no trump, and is better than it even if the suit is weak.",
                            "contract-bridge.p40"))
            .then(rule("acol.respond.suit-at-two", source("acol-system.p14", "contract-bridge.p44"))
                    .when(weBid("1x"), uncontested())
                    .needs(FOR_A_SUIT_AT_TWO)
                    .answers(newSuitAtLevel(2))
                    .each(atLeast(LENGTH, 5))
                    .prefer(most(LENGTH).because(WhichSuit.LONGEST), most(RANK).because(WhichSuit.HIGHER_OF_FIVES))
                    .tells(Tells.FORCING)
                    .why("{It} names a suit and makes opener speak again, so that the best game can be looked for."))
            .then(
                    rule(
                                    "acol.respond.four-card-suit-at-two",
                                    source("acol-system.p14", "culbertson-honour-tricks.p10")
                                            .and("contract-bridge.p44")
                                            .withFigureFromPractice("the Acol page names no length;"
                                                    + " four cards where nothing else fits are general practice")
                                            .meaning("about two honour tricks or 10 points", "points")
                                            .printing(LENGTH.key()))
                            .when(weBid("1x"), uncontested())
                            .needs(FOR_A_SUIT_AT_TWO)
                            .answers(newSuitAtLevel(2))
                            .each(atLeast(LENGTH, 4))
                            .prefer(least(RANK)
                                    .because(WhichSuit.CHEAPER_OF_FOURS)
                                    .inGeneral())
                            .tells(Tells.FORCING)
                            .why(
                                    "The hand is too strong for one no trump, and even a four-card suit makes opener speak once more."))
            .then(
                    rule("acol.respond.strong-major-raise", RAISE)
                            .when(weBid("1M"), uncontested())
                            .needs(points(atLeast(16)))
                            .answers(raiseOf("4M"))
                            .each(atLeast(LENGTH, 4))
                            .why(
                                    "No side suit is long enough for a jump, and with such a fit game in the major is what can safely be promised."))
            .then(
                    rule("acol.respond.minor-double-raise", RAISE)
                            .when(weBid("1m"), uncontested())
                            .needs(points(10, 12))
                            .answers(raiseOf("3m"))
                            .each(atLeast(LENGTH, 4))
                            .why(
                                    "{It} shows the fit and some strength; with the other suits held, opener can try game in no trump."))
            .then(rule("acol.respond.minor-raise", RAISE)
                    .when(weBid("1m"), uncontested())
                    .needs(points(5, 9))
                    .answers(raiseOf("2m"))
                    .each(atLeast(LENGTH, 5))
                    .why("{It} shows a long fit and makes it harder for the opponents to find their major."))
            .thenBook(SuitOnHonourTricks.book("acol.respond.", uncontested()))
            .then(rule("acol.respond.one-no-trump", source("acol-system.p10", "contract-bridge.p45"))
                    .when(weBid("1x"), uncontested())
                    .needs(points(5, 9))
                    .answers(call("1NT"))
                    .whyByBook(
                            "Opener may be strong, so even a little strength must keep the bidding alive, and one no trump does it cheaply.",
                            "acol-system.p10"))
            .then(rule("acol.respond.pass", source("acol-system.p10", "contract-bridge.p45"))
                    .when(weBid("1x"), uncontested())
                    .needs(points(atMost(4)))
                    .answers(call("P"))
                    .whyByBook(
                            "One no trump is the least that a page lets you answer without a suit or a fit, and a hand too weak for it may pass.",
                            "contract-bridge.p45"))
            .then(
                    rule(
                                    "acol.respond.no-trump-for-want-of-a-suit",
                                    generalPractice("strong, unbalanced and no suit but partner's minor:"
                                            + " no trump as high as the points go is usual"))
                            .when(weBid("1m"), uncontested())
                            .needs(points(atLeast(13)))
                            .answers(call("3NT"))
                            .why(
                                    "The strength{points| (# points)} is enough for game, no suit is worth naming as trumps, and no trump needs the fewest tricks."))
            .book();

    private SuitResponses() {}
}
