package kibitzer.conventions.poker.play;

import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.lacks;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.poker.play.AfterTheDraw.BETTOR_IS_NOT_PAT;
import static kibitzer.conventions.poker.play.AfterTheDraw.BET_MADE;
import static kibitzer.conventions.poker.play.AfterTheDraw.CHECKED_TO;
import static kibitzer.conventions.poker.play.AfterTheDraw.NO_BET;
import static kibitzer.conventions.poker.play.AfterTheDraw.ONE_CARD_BETS;
import static kibitzer.conventions.poker.play.AfterTheDraw.ONE_CARD_BETS_ANOTHER_CALLS;
import static kibitzer.conventions.poker.play.AfterTheDraw.ONE_CARD_BETS_ANOTHER_RAISES;
import static kibitzer.conventions.poker.play.AfterTheDraw.RAISED_BY_A_DRAW_OF_MORE;
import static kibitzer.conventions.poker.play.Features.IN;
import static kibitzer.conventions.poker.play.Features.OPENER;
import static kibitzer.conventions.poker.play.Features.lessThan;
import static kibitzer.conventions.poker.play.Standards.ACES_TO_OPEN;
import static kibitzer.conventions.poker.play.Standards.HIGH_FLUSH;
import static kibitzer.conventions.poker.play.Standards.TWO_LOW_PAIRS;
import static kibitzer.conventions.poker.play.Standards.knows;
import static kibitzer.conventions.poker.play.Words.BET;
import static kibitzer.conventions.poker.play.Words.CALL;
import static kibitzer.conventions.poker.play.Words.CHECK;
import static kibitzer.conventions.poker.play.Words.DROP;
import static kibitzer.conventions.poker.play.Words.RAISE;
import static kibitzer.conventions.poker.play.Words.say;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import kibitzer.advice.Manner;
import kibitzer.advice.RuleBook;
import kibitzer.advice.RuleBuilder.Answering;

/** Betting after the draw: what a bet, a raise and a call of others' show (Culbertson pp. 99-101). */
public final class Calls {
    private static final int TWO_RAISES = 2;

    /** By game, the book that advises on it. */
    public static final Map<String, RuleBook<TableView, String>> BOOKS = Map.of(
            Games.STANDARD, book(standard(), averageCalls(), rest()),
            Games.JOKER_WILD, book(joker(), averageCalls(), rest()),
            Games.DEUCES_WILD, book(deuces(), rest()),
            Games.LOW, book(LowPlay.calls()),
            Games.ROUND_GAMES, of1891());

    private Calls() {}

    @SafeVarargs
    private static RuleBook<TableView, String> book(List<Answering<TableView, String>>... parts) {
        List<Answering<TableView, String>> all = new ArrayList<>();
        Stream.of(parts).forEach(all::addAll);
        return RuleBook.<TableView, String>named("Culbertson on betting after the draw")
                .thenAll(all)
                .book();
    }

    private static List<Answering<TableView, String>> standard() {
        return List.of(
                rule("poker.call.no-third-raise", source("draw-poker.p40"))
                        .when(BET_MADE)
                        .needs(
                                atLeast(AfterTheDraw.RAISES, TWO_RAISES),
                                has(ONE_CARD_BETS),
                                Features.atLeast(HIGH_FLUSH),
                                lessThan(Strength.JACKS_FULL))
                        .answers(say(CALL)),
                rule("poker.call.one-card-raised.jacks-full", source("draw-poker.p25", "draw-poker.p40"))
                        .when(BET_MADE)
                        .needs(has(ONE_CARD_BETS_ANOTHER_RAISES), Features.atLeast(Strength.JACKS_FULL))
                        .answers(say(RAISE)),
                rule("poker.call.one-card-raised.high-flush", source("draw-poker.p25"))
                        .when(BET_MADE)
                        .needs(has(ONE_CARD_BETS_ANOTHER_RAISES), Features.atLeast(HIGH_FLUSH))
                        .answers(say(CALL)),
                rule("poker.call.one-card-raised.low-flush", source("draw-poker.p25"))
                        .when(BET_MADE)
                        .needs(has(ONE_CARD_BETS_ANOTHER_RAISES), has(Standards.LOW_FLUSH))
                        .answers(say(DROP))
                        .manner(Manner.USUALLY),
                rule("poker.call.one-card-raised.doubtful-flush", source("draw-poker.p25"))
                        .when(BET_MADE)
                        .needs(has(ONE_CARD_BETS_ANOTHER_RAISES), has(Standards.LOW_FLUSH))
                        .answers(say(CALL))
                        .manner(Manner.MAY),
                rule("poker.call.one-card-raised.less", source("draw-poker.p25", "draw-poker.p28"))
                        .when(BET_MADE)
                        .needs(has(ONE_CARD_BETS_ANOTHER_RAISES), lessThan(Strength.FLUSH))
                        .answers(say(DROP)),
                rule("poker.call.bluff-raised.read", source("draw-poker.p26", "draw-poker.p27"))
                        .when(BET_MADE)
                        .needs(
                                has(RAISED_BY_A_DRAW_OF_MORE),
                                knows(Circumstance.BETTOR_BLUFFS),
                                Features.atLeast(Strength.TRIPS))
                        .answers(say(CALL)),
                rule("poker.call.raised.not-read-as-a-bluff", source("draw-poker.p26"))
                        .when(BET_MADE)
                        .needs(has(RAISED_BY_A_DRAW_OF_MORE), lessThan(Strength.FLUSH))
                        .answers(say(DROP)),
                rule("poker.call.one-card-called.three-of-a-kind", source("draw-poker.p24"))
                        .when(BET_MADE)
                        .needs(has(ONE_CARD_BETS_ANOTHER_CALLS), lessThan(Strength.STRAIGHT))
                        .answers(say(DROP))
                        .manner(Manner.USUALLY),
                rule("poker.call.aces-to-open.two-low-pairs", source("acepots.p04"))
                        .when(BET_MADE)
                        .needs(has(ACES_TO_OPEN), has(TWO_LOW_PAIRS), has(ONE_CARD_BETS))
                        .answers(say(DROP))
                        .manner(Manner.USUALLY),
                rule("poker.call.opener-raises-at-last", source("draw-poker.p37"))
                        .when(BET_MADE)
                        .needs(has(OPENER), atMost(IN, 1), Features.atLeast(Strength.TRIPS), has(BETTOR_IS_NOT_PAT))
                        .answers(say(RAISE)),
                rule("poker.call.opener-raises-no-pat-hand", source("draw-poker.p37"))
                        .when(BET_MADE)
                        .needs(
                                has(OPENER),
                                atMost(IN, 1),
                                Features.atLeast(Strength.TRIPS),
                                lessThan(Strength.STRAIGHT),
                                lacks(BETTOR_IS_NOT_PAT))
                        .answers(say(CALL)),
                rule("poker.call.check-behind-the-opener", source("jackpots.p01"))
                        .when(NO_BET)
                        .needs(has(CHECKED_TO), lessThan(Strength.TWO_PAIRS))
                        .answers(say(CHECK)));
    }

    private static List<Answering<TableView, String>> joker() {
        return List.of(
                rule("poker.call.joker.less-than-sevens", source("joker-poker.p05"))
                        .when(NO_BET)
                        .needs(atMost(IN, 1), lessThan(Strength.SEVENS))
                        .answers(say(CHECK)),
                rule(
                                "poker.call.joker.sevens",
                                source("joker-poker.p05")
                                        .withFigureFromPractice("the book calls less unwise, not this much wise")
                                        .meaning("one opponent", "players-in"))
                        .when(NO_BET)
                        .needs(atMost(IN, 1), Features.atLeast(Strength.SEVENS))
                        .answers(say(BET)));
    }

    private static List<Answering<TableView, String>> deuces() {
        return List.of(
                rule("poker.call.deuces.flush-or-full-house", source("freakpots.p09"))
                        .when(BET_MADE)
                        .needs(Features.atLeast(Strength.FLUSH), lessThan(Strength.FOURS))
                        .answers(say(CALL)),
                rule(
                                "poker.call.deuces.average",
                                source("freakpots.p01")
                                        .withFigureFromPractice(
                                                "the book gives the average hand, not what calls a bet"))
                        .when(BET_MADE)
                        .needs(Features.atLeast(Strength.THREE_ACES), lessThan(Strength.FLUSH))
                        .answers(say(CALL)),
                rule(
                                "poker.call.deuces.less",
                                source("freakpots.p01")
                                        .withFigureFromPractice(
                                                "the book gives the average hand, not what calls a bet"))
                        .when(BET_MADE)
                        .needs(lessThan(Strength.THREE_ACES))
                        .answers(say(DROP)));
    }

    /** What the book leaves open after the draw; the average winning hand is its only figure. */
    private static List<Answering<TableView, String>> averageCalls() {
        return List.of(
                rule(
                                "poker.call.rest.call",
                                source("draw-poker.p11", "draw-poker.p23")
                                        .withFigureFromPractice(
                                                "the average winning hand is taken as the least that calls"))
                        .when(BET_MADE)
                        .needs(Features.atLeast(Strength.JACKS_UP), lessThan(Strength.FULL_HOUSE))
                        .answers(say(CALL)),
                rule(
                                "poker.call.rest.drop",
                                source("draw-poker.p11", "draw-poker.p23")
                                        .withFigureFromPractice(
                                                "the average winning hand is taken as the least that calls"))
                        .when(BET_MADE)
                        .needs(lessThan(Strength.JACKS_UP))
                        .answers(say(DROP)));
    }

    /** What no book says of hands after the draw. */
    private static List<Answering<TableView, String>> rest() {
        return List.of(
                rule("poker.call.rest.raise", generalPractice("a full house raises a bet; the book names no hand here"))
                        .when(BET_MADE)
                        .needs(Features.atLeast(Strength.FULL_HOUSE))
                        .answers(say(RAISE)),
                rule(
                                "poker.call.rest.bet",
                                generalPractice("three of a kind or better bets; the book names no hand here"))
                        .when(NO_BET)
                        .needs(Features.atLeast(Strength.TRIPS))
                        .answers(say(BET)),
                rule(
                                "poker.call.rest.check",
                                generalPractice("less than three of a kind checks; the book names no hand here"))
                        .when(NO_BET)
                        .needs(lessThan(Strength.TRIPS))
                        .answers(say(CHECK)));
    }

    private static RuleBook<TableView, String> of1891() {
        return RuleBook.<TableView, String>named("Round Games with Cards")
                .then(rule("poker.call.1891.fours-raise", source("english-draw-poker.p13"))
                        .when(BET_MADE)
                        .needs(Features.atLeast(Strength.FOURS))
                        .answers(say(RAISE)))
                .then(rule("poker.call.1891.fours-bet", source("english-draw-poker.p13"))
                        .when(NO_BET)
                        .needs(Features.atLeast(Strength.FOURS))
                        .answers(say(BET)))
                .then(rule("poker.call.1891.sequence-waits", source("english-draw-poker.p11"))
                        .when(BET_MADE)
                        .needs(has(Features.SEQUENCE))
                        .answers(say(RAISE))
                        .manner(Manner.USUALLY))
                .then(rule("poker.call.1891.sequence-sees", source("english-draw-poker.p11"))
                        .when(BET_MADE)
                        .needs(has(Features.SEQUENCE))
                        .answers(say(CALL))
                        .manner(Manner.MAY))
                .then(rule(
                                "poker.call.1891.better-than-a-sequence",
                                generalPractice("the hints of 1891 do not speak of flushes and full hands"))
                        .when(BET_MADE)
                        .needs(Features.atLeast(Strength.STRAIGHT))
                        .answers(say(CALL)))
                .then(rule("poker.call.1891.triplets-see", source("english-draw-poker.p09"))
                        .when(BET_MADE)
                        .needs(Features.atLeast(Strength.TRIPS))
                        .answers(say(CALL))
                        .manner(Manner.USUALLY))
                .then(rule("poker.call.1891.passes-with-the-better-hand", source("english-draw-poker.p14"))
                        .when(BET_MADE)
                        .needs(Features.atLeast(Strength.TWO_PAIRS))
                        .answers(say(DROP))
                        .manner(Manner.MAY))
                .then(rule(
                                "poker.call.1891.marginal",
                                source("english-draw-poker.p14")
                                        .withFigureFromPractice("which hands are marginal is not said"))
                        .when(BET_MADE)
                        .needs(lessThan(Strength.TRIPS))
                        .answers(say(DROP)))
                .then(rule("poker.call.1891.bet", generalPractice("the hints of 1891 do not say what bets first"))
                        .when(NO_BET)
                        .needs(Features.atLeast(Strength.TRIPS))
                        .answers(say(BET)))
                .then(rule("poker.call.1891.check", generalPractice("the hints of 1891 do not say what checks"))
                        .when(NO_BET)
                        .needs(lessThan(Strength.TRIPS))
                        .answers(say(CHECK)))
                .book();
    }
}
