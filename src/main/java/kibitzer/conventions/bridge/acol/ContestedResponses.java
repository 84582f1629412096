package kibitzer.conventions.bridge.acol;

import static kibitzer.advice.Needs.all;
import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.not;
import static kibitzer.advice.Preference.least;
import static kibitzer.advice.Preference.most;
import static kibitzer.advice.Range.atLeast;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.bridge.AuctionFeatures.contested;
import static kibitzer.conventions.bridge.AuctionFeatures.notForced;
import static kibitzer.conventions.bridge.AuctionFeatures.weBid;
import static kibitzer.conventions.bridge.BidFeatures.LENGTH;
import static kibitzer.conventions.bridge.BidFeatures.RANK;
import static kibitzer.conventions.bridge.BiddingFeatures.points;
import static kibitzer.conventions.bridge.Bids.call;
import static kibitzer.conventions.bridge.Bids.newSuitAtLevel;
import static kibitzer.conventions.bridge.Bids.raiseOf;
import static kibitzer.conventions.bridge.Partnership.TRUMPS;
import static kibitzer.conventions.bridge.rebids.RebidFeatures.THEIR_SUITS_STOPPED;

import java.util.List;
import kibitzer.advice.Manner;
import kibitzer.advice.Need;
import kibitzer.advice.RuleBook;
import kibitzer.advice.Source;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.CueBids;
import kibitzer.conventions.bridge.OpeningSideDoubles;
import kibitzer.conventions.bridge.Partnership;
import kibitzer.conventions.bridge.Scale;
import kibitzer.conventions.bridge.SuitQuality;
import kibitzer.conventions.bridge.Tells;
import kibitzer.conventions.bridge.WhichSuit;
import kibitzer.conventions.bridge.rebids.NoTrumpOvercalled;
import kibitzer.games.bridge.Call;

/**
 * Responses when an opponent has come in, in the order the book keeps elsewhere: the raise of a major, a suit at one, the
 * raise of a minor (p. 149). The book gives its responses for silent opponents; that the same bids are
 * made where they are still sufficient is general practice.
 */
final class ContestedResponses {
    private static final Source PRACTICE = generalPractice("the book gives its responses for silent opponents;"
            + " to make the same bids where they are still sufficient, no trump with their suit stopped, is usual");

    private static final Need<Bidding> OVER_THEIR_BID = all(contested(), not(weBid("1NT")));

    static final RuleBook<Bidding, Call> BOOK = RuleBook.<Bidding, Call>named("Acol")
            .thenBook(NoTrumpOvercalled.book("acol.respond.contested.", Scale.POINTS))
            .then(
                    rule(
                                    "acol.respond.contested.may-bid-a-suit",
                                    source("acol-system.p14", "contract-bridge.p44")
                                            .withFigureFromPractice(
                                                    "the book answers where the opponents are silent; with their"
                                                            + " suit held a suit of one's own instead of the double is as usual")
                                            .printing("points", "length-of-suit"))
                            .when(weBid("1x"), contested())
                            .needs(points(atLeast(10)), atLeast(OpeningSideDoubles.IN_THE_SUIT_BID, 4))
                            .answers(newSuitAtLevel(2))
                            .each(atLeast(LENGTH, 5))
                            .manner(Manner.MAY)
                            .why(
                                    "{It} looks for a game of our own, which may be worth more than the penalty for doubling them."))
            .then(OpeningSideDoubles.ofAnOvercall(
                    "acol.respond.contested.penalty-double",
                    List.of(points(atLeast(9))),
                    weBid("1x"),
                    contested(),
                    OpeningSideDoubles.overTheirSuit()))
            .then(OpeningSideDoubles.ofAnOvercallAtOne(
                    "acol.respond.contested.penalty-double-at-one",
                    List.of(points(atLeast(9))),
                    weBid("1x"),
                    contested()))
            .then(
                    rule("acol.respond.contested.game-in-a-major", PRACTICE)
                            .when(OVER_THEIR_BID)
                            .needs(atLeast(Partnership.least(Scale.POINTS), 25))
                            .answers(raiseOf("4M"))
                            .each(atLeast(TRUMPS, 8))
                            .why(
                                    "The fit and the strength for game{points| (# points)} are there; bidding it at once gives the opponents no more room to find a good sacrifice."))
            .then(rule("acol.respond.contested.double-raise", PRACTICE)
                    .when(OVER_THEIR_BID)
                    .needs(points(10, 14))
                    .answers(raiseOf("3M"))
                    .each(atLeast(TRUMPS, 8))
                    .why("{It} invites game and makes it dear for the opponents to bid on."))
            .then(
                    rule("acol.respond.contested.raise", PRACTICE)
                            .when(OVER_THEIR_BID)
                            .needs(points(5, 9))
                            .answers(raiseOf("2M"))
                            .each(has(SuitQuality.SUPPORT))
                            .why(
                                    "{It} tells partner that the trumps are found, before the opponents bid too high for it to be said."))
            .then(rule("acol.respond.contested.suit-at-one", PRACTICE)
                    .when(OVER_THEIR_BID)
                    .needs(points(atLeast(5)))
                    .answers(newSuitAtLevel(1))
                    .each(atLeast(LENGTH, 4))
                    .prefer(WhichSuit.IN_ANSWER)
                    .tells(Tells.FORCING)
                    .why("Their bid has left room at the one level, so the search for a fit can go on cheaply."))
            .then(
                    rule("acol.respond.contested.minor-double-raise", PRACTICE)
                            .when(OVER_THEIR_BID)
                            .needs(points(10, 14))
                            .answers(raiseOf("3m"))
                            .each(atLeast(TRUMPS, 8))
                            .why(
                                    "{It} tells of a strong fit, on which opener can judge game in no trump, and takes room from the opponents."))
            .then(
                    rule("acol.respond.contested.minor-raise", PRACTICE)
                            .when(OVER_THEIR_BID)
                            .needs(points(5, 9))
                            .answers(raiseOf("2m"))
                            .each(has(SuitQuality.SUPPORT))
                            .why(
                                    "{It} competes: the fit is shown while it is cheap, and the opponents must go higher to play their suit."))
            .then(
                    rule("acol.respond.contested.three-no-trump", PRACTICE)
                            .when(OVER_THEIR_BID)
                            .needs(atLeast(Partnership.least(Scale.POINTS), 25), has(THEIR_SUITS_STOPPED))
                            .answers(call("3NT"))
                            .why(
                                    "Nine tricks are the shortest way to game, and with their suit held they cannot run it at once."))
            .then(CueBids.forGame(
                    "acol.respond.contested.cue-bid",
                    List.of(atLeast(Partnership.least(Scale.POINTS), 25)),
                    OVER_THEIR_BID))
            .then(rule("acol.respond.contested.suit-at-two", PRACTICE)
                    .when(OVER_THEIR_BID)
                    .needs(points(atLeast(10)))
                    .answers(newSuitAtLevel(2))
                    .each(atLeast(LENGTH, 5))
                    .prefer(most(LENGTH).because("the longest suit"), most(RANK))
                    .tells(Tells.FORCING)
                    .why("{It} forces partner to speak again, so that a fit can be found before the game is chosen."))
            .then(
                    rule("acol.respond.contested.two-no-trump", PRACTICE)
                            .when(OVER_THEIR_BID)
                            .needs(points(11, 13), has(THEIR_SUITS_STOPPED))
                            .answers(call("2NT"))
                            .why(
                                    "{It} tells strength{points| (# points)} and a stopper in one bid and lets opener choose between stopping and game."))
            .then(
                    rule("acol.respond.contested.one-no-trump", PRACTICE)
                            .when(OVER_THEIR_BID)
                            .needs(points(7, 10), has(THEIR_SUITS_STOPPED))
                            .answers(call("1NT"))
                            .why(
                                    "{It} tells partner that their suit is held and how little more to expect, so opener can stop or go on safely."))
            .then(
                    rule("acol.respond.contested.suit-at-three", PRACTICE)
                            .when(OVER_THEIR_BID)
                            .needs(points(atLeast(13)))
                            .answers(newSuitAtLevel(3))
                            .each(atLeast(LENGTH, 5))
                            .prefer(most(LENGTH).because("the longest suit"), most(RANK))
                            .tells(Tells.FORCING)
                            .why(
                                    "Their bid has taken the cheaper levels; with so much strength{points| (# points)} the suit is still worth showing, and partner must answer."))
            .then(
                    rule("acol.respond.contested.four-card-suit", PRACTICE)
                            .when(weBid("1x"), contested())
                            .needs(points(atLeast(10)))
                            .answers(newSuitAtLevel(2))
                            .each(atLeast(LENGTH, 4))
                            .prefer(most(LENGTH).because("the longest suit"), least(RANK))
                            .tells(Tells.FORCING)
                            .why(
                                    "Without a longer suit a four-card one must do: it keeps the bidding open while game is still possible."))
            .then(
                    rule("acol.respond.contested.pass", PRACTICE)
                            .when(OVER_THEIR_BID)
                            .needs(atMost(Partnership.least(Scale.POINTS), 24))
                            .answers(call("P"))
                            .why(
                                    "Opener still has a turn, so nothing is lost by silence, and a bid would promise more than is held."))
            .then(
                    rule(
                                    "acol.respond.practice.pass",
                                    generalPractice("no bid of the book or of practice fits the hand: a pass is usual"))
                            .when(notForced())
                            .answers(call("P"))
                            .why(
                                    "No bid describes this hand; one that tells partner something untrue would cost more than silence."))
            .book();

    private ContestedResponses() {}
}
