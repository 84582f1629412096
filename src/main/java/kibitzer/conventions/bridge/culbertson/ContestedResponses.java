package kibitzer.conventions.bridge.culbertson;

import static kibitzer.advice.Needs.any;
import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.lacks;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.conventions.bridge.AuctionFeatures.contested;
import static kibitzer.conventions.bridge.AuctionFeatures.weBid;
import static kibitzer.conventions.bridge.BidFeatures.LENGTH;
import static kibitzer.conventions.bridge.SuitQuality.SUPPORT;
import static kibitzer.conventions.bridge.culbertson.CulbertsonFeatures.SUPPORTS_PARTNER;
import static kibitzer.conventions.bridge.culbertson.CulbertsonFeatures.naturalOpening;
import static kibitzer.conventions.bridge.rebids.RebidFeatures.THEIR_SUITS_STOPPED;
import static kibitzer.conventions.bridge.rebids.RebidFeatures.WE_BID_LAST;

import java.util.ArrayList;
import java.util.List;
import kibitzer.advice.Need;
import kibitzer.advice.RuleBook;
import kibitzer.advice.Source;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.Bids;
import kibitzer.conventions.bridge.CueBids;
import kibitzer.conventions.bridge.OpeningSideDoubles;
import kibitzer.conventions.bridge.Tells;
import kibitzer.conventions.bridge.WhichSuit;
import kibitzer.conventions.bridge.rebids.NoTrumpOvercalled;
import kibitzer.games.bridge.Call;

/**
 * Answers when the next hand has come in and no row of the column fits at its level: no trump with their suit stopped, a
 * strong raise, else pass, for partner may still bid.
 */
final class ContestedResponses {
    private static final String STOPPER =
            "the book speaks of an undisturbed answer; over an opponent's bid a stopper in"
                    + " their suit is general practice";

    private static final Source PASS = generalPractice(
            "the opponents have come in, partner may still bid, and no bid of one's own fits: pass is usual");
    private static final Source NEW_SUIT = generalPractice("probably enough for game, and no row of the book fits over"
            + " their bid: any suit of four cards, for one round, is usual");

    private ContestedResponses() {}

    /** Before any other answer: the double on their trumps, and the bid of their suit with trumps for partner's. */
    static RuleBook<Bidding, Call> doubleOrCueBid(Figures figures) {
        List<Need<Bidding>> strong = new ArrayList<>(figures.jumpTakeout().hand());
        strong.add(has(SUPPORTS_PARTNER));
        return RuleBook.<Bidding, Call>named(figures.name())
                .then(OpeningSideDoubles.ofAnOvercall(
                        figures.id() + ".respond.contested-penalty-double",
                        figures.strongRaise().hand(),
                        weBid("1x"),
                        contested(),
                        naturalOpening(),
                        OpeningSideDoubles.overTheirSuit()))
                .then(OpeningSideDoubles.ofAnOvercallAtOne(
                        figures.id() + ".respond.contested-penalty-double-at-one",
                        figures.strongRaise().hand(),
                        weBid("1x"),
                        contested(),
                        naturalOpening()))
                .then(
                        rule(
                                        figures.id() + ".respond.contested-no-trump-on-their-suit",
                                        figures.oneNoTrumpTakeout()
                                                .source()
                                                .withFigureFromPractice(STOPPER)
                                                .printing("points"))
                                .when(weBid("1x"), contested(), naturalOpening(), lacks(WE_BID_LAST))
                                .needs(figures.oneNoTrumpTakeout().hand())
                                .needs(
                                        atLeast(OpeningSideDoubles.IN_THE_SUIT_BID, 4),
                                        has(THEIR_SUITS_STOPPED),
                                        any(weBid("1m"), lacks(SUPPORTS_PARTNER)))
                                .answers(Bids.call("1NT"))
                                .why(
                                        "Length in their suit makes no trump safe against it, and the bid tells of some strength at the lowest level."))
                .then(CueBids.forGame(
                        figures.id() + ".respond.contested-cue-bid",
                        strong,
                        weBid("1x"),
                        contested(),
                        naturalOpening()))
                .book();
    }

    static RuleBook<Bidding, Call> of(Figures figures) {
        String prefix = figures.id() + ".respond.contested-";
        Step game = figures.gameOppositeAnOpening();
        Step one = figures.oneNoTrumpTakeout();
        return RuleBook.<Bidding, Call>named(figures.name())
                .then(rule(
                                prefix + "three-no-trump",
                                game.source()
                                        .withFigureFromPractice(STOPPER)
                                        .meaning("the game zone", "points", "honour-tricks"))
                        .when(weBid("1x"), contested(), naturalOpening())
                        .needs(game.hand())
                        .needs(has(THEIR_SUITS_STOPPED))
                        .answers(Bids.call("3NT"))
                        .why("There is strength for game, and a stopper in their suit gives time to win nine tricks."))
                .then(
                        rule(
                                        prefix + "one-no-trump",
                                        one.source()
                                                .withFigureFromPractice(STOPPER)
                                                .printing("points"))
                                .when(weBid("1x"), contested(), naturalOpening())
                                .needs(one.hand())
                                .needs(has(THEIR_SUITS_STOPPED))
                                .answers(Bids.call("1NT"))
                                .why(
                                        "{It} tells strength and that their suit is held, so opener can choose the contract knowing both."))
                .then(
                        rule(
                                        prefix + "raise-to-three",
                                        figures.strongRaise().source().reckoning("points", "honour-tricks"))
                                .when(weBid("1x"), contested(), naturalOpening())
                                .needs(figures.strongRaise().hand())
                                .answers(Bids.raiseOf("3x"))
                                .each(has(SUPPORT))
                                .why(
                                        "{It} shows the fit with strength near game and leaves the opponents no cheap room to compete."))
                .then(rule(prefix + "new-suit", NEW_SUIT)
                        .when(weBid("1x"), contested(), naturalOpening())
                        .needs(figures.strongRaise().hand())
                        .answers(Bids.newSuit(0))
                        .each(atLeast(LENGTH, 4))
                        .prefer(WhichSuit.IN_ANSWER)
                        .tells(Tells.FORCING)
                        .why("{It} makes opener speak again, so that the best suit is found in spite of the overcall."))
                .then(
                        rule(prefix + "pass-without-strength", PASS)
                                .when(weBid("1x"), contested(), naturalOpening())
                                .needs(figures.noStrongRaise().hand())
                                .answers(Bids.call("P"))
                                .why(
                                        "Opener still has a turn, and silence keeps partner from counting on strength that is not here."))
                .thenBook(NoTrumpOvercalled.book(prefix, figures.scale()))
                .then(rule(prefix + "pass", PASS)
                        .when(contested())
                        .answers(Bids.call("P"))
                        .why("No bid fits the hand; silence leaves opener free to bid, to double or to let them play."))
                .book();
    }
}
