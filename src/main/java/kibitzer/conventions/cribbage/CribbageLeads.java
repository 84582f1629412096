package kibitzer.conventions.cribbage;

import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Preference.least;
import static kibitzer.advice.Preference.most;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.cribbage.PegFeatures.ANY_CARD;
import static kibitzer.conventions.cribbage.PegFeatures.FIVE;
import static kibitzer.conventions.cribbage.PegFeatures.FOUR;
import static kibitzer.conventions.cribbage.PegFeatures.INTERMEDIATE;
import static kibitzer.conventions.cribbage.PegFeatures.INTERMEDIATES;
import static kibitzer.conventions.cribbage.PegFeatures.LOW;
import static kibitzer.conventions.cribbage.PegFeatures.PIPS;
import static kibitzer.conventions.cribbage.PegFeatures.REPLIES;
import static kibitzer.conventions.cribbage.PegFeatures.TENTH;
import static kibitzer.conventions.cribbage.PegFeatures.TENTH_CARDS;

import kibitzer.advice.Manner;
import kibitzer.advice.RuleBook;
import kibitzer.games.cribbage.PegPlay;

/**
 * What the non-dealer leads (p. 256-257): the safest card first, then those the book calls desirable and good, then those it
 * calls dangerous, then the bad ones, and the worst last.
 */
public final class CribbageLeads {
    private static final int TWO = 2;

    public static final RuleBook<PegView, PegPlay> BOOK = RuleBook.<PegView, PegPlay>named("Culbertson on cribbage")
            // The safest, says the book, and of others that they are desirable: these are allowed beside it.
            .then(rule("cribbage.lead.four", source("cribbage.p07"))
                    .answers(ANY_CARD)
                    .each(has(FOUR))
                    .manner(Manner.USUALLY)
                    .whyByBook("No card of the opponent's can bring the count to fifteen on it, nor past it.")
                    .title("Lead a four"))
            .thenEqually(
                    rule("cribbage.lead.from-two-tenth-cards", source("cribbage.p11"))
                            .needs(atLeast(TENTH_CARDS, TWO))
                            .answers(ANY_CARD)
                            .each(has(TENTH))
                            .whyByBook(
                                    "If the opponent pairs it or plays high, the second tenth card often wins you the go."),
                    rule(
                                    "cribbage.lead.backed-intermediate",
                                    source("cribbage.p10")
                                            .withFigureFromPractice("one more card from six to nine backs it up")
                                            .meaning("other intermediates to back them", "intermediate-cards"))
                            .needs(atLeast(INTERMEDIATES, TWO))
                            .answers(ANY_CARD)
                            .each(has(INTERMEDIATE))
                            .prefer(least(REPLIES).inGeneral())
                            .why("Should the opponent make fifteen on it, you have something near to go on with.")
                            .title("A middling card with another to back it"))
            .thenEqually(
                    rule("cribbage.lead.tenth-card", source("cribbage.p11"))
                            .answers(ANY_CARD)
                            .each(has(TENTH))
                            .whyByBook(
                                    "{It} keeps the low cards for later, when they still fit below thirty-one.",
                                    "cribbage.p09")
                            .title("A tenth card"),
                    rule("cribbage.lead.intermediate", source("cribbage.p10"))
                            .answers(ANY_CARD)
                            .each(has(INTERMEDIATE))
                            .why("{It} keeps the low cards for later, and only one rank makes fifteen with it.")
                            .title("A middling card"))
            .then(rule("cribbage.lead.low-card", source("cribbage.p09", "cribbage.p08"))
                    .answers(ANY_CARD)
                    .each(has(LOW))
                    .prefer(most(PIPS).inGeneral())
                    .why("No card makes fifteen on it, though late it would serve better.")
                    .title("A low card"))
            .then(rule("cribbage.lead.five", source("cribbage.p08"))
                    .answers(ANY_CARD)
                    .each(has(FIVE))
                    .why("{It} is led only for want of another: all sixteen tenth cards make fifteen with it.")
                    .title("A five last of all"))
            .book();

    private CribbageLeads() {}
}
