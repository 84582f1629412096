package kibitzer.conventions.bridge.culbertson;

import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.has;
import static kibitzer.conventions.bridge.BidFeatures.LENGTH;
import static kibitzer.conventions.bridge.SuitQuality.REGULAR;

import java.util.List;
import java.util.Optional;
import kibitzer.conventions.bridge.Scale;

/**
 * What differs between the two valuations of the Culbertson System: the lines of one column of p. 143-146, each under
 * the name of the bid.
 */
interface Figures {

    /** "culbertson-points". */
    String id();

    /** "Culbertson, by points". */
    String name();

    /** The measure in which partners add their hands up. */
    Scale scale();

    Step oneNoTrump();

    Step twoNoTrump();

    Step threeNoTrump();

    /** Strong enough for an opening two-bid where the playing tricks are there as well. */
    Step twoBid();

    /** Too strong for any one-bid. */
    Step beyondOneBid();

    /** One of a suit, from the hand that must be opened downwards. */
    List<Step> oneOfASuit();

    /** Enough for an opening that is not to be missed, though no suit is biddable. */
    Step obligatory();

    Step preempt();

    Step tooWeakToOpen();

    /** Answers to one no trump, weakest first. */
    NoTrumpAnswers toOneNoTrump();

    /** Answers to two no trump. */
    HighNoTrumpAnswers toTwoNoTrump();

    /** Answers to three no trump; there is no game to raise to. */
    HighNoTrumpAnswers toThreeNoTrump();

    List<Step> singleRaises();

    List<Step> doubleRaises();

    /** Raises to three of more strength than the rows reach to. */
    List<Step> raisesBeyondTheRows();

    /** Raises of a strength that the rows leave out. */
    List<Step> raisesBetweenTheRows();

    Step tripleRaise();

    List<Step> oneOverOne();

    List<Step> twoOverOne();

    Step oneNoTrumpTakeout();

    Step twoNoTrumpTakeout();

    Step threeNoTrumpTakeout();

    Step jumpTakeout();

    /** With so little an answer in a suit at one is still usual, and where there is no such suit one no trump. */
    Optional<Step> usualAnswer();

    /** Too weak for any answer to one of a suit. */
    Step tooWeakToAnswer();

    /** Between the printed rows: too strong for one no trump, too weak for two. */
    Step unplacedStrength();

    /** Probably enough for game with a fit opposite an opening bid. */
    Step strongRaise();

    /** Less than that. */
    Step noStrongRaise();

    /** Enough for game opposite an opening bid. */
    Step gameOppositeAnOpening();

    /** More than a minimum for one no trump: what shows strength over the Stayman question. */
    Maximum strongNoTrump();

    /** Opener's answer to the raise of one no trump to two. */
    Maximum acceptsTwoNoTrump();

    /** Opener's answers to raises to four no trump. */
    List<Maximum> acceptsFourNoTrump();

    /** Fair strength opposite one no trump. */
    Step fair();

    /** Nothing to show opposite an opening that forces to game. */
    Step weak();

    /** Something to show there. */
    Step notWeak();

    Step gameOppositeWeakTwo();

    Step noGameOppositeWeakTwo();

    /** @param pass too weak */
    record NoTrumpAnswers(
            Step pass,
            Step weakSuit,
            Step invitingSuit,
            Step invite,
            Step gameSuit,
            Step game,
            List<Step> fourNoTrump,
            Step sixNoTrump,
            List<Step> suitThenSix,
            List<Step> sevenNoTrump) {}

    /** @param game empty where the opening is game */
    record HighNoTrumpAnswers(Step pass, List<Step> game, Step slamTry, Step slam, List<Step> grandSlam) {

        /** The slam try of a hand with a good five-card suit. */
        Step slamTryInASuit() {
            return new Step(
                    slamTry.name() + "-in-a-suit",
                    slamTry.source(),
                    slamTry.hand(),
                    List.of(atLeast(LENGTH, 5), has(REGULAR)));
        }
    }
}
