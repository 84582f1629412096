package kibitzer.conventions.poker.play;

import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.poker.play.AfterTheDraw.BET_MADE;
import static kibitzer.conventions.poker.play.AfterTheDraw.NO_BET;
import static kibitzer.conventions.poker.play.Calls.AVERAGE_CALLS;
import static kibitzer.conventions.poker.play.Calls.CALLS_BUT_DOES_NOT_RAISE;
import static kibitzer.conventions.poker.play.Calls.NOT_RAISED;
import static kibitzer.conventions.poker.play.Features.IN;
import static kibitzer.conventions.poker.play.Features.lessThan;
import static kibitzer.conventions.poker.play.Words.BET;
import static kibitzer.conventions.poker.play.Words.CALL;
import static kibitzer.conventions.poker.play.Words.CHECK;
import static kibitzer.conventions.poker.play.Words.DROP;
import static kibitzer.conventions.poker.play.Words.say;

import java.util.List;
import kibitzer.advice.RuleBuilder.Answering;

/** Betting after the draw where the joker or the deuces are wild (Culbertson pp. 101-102, 109). */
final class WildCalls {
    static final String LESS_WITH_A_JOKER = "poker.call.joker.drop";
    static final String LESS_WITH_DEUCES = "poker.call.deuces.less";
    static final String CHECKS_WITH_A_JOKER = "poker.call.joker.less-than-sevens";

    private WildCalls() {}

    static List<Answering<TableView, String>> joker() {
        return List.of(
                rule(CHECKS_WITH_A_JOKER, source("joker-poker.p05"))
                        .when(NO_BET)
                        .needs(atMost(IN, 1), lessThan(Strength.SEVENS))
                        .answers(say(CHECK))
                        .why("{It} may still win a showdown, while a bet would mostly be called by better hands.")
                        .title("Joker wild: less than sevens"),
                rule(
                                "poker.call.joker.sevens",
                                source("joker-poker.p05")
                                        .withFigureFromPractice("the book calls less unwise, not this much wise")
                                        .meaning("one opponent", "players-in"))
                        .when(NO_BET)
                        .needs(atMost(IN, 1), Features.atLeast(Strength.SEVENS))
                        .answers(say(BET))
                        .why(
                                "Against one opponent so much is often the better hand, and a weaker one may pay to see it.")
                        .title("Joker wild: sevens or better"),
                rule(
                                "poker.call.joker.call",
                                source("joker-poker.p01")
                                        .withFigureFromPractice(AVERAGE_CALLS)
                                        .reckoning("hand"))
                        .when(BET_MADE, NOT_RAISED)
                        .needs(Features.atLeast(Strength.TRIPS), lessThan(Strength.FULL_HOUSE))
                        .answers(say(CALL))
                        .why(CALLS_BUT_DOES_NOT_RAISE)
                        .title("Joker wild: call with the average winner"),
                rule(
                                LESS_WITH_A_JOKER,
                                source("joker-poker.p01")
                                        .withFigureFromPractice(AVERAGE_CALLS)
                                        .reckoning("hand"))
                        .when(BET_MADE)
                        .needs(lessThan(Strength.TRIPS))
                        .answers(say(DROP))
                        .whyByBook(
                                "Where the joker is wild it takes three of a kind to win on average, so less mostly loses.")
                        .title("Joker wild: less than the average winner"));
    }

    static List<Answering<TableView, String>> deuces() {
        return List.of(
                // P. 109 speaks against betting it strongly; that it calls follows from the average of p. 102.
                rule("poker.call.deuces.flush-or-full-house", source("freakpots.p09", "freakpots.p01"))
                        .when(BET_MADE)
                        .needs(Features.atLeast(Strength.FLUSH), lessThan(Strength.FOURS))
                        .answers(say(CALL))
                        .whyByBook("{It} beats three aces, which win half the pots; a raise meets four of a kind.")
                        .title("Deuces wild: only call with a flush"),
                rule(
                                "poker.call.deuces.average",
                                source("freakpots.p01")
                                        .withFigureFromPractice("the book gives the average hand, not what calls a bet")
                                        .reckoning("hand"))
                        .when(BET_MADE, NOT_RAISED)
                        .needs(Features.atLeast(Strength.THREE_ACES), lessThan(Strength.FLUSH))
                        .answers(say(CALL))
                        .whyByBook(
                                "Three aces win about half the pots with deuces wild, so the bet is worth meeting, but not raising.",
                                "freakpots.p01")
                        .title("Deuces wild: the average winner"),
                rule(
                                LESS_WITH_DEUCES,
                                source("freakpots.p01")
                                        .withFigureFromPractice("the book gives the average hand, not what calls a bet")
                                        .reckoning("hand"))
                        .when(BET_MADE)
                        .needs(lessThan(Strength.THREE_ACES))
                        .answers(say(DROP))
                        .whyByBook(
                                "With deuces wild even three aces win only about half the pots, so less mostly loses.",
                                "freakpots.p01")
                        .title("Deuces wild: less than the average winner"));
    }
}
