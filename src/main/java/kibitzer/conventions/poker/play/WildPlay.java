package kibitzer.conventions.poker.play;

import static kibitzer.advice.Needs.all;
import static kibitzer.advice.Needs.any;
import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.lacks;
import static kibitzer.advice.Needs.not;
import static kibitzer.advice.Needs.notLessThan;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.poker.play.DrawFeatures.PAIR_BESIDE;
import static kibitzer.conventions.poker.play.Features.ACE;
import static kibitzer.conventions.poker.play.Features.AGAINST_FILLING;
import static kibitzer.conventions.poker.play.Features.DRAWS;
import static kibitzer.conventions.poker.play.Features.OFFERED;
import static kibitzer.conventions.poker.play.Features.OPENER;
import static kibitzer.conventions.poker.play.Features.OPPONENTS;
import static kibitzer.conventions.poker.play.Features.POT_TOLD;
import static kibitzer.conventions.poker.play.Features.RAISES;
import static kibitzer.conventions.poker.play.Features.WILD_CARD;
import static kibitzer.conventions.poker.play.Features.atLeast;
import static kibitzer.conventions.poker.play.Features.exactly;
import static kibitzer.conventions.poker.play.Features.lessThan;
import static kibitzer.conventions.poker.play.Standards.NEXT_TO_THE_OPENER;
import static kibitzer.conventions.poker.play.Standards.RAISED;
import static kibitzer.conventions.poker.play.Standards.UNRAISED;
import static kibitzer.conventions.poker.play.Words.CALL;
import static kibitzer.conventions.poker.play.Words.DROP;
import static kibitzer.conventions.poker.play.Words.RAISE;
import static kibitzer.conventions.poker.play.Words.STAY;
import static kibitzer.conventions.poker.play.Words.say;

import java.util.List;
import kibitzer.advice.Manner;
import kibitzer.advice.Need;
import kibitzer.advice.RuleBuilder.Answering;
import kibitzer.advice.Why;

/** Staying and raising where a bug, a joker or the deuces are wild (Culbertson pp. 101-102). */
final class WildPlay {
    /** A draw that the pot pays for is judged as a draw, whatever pair stands beside it. */
    private static final Need<TableView> PAID_DRAW =
            all(has(DRAWS), has(POT_TOLD), notLessThan(OFFERED, AGAINST_FILLING));

    static final Why BEHIND_WITH_A_BUG = Why.book(
            "Somebody has raised, which with the bug takes more than it does without, so this hand starts behind.",
            "poker-with-the-bug.p01");

    static final Why BEHIND_WITH_A_JOKER = Why.book(
            "Somebody has raised, and where the joker is wild three of a kind is what wins on average.",
            "joker-poker.p01");

    private WildPlay() {}

    static List<Answering<TableView, String>> bugStays() {
        return List.of(
                rule("poker.stay.bug.less-than-aces", source("poker-with-the-bug.p02", "poker-with-the-bug.p01"))
                        .when(not(PAID_DRAW))
                        .needs(atLeast(Strength.ANY_PAIR), lessThan(Strength.ACES))
                        .answers(say(DROP))
                        .manner(Manner.USUALLY)
                        .whyByBook(
                                "The bug makes good hands more frequent, so a pair below aces is too often beaten.",
                                "poker-with-the-bug.p01")
                        .title("With the bug: less than aces"),
                rule("poker.stay.bug.aces", source("poker-with-the-bug.p02"))
                        .when(any(
                                lacks(DRAWS), all(not(PAID_DRAW), atLeast(Strength.ANY_PAIR)), atLeast(Strength.ACES)))
                        .needs(atLeast(Strength.ACES), lessThan(Strength.TWO_PAIRS), UNRAISED)
                        .answers(say(STAY))
                        .why("Aces are as good as most hands that open when the bug is in the pack.")
                        .title("With the bug: aces"));
    }

    /** What is worth a raise (p. 101), the joker and three in suit or sequence, is worth a play against one. */
    static List<Answering<TableView, String>> jokerStays() {
        return List.of(
                rule("poker.stay.joker.raised-without-pair-or-ace", source("joker-poker.p02", "joker-poker.p03"))
                        .when(has(WILD_CARD))
                        .needs(RAISED, lacks(PAIR_BESIDE), lacks(ACE), lacks(DRAWS), lessThan(Strength.TWO_PAIRS))
                        .answers(say(DROP))
                        .whyByBook("In a raised pot the joker without a pair or an ace is not worth playing."),
                rule("poker.stay.joker", source("joker-poker.p02"))
                        .when(has(WILD_CARD))
                        .needs(has(WILD_CARD))
                        .answers(say(STAY))
                        .why("The joker helps whatever is drawn, so the hand is nearly always worth playing.")
                        .title("The joker stays"));
    }

    /** Without the joker, where the average winning hand is three of a kind. */
    static List<Answering<TableView, String>> jokerRest() {
        return List.of(
                rule("poker.stay.joker-poker.average", source("joker-poker.p01", "poker.p01"))
                        .when(atLeast(Strength.TRIPS))
                        .needs(atLeast(Strength.TRIPS))
                        .answers(say(STAY))
                        .whyByBook("Where the joker is wild, three of a kind is what wins on average.")
                        .title("Joker wild: the average winner"),
                rule("poker.stay.joker-poker.less", source("joker-poker.p01", "poker.p01"))
                        .needs(lacks(WILD_CARD), lessThan(Strength.TRIPS))
                        .answers(say(DROP))
                        .whyByBook(
                                "Where the joker is wild, less than three of a kind is below the average winning hand.")
                        .title("Joker wild: less than the average winner"));
    }

    static List<Answering<TableView, String>> deucesStays() {
        return List.of(
                rule("poker.stay.deuces.a-deuce", source("freakpots.p02"))
                        .when(has(WILD_CARD))
                        .needs(has(WILD_CARD))
                        .answers(say(STAY))
                        .manner(Manner.USUALLY)
                        .why("A wild card improves every draw, and most winning hands hold one.")
                        .title("Deuces wild: a deuce"),
                rule("poker.stay.deuces.aces-against-one", source("freakpots.p03"))
                        .when(lacks(WILD_CARD), atMost(OPPONENTS, 1), atLeast(Strength.ANY_PAIR))
                        .needs(
                                lacks(WILD_CARD),
                                atLeast(Strength.ACES),
                                lessThan(Strength.TWO_PAIRS),
                                atMost(OPPONENTS, 1))
                        .answers(say(STAY))
                        .manner(Manner.MAY)
                        .why("Against one opponent a pair of aces is still often the best hand."),
                rule("poker.stay.deuces.pairs-without-a-deuce", source("freakpots.p03"))
                        .when(lessThan(Strength.TRIPS))
                        .needs(lacks(WILD_CARD), atLeast(Strength.ANY_PAIR), lessThan(Strength.TRIPS))
                        .answers(say(DROP))
                        .whyByBook(
                                "Three of a kind is the average hand here, and a pair without a deuce seldom makes it.",
                                "freakpots.p01",
                                "freakpots.p03"),
                // P. 102 asks a deuce "in most cases"; from three aces on, which win every other pot, this is no such
                // case.
                rule("poker.stay.deuces.without-a-deuce", source("freakpots.p02"))
                        .when(lacks(WILD_CARD), atLeast(Strength.TRIPS), lessThan(Strength.THREE_ACES))
                        .needs(lacks(WILD_CARD))
                        .answers(say(DROP))
                        .manner(Manner.MAY)
                        .whyByBook("To stay takes a deuce in most cases, and there is none in the hand."),
                rule(
                                "poker.stay.deuces.average",
                                source("freakpots.p01", "poker.p01").reckoning("hand"))
                        .when(lacks(WILD_CARD), atLeast(Strength.TRIPS))
                        .needs(atLeast(Strength.TRIPS))
                        .answers(say(STAY))
                        .whyByBook(
                                "Three of a kind is the average hand after the draw, and this one is as good already.")
                        .title("Deuces wild: the average winner"),
                rule("poker.stay.deuces.nothing", source("freakpots.p02", "poker.p01"))
                        .when(lessThan(Strength.TRIPS))
                        .needs(lacks(WILD_CARD), lessThan(Strength.ANY_PAIR))
                        .answers(say(DROP))
                        .whyByBook(
                                "To stay takes a deuce in most cases, for three of a kind is the average hand.",
                                "freakpots.p02",
                                "freakpots.p01")
                        .title("Deuces wild: nothing"),
                rule("poker.stay.deuces.alone", source("freakpots.p08"))
                        .when(has(WILD_CARD))
                        .needs(has(WILD_CARD), lessThan(Strength.TRIPS), RAISED)
                        .answers(say(DROP))
                        .manner(Manner.MAY)
                        .whyByBook(
                                "Good hands come easily with wild cards, so a raise asks for more than a deuce alone.")
                        .title("Deuces wild: a deuce alone"));
    }

    static List<Answering<TableView, String>> bugRaises() {
        return List.of(
                rule("poker.raise.bug.low-straight", source("poker-with-the-bug.p04"))
                        .needs(NEXT_TO_THE_OPENER, UNRAISED, has(Features.SEQUENCE))
                        .answers(say(RAISE))
                        .manner(Manner.USUALLY)
                        .why("A low straight can be drawn past, so those who want to try should pay or leave."),
                rule("poker.raise.bug.straight-sandbagged", source("poker-with-the-bug.p05"))
                        .needs(NEXT_TO_THE_OPENER, UNRAISED, has(Features.SEQUENCE))
                        .answers(say(CALL))
                        .manner(Manner.MAY)
                        .whyByBook("Three aces would usually win, so a straight is safe enough to let others come in."),
                rule("poker.raise.bug.queens-up", source("poker-with-the-bug.p03"))
                        .needs(NEXT_TO_THE_OPENER, UNRAISED, atLeast(Strength.QUEENS_UP), lessThan(Strength.TRIPS))
                        .answers(say(RAISE))
                        .whyByBook(
                                "Two pairs usually beat one or two opponents but lose to more, so the raise keeps others out.",
                                "draw-poker.p31"),
                // That it takes nines up is from p. 100, where they raise in a game of low limit.
                rule(
                                "poker.raise.bug.less-than-queens-up",
                                source("poker-with-the-bug.p03", "poker-with-the-bug.p01", "draw-poker.p33")
                                        .reckoning("hand"))
                        .when(atLeast(Strength.TWO_PAIRS))
                        .needs(NEXT_TO_THE_OPENER, UNRAISED, atLeast(Strength.NINES_UP), lessThan(Strength.QUEENS_UP))
                        .answers(say(CALL))
                        .manner(Manner.USUALLY)
                        .whyByBook(
                                "Two pairs are worth a call, but with the bug about, less than queens up is seldom worth an early raise.",
                                "poker-with-the-bug.p01"),
                rule("poker.raise.bug.less-than-aces", source("poker-with-the-bug.p02", "poker-with-the-bug.p01"))
                        .needs(atLeast(Strength.ANY_PAIR), lessThan(Strength.ACES), lacks(DRAWS))
                        .answers(say(DROP))
                        .manner(Manner.USUALLY)
                        .whyByBook(
                                "The bug makes good hands more frequent, so a pair below aces is too often beaten.",
                                "poker-with-the-bug.p01"));
    }

    /** Without the joker, where another has not raised; what two pairs or a high pair may do yet, the page leaves open. */
    static List<Answering<TableView, String>> jokerRaisesRest() {
        return List.of(rule("poker.raise.joker-poker.less", source("joker-poker.p01", "poker.p01"))
                .when(lacks(WILD_CARD), UNRAISED)
                .needs(lacks(WILD_CARD), lessThan(Strength.TRIPS))
                .answers(say(DROP))
                .manner(Manner.USUALLY)
                .whyByBook("Where the joker is wild, less than three of a kind is below the average winning hand.")
                .title("Joker wild: less than the average winner"));
    }

    static List<Answering<TableView, String>> jokerRaises() {
        return List.of(
                // P. 101 calls it worth a raise and names no raise before it; p. 100 asks more of one who spoke
                // already.
                rule("poker.raise.joker.over-a-raise", source("joker-poker.p03"))
                        .when(has(WILD_CARD), exactly(RAISES, 1), lacks(OPENER), lessThan(Strength.THREE_JACKS))
                        .needs(any(has(PAIR_BESIDE), has(DRAWS)))
                        .answers(say(RAISE))
                        .manner(Manner.MAY)
                        .whyByBook("Such a hand is worth a raise where the joker is wild."),
                rule("poker.raise.joker.raised", source("joker-poker.p02", "draw-poker.p35", "draw-poker.p38"))
                        .when(has(WILD_CARD), RAISED)
                        .needs(has(PAIR_BESIDE), lessThan(Strength.THREE_JACKS))
                        .answers(say(CALL))
                        .whyByBook(
                                "The joker is nearly always worth a play, but a raise on top of another takes three jacks at least.",
                                "joker-poker.p02",
                                "draw-poker.p35")
                        .title("The joker in a raised pot"),
                // Three together without pair or ace: p. 101 bars the joker alone, and counts these worth a raise.
                rule("poker.raise.joker.raised-three-together", source("joker-poker.p02", "joker-poker.p03"))
                        .when(has(WILD_CARD), RAISED, has(DRAWS))
                        .needs(has(DRAWS), lessThan(Strength.THREE_JACKS))
                        .answers(say(CALL))
                        .manner(Manner.USUALLY)
                        .whyByBook(
                                "So many cards fill it that it is worth a play, but a raise on top of another takes three jacks at least.",
                                "joker-poker.p04",
                                "draw-poker.p35"),
                rule("poker.raise.joker.with-a-pair", source("joker-poker.p03"))
                        .when(has(WILD_CARD), UNRAISED)
                        .needs(has(PAIR_BESIDE))
                        .answers(say(RAISE))
                        .whyByBook(
                                "Joker and pair are three of a kind already, the average winning hand here.",
                                "joker-poker.p01")
                        .title("Joker and a pair"),
                rule("poker.raise.joker.three-together", source("joker-poker.p03", "joker-poker.p04"))
                        .when(UNRAISED, has(WILD_CARD))
                        .needs(has(WILD_CARD), has(DRAWS))
                        .answers(say(RAISE))
                        .whyByBook(
                                "Ten or more cards make a straight or flush and nine more make three of a kind, enough "
                                        + "for most pots.")
                        .title("Joker and three together"),
                rule("poker.raise.joker.raised-without-pair-or-ace", source("joker-poker.p02"))
                        .when(has(WILD_CARD))
                        .needs(lacks(PAIR_BESIDE), lacks(ACE), RAISED, lessThan(Strength.TWO_PAIRS))
                        .answers(say(DROP))
                        .whyByBook("In a raised pot the joker without a pair or an ace is not worth playing."),
                rule("poker.raise.joker.alone", source("joker-poker.p02"))
                        .needs(has(WILD_CARD), any(UNRAISED, has(ACE)), lessThan(Strength.TRIPS))
                        .answers(say(CALL))
                        .why("The joker helps whatever is drawn, so it is worth the price but not yet a raise.")
                        .title("The joker alone"));
    }
}
