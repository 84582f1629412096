package kibitzer.conventions.bridge.defence;

import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.lacks;
import static kibitzer.advice.Preference.most;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.conventions.bridge.BidFeatures.LENGTH;
import static kibitzer.conventions.bridge.BidFeatures.LEVEL;
import static kibitzer.conventions.bridge.BidFeatures.RANK;
import static kibitzer.conventions.bridge.BiddingFeatures.POINTS;
import static kibitzer.conventions.bridge.BiddingFeatures.balanced;
import static kibitzer.conventions.bridge.defence.DefenceFeatures.iDoubled;
import static kibitzer.conventions.bridge.rebids.RebidFeatures.STOPS_THEIR_SUIT;
import static kibitzer.conventions.bridge.rebids.RebidFeatures.WE_ARE_IN_GAME;

import kibitzer.advice.RuleBook;
import kibitzer.advice.Source;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.Bids;
import kibitzer.conventions.bridge.Tells;
import kibitzer.games.bridge.Call;

/** A doubler of great strength at his second turn, of whom no book speaks. */
final class StrongDoubler {
    private static final int GREAT = 21;

    private static final Source PRACTICE =
            generalPractice("the book does not say how a doubler of great strength goes on:"
                    + " with 21 points or more a jump in a suit of their own, a raise to game with four of partner's major, or no trump"
                    + " one higher with their suit stopped, is usual");

    static final RuleBook<Bidding, Call> BOOK = RuleBook.<Bidding, Call>named("Culbertson's tactics")
            .then(
                    rule("defence.strong-doublers-raise", PRACTICE)
                            .when(iDoubled(), lacks(WE_ARE_IN_GAME))
                            .needs(atLeast(POINTS, GREAT))
                            .answers(Bids.raiseOf("4M"))
                            .title("Strong doubler's raise")
                            .each(atLeast(LENGTH, 4))
                            .why(
                                    "The doubler is strong enough for game opposite next to nothing, and a lower raise might be passed."))
            .then(
                    rule("defence.strong-doublers-suit", PRACTICE)
                            .when(iDoubled(), lacks(WE_ARE_IN_GAME))
                            .needs(atLeast(POINTS, GREAT))
                            .answers(Bids.newSuit(1))
                            .title("Strong doubler's suit")
                            .each(atLeast(LENGTH, 5), atMost(LEVEL, 3))
                            .prefer(most(LENGTH).because("the longest suit"), most(RANK))
                            .tells(Tells.FORCING)
                            .why(
                                    "The jump after a double forces: the hand is nearly worth game by itself, and partner must speak."))
            .then(
                    rule("defence.strong-doublers-no-trump", PRACTICE)
                            .when(iDoubled(), lacks(WE_ARE_IN_GAME))
                            .needs(atLeast(POINTS, GREAT), balanced(), has(STOPS_THEIR_SUIT))
                            .answers(Bids.noTrump(1))
                            .title("Strong doubler's no trump")
                            .each(atMost(LEVEL, 3))
                            .why(
                                    "The jump tells a balanced hand far beyond a mere double, so very little opposite is enough for game."))
            .then(rule("defence.strong-doublers-raise-of-a-minor", PRACTICE)
                    .when(iDoubled(), lacks(WE_ARE_IN_GAME))
                    .needs(atLeast(POINTS, GREAT))
                    .answers(Bids.raiseOf("5m"))
                    .title("Strong doubler's raise of a minor")
                    .each(atLeast(LENGTH, 5))
                    .why("The doubler brings most of the tricks, and with such support the minor should make game."))
            .book();

    private StrongDoubler() {}
}
