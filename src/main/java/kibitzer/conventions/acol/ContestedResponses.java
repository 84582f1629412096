package kibitzer.conventions.acol;

import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Preference.least;
import static kibitzer.advice.Preference.most;
import static kibitzer.advice.Range.atLeast;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.conventions.bridge.AuctionFeatures.contested;
import static kibitzer.conventions.bridge.AuctionFeatures.notForced;
import static kibitzer.conventions.bridge.BidFeatures.LENGTH;
import static kibitzer.conventions.bridge.BidFeatures.RANK;
import static kibitzer.conventions.bridge.BiddingFeatures.points;
import static kibitzer.conventions.bridge.Bids.call;
import static kibitzer.conventions.bridge.Bids.newSuitAtLevel;
import static kibitzer.conventions.bridge.Bids.raiseOf;
import static kibitzer.conventions.bridge.Partnership.TRUMPS;
import static kibitzer.conventions.bridge.rebids.RebidFeatures.THEIR_SUITS_STOPPED;

import kibitzer.advice.RuleBook;
import kibitzer.advice.Source;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.Partnership;
import kibitzer.conventions.bridge.Scale;
import kibitzer.conventions.bridge.SuitQuality;
import kibitzer.conventions.bridge.Tells;
import kibitzer.games.bridge.Call;

/**
 * Responses when an opponent has come in. The book gives its responses for silent opponents; that the same bids are
 * made where they are still sufficient is general practice.
 */
final class ContestedResponses {
    private static final Source PRACTICE = generalPractice("the book gives its responses for silent opponents;"
            + " to make the same bids where they are still sufficient, no trump with their suit stopped, is usual");

    static final RuleBook<Bidding, Call> BOOK = RuleBook.<Bidding, Call>named("Acol")
            .then(rule("acol.respond.contested.game-in-a-major", PRACTICE)
                    .when(contested())
                    .needs(atLeast(Partnership.least(Scale.POINTS), 25))
                    .answers(raiseOf("4M"))
                    .each(atLeast(TRUMPS, 8)))
            .then(rule("acol.respond.contested.double-raise", PRACTICE)
                    .when(contested())
                    .needs(points(10, 12))
                    .answers(raiseOf("3x"))
                    .each(atLeast(TRUMPS, 8)))
            .then(rule("acol.respond.contested.raise", PRACTICE)
                    .when(contested())
                    .needs(points(5, 9))
                    .answers(raiseOf("2x"))
                    .each(has(SuitQuality.SUPPORT)))
            .then(rule("acol.respond.contested.suit-at-one", PRACTICE)
                    .when(contested())
                    .needs(points(atLeast(5)))
                    .answers(newSuitAtLevel(1))
                    .each(atLeast(LENGTH, 4))
                    .prefer(most(LENGTH).because("the longest suit"), least(RANK))
                    .tells(Tells.FORCING))
            .then(rule("acol.respond.contested.three-no-trump", PRACTICE)
                    .when(contested())
                    .needs(atLeast(Partnership.least(Scale.POINTS), 25), has(THEIR_SUITS_STOPPED))
                    .answers(call("3NT")))
            .then(rule("acol.respond.contested.suit-at-two", PRACTICE)
                    .when(contested())
                    .needs(points(atLeast(10)))
                    .answers(newSuitAtLevel(2))
                    .each(atLeast(LENGTH, 5))
                    .prefer(most(LENGTH).because("the longest suit"), most(RANK))
                    .tells(Tells.FORCING))
            .then(rule("acol.respond.contested.two-no-trump", PRACTICE)
                    .when(contested())
                    .needs(points(11, 13), has(THEIR_SUITS_STOPPED))
                    .answers(call("2NT")))
            .then(rule("acol.respond.contested.one-no-trump", PRACTICE)
                    .when(contested())
                    .needs(points(7, 10), has(THEIR_SUITS_STOPPED))
                    .answers(call("1NT")))
            .then(rule("acol.respond.contested.suit-at-three", PRACTICE)
                    .when(contested())
                    .needs(points(atLeast(13)))
                    .answers(newSuitAtLevel(3))
                    .each(atLeast(LENGTH, 5))
                    .prefer(most(LENGTH).because("the longest suit"), most(RANK))
                    .tells(Tells.FORCING))
            .then(rule("acol.respond.contested.pass", PRACTICE)
                    .when(contested())
                    .needs(atMost(Partnership.least(Scale.POINTS), 24))
                    .answers(call("P")))
            .then(rule(
                            "acol.respond.practice.pass",
                            generalPractice("no bid of the book or of practice fits the hand: a pass is usual"))
                    .when(notForced())
                    .answers(call("P")))
            .book();

    private ContestedResponses() {}
}
