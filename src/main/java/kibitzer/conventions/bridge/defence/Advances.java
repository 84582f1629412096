package kibitzer.conventions.bridge.defence;

import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Preference.most;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.bridge.AuctionFeatures.forced;
import static kibitzer.conventions.bridge.AuctionFeatures.notForced;
import static kibitzer.conventions.bridge.BidFeatures.LENGTH;
import static kibitzer.conventions.bridge.BidFeatures.RANK;
import static kibitzer.conventions.bridge.BiddingFeatures.HONOUR_TRICKS;
import static kibitzer.conventions.bridge.defence.DefenceFeatures.STOPS_THEIR_SUIT;
import static kibitzer.conventions.bridge.defence.DefenceFeatures.SUIT_POINTS;
import static kibitzer.conventions.bridge.defence.DefenceFeatures.partnerCueBid;
import static kibitzer.conventions.bridge.defence.DefenceFeatures.partnerDoubled;
import static kibitzer.conventions.bridge.defence.DefenceFeatures.partnerOvercalled;

import kibitzer.advice.RuleBook;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.Bids;
import kibitzer.conventions.bridge.Partnership;
import kibitzer.conventions.bridge.Scale;
import kibitzer.games.bridge.Call;

/** What partner answers to a take-out double, an overcall, a cue-bid. */
public final class Advances {
    /** The zone that often yields game in a major (p. 146). */
    private static final double GAME_POSSIBLE = 5;

    private static final String LONGEST = "the longest suit";
    private static final String STRONGEST = "the strongest of equally long suits";

    public static final RuleBook<Bidding, Call> BOOK = RuleBook.<Bidding, Call>named("Culbertson's tactics")
            .then(rule("defence.answer-cue-bid", source("contract-bridge.p05", "contract-bridge.p06"))
                    .when(partnerCueBid(), forced())
                    .needs()
                    .answers(DefenceFeatures.unbidSuit(0))
                    .prefer(
                            most(LENGTH).because(LONGEST),
                            most(SUIT_POINTS).because(STRONGEST),
                            most(RANK).because("the higher of two equal suits")))
            .then(rule(
                            "defence.answer-double-with-strength",
                            source("contract-bridge.p01", "culbertson-honour-tricks.p55")
                                    .withFigureFromPractice("the book names no strength for more than the cheapest"
                                            + " answer; a jump where the zone of game is reached is general practice"))
                    .when(partnerDoubled(), forced())
                    .needs(atLeast(Partnership.least(Scale.HONOUR_TRICKS), GAME_POSSIBLE))
                    .answers(DefenceFeatures.unbidSuit(1))
                    .each(atLeast(LENGTH, 4))
                    .prefer(most(LENGTH).because(LONGEST), most(SUIT_POINTS).because(STRONGEST), most(RANK)))
            .then(rule("defence.answer-double", source("contract-bridge.p01"))
                    .when(partnerDoubled(), forced())
                    .needs()
                    .answers(DefenceFeatures.unbidSuit(0))
                    .prefer(
                            most(LENGTH).because(LONGEST),
                            most(SUIT_POINTS).because(STRONGEST),
                            most(RANK).because("the higher of two equal suits")))
            .then(rule(
                            "defence.raise-overcall",
                            source("contract-bridge.p49", "contract-bridge.p41", "culbertson-honour-tricks.p55"))
                    .when(partnerOvercalled(), notForced())
                    .needs(atLeast(Partnership.most(Scale.HONOUR_TRICKS), GAME_POSSIBLE))
                    .answers(Bids.raise(0))
                    .each(atLeast(Partnership.TRUMPS, 8)))
            .then(rule(
                            "defence.no-trump-over-overcall",
                            source("contract-bridge.p49", "culbertson-honour-tricks.p55")
                                    .withFigureFromPractice("the book does not say how to go on towards game;"
                                            + " no trump with their suit stopped is general practice"))
                    .when(partnerOvercalled(), notForced())
                    .needs(atLeast(Partnership.most(Scale.HONOUR_TRICKS), GAME_POSSIBLE), has(STOPS_THEIR_SUIT))
                    .answers(Bids.noTrump(0)))
            .then(rule("defence.pass-overcall", source("contract-bridge.p49"))
                    .when(partnerOvercalled(), notForced())
                    .needs(atMost(Partnership.most(Scale.HONOUR_TRICKS), GAME_POSSIBLE - 0.5))
                    .answers(Bids.call("P")))
            .then(rule(
                            "defence.answer-double-freely",
                            generalPractice("the next hand has called, and the answer to the double is no longer due:"
                                    + " with a five-card suit and an honour-trick and a half one is given"))
                    .when(partnerDoubled(), notForced())
                    .needs(atLeast(HONOUR_TRICKS, 1.5))
                    .answers(DefenceFeatures.unbidSuit(0))
                    .each(atLeast(LENGTH, 5))
                    .prefer(most(LENGTH).because(LONGEST), most(SUIT_POINTS).because(STRONGEST)))
            .then(rule(
                            "defence.nothing-to-add",
                            generalPractice("nothing forces an answer and no rule asks for one: a pass is usual"))
                    .when(notForced())
                    .needs()
                    .answers(Bids.call("P")))
            .thenBook(LastWord.BOOK)
            .book();

    private Advances() {}
}
