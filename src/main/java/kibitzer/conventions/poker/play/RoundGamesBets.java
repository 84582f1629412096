package kibitzer.conventions.poker.play;

import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.poker.play.AfterTheDraw.BET_MADE;
import static kibitzer.conventions.poker.play.AfterTheDraw.NO_BET;
import static kibitzer.conventions.poker.play.Features.lessThan;
import static kibitzer.conventions.poker.play.Standards.NOBODY_BEHIND;
import static kibitzer.conventions.poker.play.Standards.knows;
import static kibitzer.conventions.poker.play.Words.BET;
import static kibitzer.conventions.poker.play.Words.CALL;
import static kibitzer.conventions.poker.play.Words.CHECK;
import static kibitzer.conventions.poker.play.Words.DROP;
import static kibitzer.conventions.poker.play.Words.RAISE;
import static kibitzer.conventions.poker.play.Words.say;

import kibitzer.advice.Manner;
import kibitzer.advice.RuleBook;
import kibitzer.advice.RuleBuilder.Answering;

/** When to raise before the draw and to bet after it by the hints of 1891 (Round Games with Cards, pp. 34, 46-47). */
final class RoundGamesBets {
    static final String CHECKS = "poker.call.1891.check";

    private RoundGamesBets() {}

    /** The same before anybody has raised and after it: the page leaves a pair to its holder (p. 46). */
    static Answering<TableView, String> pairThrown(String id) {
        return rule(id, source("english-draw-poker.p07"))
                .needs(Features.atLeast(Strength.ANY_PAIR), lessThan(Strength.TWO_PAIRS))
                .answers(say(DROP))
                .manner(Manner.MAY)
                .whyByBook("Whether a pair is worth its stake is left to whoever holds it.")
                .title("1891: a pair thrown up");
    }

    static RuleBook<TableView, String> raises() {
        return RuleBook.<TableView, String>named("Round Games with Cards")
                .then(rule("poker.raise.1891.four-of-a-sequence", source("english-draw-poker.p10"))
                        .needs(has(Features.FOUR_OF_A_SEQUENCE), lessThan(Strength.ANY_PAIR))
                        .answers(say(DROP))
                        .why("The card that completes it mostly does not come.")
                        .title("1891: four of a sequence"))
                .then(pairThrown("poker.raise.1891.pair-thrown"))
                // Pp. 33-34 name no least hand for staking: that it is a pair is ours.
                .then(rule(
                                "poker.raise.1891.last-against-a-weak-ante",
                                source("english-draw-poker.p04").leaving("hand"))
                        .when(knows(Circumstance.ANTE_IS_WEAK))
                        .needs(Features.atLeast(Strength.ANY_PAIR), NOBODY_BEHIND, knows(Circumstance.ANTE_IS_WEAK))
                        .answers(say(RAISE))
                        .manner(Manner.USUALLY)
                        .whyByBook("A raise by the last player may make the ante give up a weak hand and its stake."))
                .then(rule(
                                "poker.raise.1891.match",
                                source("english-draw-poker.p04", "english-draw-poker.p03")
                                        .leaving("hand"))
                        .when(Features.atLeast(Strength.ANY_PAIR))
                        .needs(Features.atLeast(Strength.ANY_PAIR))
                        .answers(say(CALL))
                        .whyByBook(
                                "A call keeps you in for the draw; a raise before it makes players with moderate hands drop.")
                        .title("1891: match the stake"))
                .then(rule(
                                "poker.raise.1891.nothing",
                                generalPractice("the hints of 1891 do not speak of a hand without a pair"))
                        .needs(lessThan(Strength.ANY_PAIR))
                        .answers(say(DROP))
                        .why("Without a pair the hand is behind from the start, so nothing more is staked on it.")
                        .title("1891: no pair"))
                .book();
    }

    static RuleBook<TableView, String> calls() {
        return RuleBook.<TableView, String>named("Round Games with Cards")
                .then(rule("poker.call.1891.fours-raise", source("english-draw-poker.p13"))
                        .when(BET_MADE)
                        .needs(Features.atLeast(Strength.FOURS))
                        .answers(say(RAISE))
                        .whyByBook("The hand comes so seldom that it should win as much as it can when it comes.")
                        .title("1891: raise on fours"))
                .then(rule("poker.call.1891.fours-bet", source("english-draw-poker.p13"))
                        .when(NO_BET)
                        .needs(Features.atLeast(Strength.FOURS))
                        .answers(say(BET))
                        .whyByBook("So rare a hand is worth as much as the table will pay for it.")
                        .title("1891: bet on fours"))
                .then(rule("poker.call.1891.sequence-waits", source("english-draw-poker.p11"))
                        .when(BET_MADE)
                        .needs(has(Features.SEQUENCE))
                        .answers(say(RAISE))
                        .manner(Manner.USUALLY)
                        .why("The hand is strong enough to let the others pay to see it.")
                        .title("1891: a sequence raises"))
                .then(rule("poker.call.1891.sequence-sees", source("english-draw-poker.p11"))
                        .when(BET_MADE)
                        .needs(has(Features.SEQUENCE))
                        .answers(say(CALL))
                        .manner(Manner.MAY)
                        .why("Merely meeting the bet keeps the others in and your hand unknown.")
                        .title("1891: a sequence sees"))
                .then(rule(
                                "poker.call.1891.better-than-a-sequence",
                                generalPractice("the hints of 1891 do not speak of flushes and full hands"))
                        .when(BET_MADE)
                        .needs(Features.atLeast(Strength.STRAIGHT))
                        .answers(say(CALL))
                        .why("Such a hand is seldom beaten, so the bet is worth meeting."))
                .then(rule("poker.call.1891.triplets-see", source("english-draw-poker.p09"))
                        .when(BET_MADE)
                        .needs(Features.atLeast(Strength.TRIPS))
                        .answers(say(CALL))
                        .manner(Manner.USUALLY)
                        .why("Three alike usually beat a bettor, but a raise would be met mostly by better.")
                        .title("1891: triplets see the bet"))
                .then(
                        rule("poker.call.1891.passes-with-the-better-hand", source("english-draw-poker.p14"))
                                .when(BET_MADE)
                                .needs(Features.atLeast(Strength.TWO_PAIRS))
                                .answers(say(DROP))
                                .manner(Manner.MAY)
                                .whyByBook(
                                        "Now and then the better hand is given up, which costs less than paying to see every bet."))
                .then(rule(
                                "poker.call.1891.marginal",
                                source("english-draw-poker.p14")
                                        .withFigureFromPractice("which hands are marginal is not said"))
                        .when(BET_MADE)
                        .needs(lessThan(Strength.TRIPS))
                        .answers(say(DROP))
                        .whyByBook("Dropping a doubtful hand costs less than a habit of calling.")
                        .title("1891: drop a marginal hand"))
                .then(rule("poker.call.1891.bet", generalPractice("the hints of 1891 do not say what bets first"))
                        .when(NO_BET)
                        .needs(Features.atLeast(Strength.TRIPS))
                        .answers(say(BET))
                        .why("With three alike or better a weaker hand may pay to see yours.")
                        .title("1891: bet on triplets"))
                .then(rule(CHECKS, generalPractice("the hints of 1891 do not say what checks"))
                        .when(NO_BET)
                        .needs(lessThan(Strength.TRIPS))
                        .answers(say(CHECK))
                        .why(
                                "A weak hand loses less by being shown for nothing than by bets that only better hands meet.")
                        .title("1891: check with less"))
                .book();
    }
}
