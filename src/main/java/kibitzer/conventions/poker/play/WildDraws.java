package kibitzer.conventions.poker.play;

import static kibitzer.advice.Needs.any;
import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.lacks;
import static kibitzer.advice.Preference.most;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.poker.play.DrawFeatures.LONE_ACE;
import static kibitzer.conventions.poker.play.DrawFeatures.PAIR_BESIDE;
import static kibitzer.conventions.poker.play.DrawFeatures.SUITED_FACE;
import static kibitzer.conventions.poker.play.DrawFeatures.TO_A_ROYAL;
import static kibitzer.conventions.poker.play.DrawFeatures.TWO_ACES;
import static kibitzer.conventions.poker.play.Draws.held;
import static kibitzer.conventions.poker.play.Draws.is;
import static kibitzer.conventions.poker.play.Features.DRAWS;
import static kibitzer.conventions.poker.play.Features.FOUR_TO_A_STRAIGHT_FLUSH;
import static kibitzer.conventions.poker.play.Features.LONE_WILD_CARD;
import static kibitzer.conventions.poker.play.Features.RAISES;
import static kibitzer.conventions.poker.play.Features.WILD_CARD;
import static kibitzer.conventions.poker.play.Features.lessThan;

import java.util.List;
import kibitzer.advice.Manner;
import kibitzer.advice.RuleBuilder.Answering;
import kibitzer.cards.CardSet;

/** Draws to a bug, a joker or a deuce (Culbertson pp. 101-105); what they leave open is drawn as without wild cards. */
final class WildDraws {
    static final String BUG_AND_ACE = "poker.draw.bug-and-ace";

    private static final int SEVERAL = 3;

    private WildDraws() {}

    static List<Answering<TableView, CardSet>> bug() {
        return List.of(
                rule("poker.draw.bug-and-two-pairs", source("poker-with-the-bug.p11"))
                        .when(is("two pairs"))
                        .needs(held("two pairs"), has(WILD_CARD))
                        .answers(Discards.ALL_BESIDE)
                        .manner(Manner.USUALLY)
                        .why("Two pairs are kept whole, and any card that matches one of them makes a full house."),
                rule("poker.draw.bug-and-a-pair", source("poker-with-the-bug.p12"))
                        .when(is("pair"))
                        .needs(held("pair"), has(WILD_CARD), has(PAIR_BESIDE), lacks(FOUR_TO_A_STRAIGHT_FLUSH))
                        .answers(Discards.ALL_BUT_WILD_CARDS_AND_PAIR)
                        .manner(Manner.USUALLY)
                        .why("The bug counts as an ace, so an ace drawn makes two high pairs, and a third of the pair "
                                + "still helps."),
                rule("poker.draw.bug-and-three-of-a-suit", source("poker-with-the-bug.p08"))
                        .when(is("pair", "no pair"))
                        .needs(
                                has(WILD_CARD),
                                lacks(PAIR_BESIDE),
                                any(has(Features.FOUR_FLUSH), has(FOUR_TO_A_STRAIGHT_FLUSH)))
                        .answers(Discards.ALL_BUT_FOUR)
                        .whyByBook("With the bug ten cards of forty-eight fill the flush, slightly more than usual."),
                rule("poker.draw.bug-ace-and-suited-face", source("poker-with-the-bug.p07", "poker-with-the-bug.p10"))
                        .when(is("pair"))
                        .needs(held("pair"), has(WILD_CARD), has(LONE_ACE), lacks(PAIR_BESIDE), has(SUITED_FACE))
                        .answers(Discards.ALL_BUT_BUG_ACE_AND_SUITED_FACE)
                        .why("The face card adds chances of a straight or flush to those of a third ace."),
                rule(BUG_AND_ACE, source("poker-with-the-bug.p07", "poker-with-the-bug.p09"))
                        .when(is("pair"))
                        .needs(held("pair"), has(WILD_CARD), has(LONE_ACE), lacks(PAIR_BESIDE))
                        .answers(Discards.ALL_BUT_WILD_CARDS_AND_ACES)
                        .why(
                                "Bug and ace are a pair of aces already, and three new cards give it most chances to improve."));
    }

    static List<Answering<TableView, CardSet>> joker() {
        return List.of(
                rule("poker.draw.joker-and-three-together", source("joker-poker.p04", "joker-poker.p03"))
                        .when(is("pair"))
                        .needs(held("pair"), has(WILD_CARD), has(DRAWS))
                        .answers(Discards.ALL_BUT_FOUR)
                        .prefer(most(Discards.STRAIGHT_MADE).inGeneral().because("the higher straight"))
                        .whyByBook(
                                "Ten or more cards fill a straight or flush, and nine others still make three of a kind."),
                rule(
                                "poker.draw.joker-alone",
                                generalPractice("the joker is kept with the card it makes the highest pair of"))
                        .when(is("pair"))
                        .needs(held("pair"), has(WILD_CARD))
                        .answers(Discards.ALL_BESIDE)
                        .why("A pair made with the highest card is the best start for a draw of three."));
    }

    static List<Answering<TableView, CardSet>> deuces() {
        return List.of(
                rule(
                                "poker.draw.aces-against-several-raises",
                                source("freakpots.p06")
                                        .withFigureFromPractice("several raises are taken to be three or more")
                                        .meaning("several raises", "raises"))
                        .when(is("three of a kind"))
                        .needs(
                                held("three of a kind"),
                                has(LONE_WILD_CARD),
                                has(TWO_ACES),
                                atLeast(RAISES, SEVERAL),
                                has(TO_A_ROYAL))
                        .answers(Discards.ALL_BUT_FOUR)
                        .why(
                                "Several raises show that three aces will hardly win, so the draw aims at a hand that does."),
                rule("poker.draw.two-aces-and-a-deuce", source("freakpots.p04", "freakpots.p06"))
                        .when(is("three of a kind"))
                        .needs(held("three of a kind"), has(LONE_WILD_CARD), has(TWO_ACES))
                        .answers(Discards.ALL_BESIDE)
                        .whyByBook("Three aces may win as they are, while the straight flush is mostly missed."),
                rule("poker.draw.straight-flush-before-a-low-pair", source("freakpots.p05", "freakpots.p07"))
                        .when(is("three of a kind"))
                        .needs(
                                held("three of a kind"),
                                has(LONE_WILD_CARD),
                                has(PAIR_BESIDE),
                                lessThan(Strength.THREE_JACKS),
                                has(FOUR_TO_A_STRAIGHT_FLUSH))
                        .answers(Discards.ALL_BUT_FOUR)
                        .why("Three of a low rank seldom win with deuces wild, and the straight flush would."),
                rule("poker.draw.deuce-and-a-straight-flush-draw", source("freakpots.p05", "freakpots.p07"))
                        .when(is("pair"))
                        .needs(held("pair"), has(LONE_WILD_CARD), has(FOUR_TO_A_STRAIGHT_FLUSH))
                        .answers(Discards.ALL_BUT_FOUR)
                        .why(
                                "One card may fill a straight flush, a flush or a straight, which win where a pair does not."),
                rule(
                                "poker.draw.deuce-alone",
                                generalPractice("a deuce is kept with the card it makes the highest pair of"))
                        .when(is("pair"))
                        .needs(held("pair"), has(WILD_CARD))
                        .answers(Discards.ALL_BESIDE)
                        .why("The higher the card it pairs with, the higher the pair to start the draw from."));
    }
}
