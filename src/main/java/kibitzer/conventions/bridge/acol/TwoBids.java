package kibitzer.conventions.bridge.acol;

import static kibitzer.advice.Needs.all;
import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.not;
import static kibitzer.advice.Preference.least;
import static kibitzer.advice.Preference.most;
import static kibitzer.advice.Range.atLeast;
import static kibitzer.advice.Range.atMost;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.bridge.AuctionFeatures.uncontested;
import static kibitzer.conventions.bridge.AuctionFeatures.weBegan;
import static kibitzer.conventions.bridge.AuctionFeatures.weBid;
import static kibitzer.conventions.bridge.BidFeatures.BIDDABLE;
import static kibitzer.conventions.bridge.BidFeatures.LENGTH;
import static kibitzer.conventions.bridge.BidFeatures.RANK;
import static kibitzer.conventions.bridge.BidFeatures.TRICKS;
import static kibitzer.conventions.bridge.BiddingFeatures.SHAPE;
import static kibitzer.conventions.bridge.BiddingFeatures.balanced;
import static kibitzer.conventions.bridge.BiddingFeatures.points;
import static kibitzer.conventions.bridge.Bids.any;
import static kibitzer.conventions.bridge.Bids.call;
import static kibitzer.conventions.bridge.Bids.family;
import static kibitzer.conventions.bridge.Bids.newSuit;
import static kibitzer.conventions.bridge.Bids.ownSuit;
import static kibitzer.conventions.bridge.Bids.raise;
import static kibitzer.conventions.bridge.Bids.raiseOf;
import static kibitzer.conventions.bridge.Partnership.TRUMPS;
import static kibitzer.conventions.bridge.rebids.RebidFeatures.UNBID_SUITS_STOPPED;

import java.util.List;
import kibitzer.advice.Answers;
import kibitzer.advice.Need;
import kibitzer.advice.Needs;
import kibitzer.advice.RuleBook;
import kibitzer.advice.Source;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.Forcing;
import kibitzer.conventions.bridge.Tells;
import kibitzer.games.bridge.Call;

/** What follows an opening of two clubs, two diamonds, two hearts or two spades (p. 141). */
final class TwoBids {
    private static final Source POSITIVE_TO_CLUBS = source("acol-system.p21")
            .withFigureFromPractice("the book asks for whatever describes the hand best;"
                    + " 8 points and a five-card suit, or no trump without one, are general practice")
            .meaning("a hand too good for the negative", "points");
    private static final Source NEGATIVE_TO_CLUBS = source("acol-system.p18")
            .withFigureFromPractice("the book names no figure; fewer than 8 points are general practice")
            .meaning("a hand for the negative answer", "points");
    private static final Source OPENER_DESCRIBES = source("acol-system.p21", "acol-system.p19", "acol-system.p17")
            .withFigureFromPractice("the book names no figure; a five-card suit, else no trump, two up to 24 points,"
                    + " is general practice")
            .leaving(SHAPE.key());
    private static final Source POSITIVE_TO_TWO = source("acol-system.p26", "acol-system.p27")
            .withFigureFromPractice(
                    "the book names no figure;" + " 8 points, or 5 with support, are positive by general practice")
            .meaning("more than the negative reply", "points")
            .leaving(Forcing.FACT);

    private static final Source TRUMPS_ARE_POSITIVE = source("acol-system.p28")
            .withFigureFromPractice(
                    "the book does not say what is positive; nine trumps between both hands are, without a"
                            + " point, by general practice");

    private static final Source POSITIVE_AFTER_NEGATIVE = source("acol-system.p28")
            .withFigureFromPractice(
                    "the book names no figure and no bid; 5 points are something positive, and game in a"
                            + " suit bid twice, no trump with the other suits stopped or the better of two suits the bids,"
                            + " by general practice")
            .meaning("something positive", "points");

    /** Two diamonds being the negative, diamonds are shown at three. */
    private static final Answers<Bidding, Call> SUIT_OVER_TWO_CLUBS = family(
            "two of a major, three of a minor",
            soFar -> List.of(Call.of("2S"), Call.of("2H"), Call.of("3D"), Call.of("3C")));

    static final RuleBook<Bidding, Call> RESPONSES = RuleBook.<Bidding, Call>named("Acol")
            .then(
                    rule("acol.respond.two-clubs.negative", NEGATIVE_TO_CLUBS)
                            .when(weBid("2C"), uncontested())
                            .needs(points(atMost(7)))
                            .answers(call("2D"))
                            .tells(Tells.CONVENTIONAL)
                            .why(
                                    "{It} says only that little is held, and leaves opener all the room there is to describe the great hand."))
            .then(
                    rule("acol.respond.two-clubs.suit", POSITIVE_TO_CLUBS)
                            .when(weBid("2C"), uncontested())
                            .needs(points(atLeast(8)))
                            .answers(SUIT_OVER_TWO_CLUBS)
                            .each(atLeast(LENGTH, 5))
                            .prefer(
                                    most(LENGTH).because("the longest suit"),
                                    most(RANK).because("the higher of two as long"))
                            .why(
                                    "{It} tells of strength and a real suit at once, so opener can judge how far above game to go."))
            .then(
                    rule("acol.respond.two-clubs.no-trump", POSITIVE_TO_CLUBS)
                            .when(weBid("2C"), uncontested())
                            .needs(points(atLeast(8)))
                            .answers(call("2NT"))
                            .why(
                                    "{It} tells of strength without a suit to name, so opener knows that slam may be near and describes first."))
            .then(
                    rule("acol.respond.strong-two.raise", POSITIVE_TO_TWO)
                            .when(strongTwo("2x"), uncontested())
                            .needs(points(atLeast(5)))
                            .answers(raise(0))
                            .each(atLeast(TRUMPS, 8))
                            .tells(Tells.FORCING_TO_GAME)
                            .why(
                                    "{It} agrees the trumps at once and shows some help, so game is certain and slam may be looked for."))
            .then(
                    rule("acol.respond.strong-two.suit", POSITIVE_TO_TWO)
                            .when(strongTwo("2x"), uncontested())
                            .needs(points(atLeast(8)))
                            .answers(newSuit(0))
                            .each(atLeast(LENGTH, 5))
                            .prefer(
                                    most(LENGTH).because("the longest suit"),
                                    most(RANK).because("the higher of two as long"))
                            .tells(Tells.FORCING_TO_GAME)
                            .why(
                                    "{It} shows a suit and strength that opener could not count on, so the best game or slam can be found."))
            .then(
                    rule("acol.respond.strong-two.no-trump", POSITIVE_TO_TWO)
                            .when(strongTwo("2x"), uncontested())
                            .needs(points(atLeast(8)))
                            .answers(call("3NT"))
                            .why(
                                    "{It} shows useful strength without a fit or a suit, in the game that needs the fewest tricks."))
            .then(
                    rule(
                                    "acol.respond.strong-two.negative",
                                    source("acol-system.p27", "acol-system.p26")
                                            .withFigureFromPractice(
                                                    "the book names no figure; fewer than 8 points are general practice")
                                            .meaning("a hand for the negative reply", "points"))
                            .when(strongTwo("2x"), uncontested())
                            .needs(points(atMost(7)))
                            .answers(call("2NT"))
                            .tells(Tells.CONVENTIONAL)
                            .why(
                                    "{It} says nothing of no trump: it warns opener of a weak hand and gives the turn that was asked for."))
            .book();

    /** Opener's second call. */
    static final RuleBook<Bidding, Call> OPENERS_REBIDS = RuleBook.<Bidding, Call>named("Acol")
            .then(rule("acol.rebid.two-clubs.two-no-trump", OPENER_DESCRIBES)
                    .when(weBid("2C", "2D"), uncontested())
                    .needs(points(22, 24), balanced())
                    .answers(call("2NT"))
                    .tells(Tells.MAY_BE_PASSED)
                    .whyByBook(
                            "{It} tells balanced shape within narrow limits, so a partner with next to nothing may pass for once.",
                            "acol-system.p19"))
            .then(rule("acol.rebid.two-clubs.three-no-trump", OPENER_DESCRIBES)
                    .when(weBid("2C", "2D"), uncontested())
                    .needs(points(atLeast(25)), balanced())
                    .answers(call("3NT"))
                    .why("{It} tells a balanced hand so strong that game needs hardly anything from partner."))
            .then(
                    rule("acol.rebid.two-clubs.suit", OPENER_DESCRIBES)
                            .when(weBid("2C", "2D"), uncontested())
                            .answers(newSuit(0))
                            .each(atLeast(LENGTH, 5))
                            .prefer(
                                    most(LENGTH).because("the longest suit"),
                                    most(RANK).because("the higher of two as long"))
                            .why(
                                    "{It} names the suit the great hand is built on; partner must go on, so there is no need to jump."))
            .then(rule(
                            "acol.rebid.strong-two.game",
                            source("acol-system.p28")
                                    .withFigureFromPractice("the book leaves opener's rebid open; game on nine playing"
                                            + " tricks is general practice"))
                    .when(weBid("2M", "2NT"), uncontested())
                    .answers(any("4M"))
                    .each(Needs.within(TRICKS, atLeast(9)), atLeast(LENGTH, 6))
                    .why("With almost all the tricks in hand, opener does not leave game to a weak partner."))
            .then(
                    rule(
                                    "acol.rebid.strong-two.second-suit",
                                    source("acol-system.p28")
                                            .withFigureFromPractice(
                                                    "the book leaves opener's rebid open; a second suit of four"
                                                            + " cards is general practice"))
                            .when(strongTwo("2x", "2NT"), uncontested())
                            .answers(newSuit(0))
                            .each(atLeast(LENGTH, 4), Needs.has(BIDDABLE))
                            .prefer(most(LENGTH), least(RANK))
                            .why(
                                    "{It} gives a weak partner a choice of trumps, and the better fit may bring the missing tricks."))
            .then(rule(
                            "acol.rebid.strong-two.suit-again",
                            source("acol-system.p28")
                                    .withFigureFromPractice("the book leaves opener's rebid open; the suit again is"
                                            + " general practice"))
                    .when(strongTwo("2x", "2NT"), uncontested())
                    .answers(ownSuit(0))
                    .why("{It} says that the suit needs no support; a partner with nothing may now stop."))
            .then(rule("acol.rebid.strong-two.game-after-preference", POSITIVE_AFTER_NEGATIVE)
                    .when(
                            Needs.any(weBid("2H", "2NT", "3x", "3H"), weBid("2S", "2NT", "3x", "3S")),
                            not(Needs.any(weBid("2H", "2NT", "3H", "3H"), weBid("2S", "2NT", "3S", "3S"))),
                            uncontested())
                    .answers(raiseOf("4M"))
                    .each(atLeast(LENGTH, 5))
                    .why("Partner's preference promised something useful, and that is what game was waiting for."))
            .book();

    /** Responder's second call. */
    static final RuleBook<Bidding, Call> RESPONDERS_REBIDS = RuleBook.<Bidding, Call>named("Acol")
            .then(
                    rule("acol.rebid.two-clubs.pass-with-nothing", source("acol-system.p19"))
                            .when(weBid("2C", "2D", "2NT"), uncontested())
                            .needs(points(atMost(2)))
                            .answers(call("P"))
                            .whyByBook(
                                    "Two clubs forces to game but for this one sequence, which a hand of fewer than three points may drop."))
            .then(rule(
                            "acol.rebid.two-clubs.major-over-two-no-trump",
                            source("acol-system.p20")
                                    .withFigureFromPractice(
                                            "the book names no bid; a five-card major is general" + " practice")
                                    .printing("points"))
                    .when(weBid("2C", "2D", "2NT"), uncontested())
                    .needs(points(atLeast(3)))
                    .answers(any("3M"))
                    .each(atLeast(LENGTH, 5))
                    .prefer(most(LENGTH), most(RANK))
                    .why("{It} offers the long major as trumps on the way to game, before no trump is settled."))
            .then(rule(
                            "acol.rebid.two-clubs.game-over-two-no-trump",
                            source("acol-system.p20")
                                    .withFigureFromPractice("the book names no bid; three no trump without a long"
                                            + " major is general practice")
                                    .printing("points"))
                    .when(weBid("2C", "2D", "2NT"), uncontested())
                    .needs(points(atLeast(3)))
                    .answers(call("3NT"))
                    .why("Opener lacks very little for game, and these few points should supply it."))
            .then(rule(
                            "acol.rebid.strong-two.something-positive",
                            source("acol-system.p28")
                                    .withFigureFromPractice("the book names no figure;"
                                            + " 5 points are something positive by general practice")
                                    .meaning("something positive", "points"))
                    .when(strongTwo("2x", "2NT", "3x"), uncontested())
                    .needs(points(atLeast(5)))
                    .answers(raiseOf("4M"))
                    .each(atLeast(TRUMPS, 8))
                    .prefer(most(TRUMPS), most(RANK))
                    .why("Opener asked for one useful thing: trumps and a little strength are that, so game is bid."))
            .then(
                    rule("acol.rebid.strong-two.raise-of-the-suit-again", POSITIVE_AFTER_NEGATIVE)
                            .when(Needs.any(weBid("2H", "2NT", "3H"), weBid("2S", "2NT", "3S")), uncontested())
                            .needs(points(atLeast(5)))
                            .answers(raiseOf("4M"))
                            .each(atLeast(TRUMPS, 6))
                            .why(
                                    "Opener has bid one suit twice, so it needs little support, and {points|# points|some strength} may be the trick that game lacks."))
            .then(
                    rule("acol.rebid.strong-two.three-no-trump", POSITIVE_AFTER_NEGATIVE)
                            .when(strongTwo("2x", "2NT", "3x"), uncontested())
                            .needs(points(atLeast(5)), Needs.has(UNBID_SUITS_STOPPED))
                            .answers(call("3NT"))
                            .why(
                                    "Opener brings the tricks and this hand holds the other suits, so nine tricks at no trump are near."))
            .then(
                    rule("acol.rebid.strong-two.preference", POSITIVE_AFTER_NEGATIVE)
                            .when(strongTwo("2x", "2NT", "3x"), uncontested())
                            .needs(points(atLeast(5)))
                            .answers(raiseOf("3x"))
                            .each(atLeast(TRUMPS, 7))
                            .prefer(most(TRUMPS), most(RANK))
                            .why(
                                    "{It} takes opener back to the better of the two suits and shows that the hand is not quite empty."))
            .then(
                    rule("acol.rebid.strong-two.raise-for-want-of-a-bid", POSITIVE_AFTER_NEGATIVE)
                            .when(strongTwo("2x", "2NT", "3x"), uncontested())
                            .needs(points(atLeast(5)))
                            .answers(raiseOf("4M"))
                            .each(atLeast(TRUMPS, 7))
                            .prefer(most(TRUMPS), most(RANK))
                            .why(
                                    "Some support and a few points may bring opener's last trick, and no other bid tells of them."))
            .then(rule("acol.rebid.strong-two.many-trumps", TRUMPS_ARE_POSITIVE)
                    .when(strongTwo("2x", "2NT", "3x"), uncontested())
                    .answers(raiseOf("3x"))
                    .each(atLeast(TRUMPS, 9))
                    .prefer(most(TRUMPS), most(RANK))
                    .why("So many trumps are a help that opener cannot see: small ones may win by ruffing."))
            .then(rule(
                            "acol.rebid.strong-two.nothing-positive",
                            source("acol-system.p28")
                                    .withFigureFromPractice("the book names no figure;"
                                            + " 4 points are nothing positive by general practice")
                                    .meaning("nothing positive", "points"))
                    .when(strongTwo("2x", "2NT", "3x"), uncontested())
                    .needs(points(atMost(4)))
                    .answers(call("P"))
                    .whyByBook(
                            "Opener has heard of a weak hand and bids on alone; another bid here would promise something useful.",
                            "acol-system.p28"))
            .book();

    private TwoBids() {}

    /** Two clubs is another bid. */
    private static Need<Bidding> strongTwo(String... calls) {
        return all(weBid(calls), not(weBegan("2C")));
    }
}
