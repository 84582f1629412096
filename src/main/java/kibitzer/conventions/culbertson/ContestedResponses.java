package kibitzer.conventions.culbertson;

import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.conventions.bridge.AuctionFeatures.contested;
import static kibitzer.conventions.bridge.AuctionFeatures.weBid;
import static kibitzer.conventions.bridge.SuitQuality.SUPPORT;
import static kibitzer.conventions.bridge.rebids.RebidFeatures.THEIR_SUITS_STOPPED;
import static kibitzer.conventions.culbertson.CulbertsonFeatures.naturalOpening;

import kibitzer.advice.RuleBook;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.Bids;
import kibitzer.games.bridge.Call;

/**
 * Answers when the next hand has come in and no row of the column fits at its level: no trump with their suit stopped, a
 * strong raise, else pass, for partner may still bid.
 */
final class ContestedResponses {
    private static final String STOPPER =
            "the book speaks of an undisturbed answer; over an opponent's bid a stopper in"
                    + " his suit is general practice";

    private ContestedResponses() {}

    static RuleBook<Bidding, Call> of(Figures figures) {
        String prefix = figures.id() + ".respond.contested-";
        Step game = figures.gameOppositeAnOpening();
        Step one = figures.oneNoTrumpTakeout();
        return RuleBook.<Bidding, Call>named(figures.name())
                .then(rule(prefix + "three-no-trump", game.source().withFigureFromPractice(STOPPER))
                        .when(weBid("1x"), contested(), naturalOpening())
                        .needs(game.hand())
                        .needs(has(THEIR_SUITS_STOPPED))
                        .answers(Bids.call("3NT")))
                .then(rule(prefix + "one-no-trump", one.source().withFigureFromPractice(STOPPER))
                        .when(weBid("1x"), contested(), naturalOpening())
                        .needs(one.hand())
                        .needs(has(THEIR_SUITS_STOPPED))
                        .answers(Bids.call("1NT")))
                .then(rule(prefix + "raise-to-three", figures.strongRaise().source())
                        .when(weBid("1x"), contested(), naturalOpening())
                        .needs(figures.strongRaise().hand())
                        .answers(Bids.raise(0))
                        .each(has(SUPPORT)))
                .then(rule(
                                prefix + "pass",
                                generalPractice("the opponents have come in, partner may still bid, and no bid of one's"
                                        + " own fits: pass is usual"))
                        .when(contested())
                        .answers(Bids.call("P")))
                .book();
    }
}
