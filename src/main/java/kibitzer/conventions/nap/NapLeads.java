package kibitzer.conventions.nap;

import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Preference.most;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.nap.NapPlayFeatures.AS_GOOD_AS_THE_HIGHEST;
import static kibitzer.conventions.nap.NapPlayFeatures.A_TRUMP;
import static kibitzer.conventions.nap.NapPlayFeatures.CARDS;
import static kibitzer.conventions.nap.NapPlayFeatures.LONGEST_SUIT;
import static kibitzer.conventions.nap.NapPlayFeatures.MAKES_TRUMPS;
import static kibitzer.conventions.nap.NapPlayFeatures.OTHERS;
import static kibitzer.conventions.nap.NapPlayFeatures.PERFECT;
import static kibitzer.conventions.nap.NapPlayFeatures.RANK;

import kibitzer.advice.RuleBook;
import kibitzer.cards.Card;

/**
 * What the caller leads at nap (Round Games with Cards, pp. 6 and 10).
 *
 * <p>The book plays one hand only, three high trumps beside two aces; what else to lead it leaves to the player.
 */
public final class NapLeads {
    public static final RuleBook<NapTurn, Card> BOOK = RuleBook.<NapTurn, Card>named("Round Games on the lead at nap")
            .then(rule(
                            "nap.lead.trumps-before-aces",
                            source("nap.p06")
                                    .onPage(6)
                                    .reckoning("as-good-as-the-highest")
                                    .takenOver(
                                            "the book tells it of three high trumps; once nap is called it holds of any"))
                    .when(has(PERFECT))
                    .needs(atMost(OTHERS, 0))
                    .answers(CARDS)
                    .each(has(A_TRUMP), has(AS_GOOD_AS_THE_HIGHEST))
                    .prefer(most(RANK).inGeneral().because("the highest of them"))
                    .whyByBook("Once no trump is out against you, the two aces cannot be beaten.")
                    .title("Trumps before aces"))
            .then(rule(
                            "nap.lead.makes-trumps",
                            source("nap")
                                    .onPage(10)
                                    .withFigureFromPractice(
                                            "which suit is general practice: the longest, headed by its best")
                                    .leaving("longest-suit"))
                    .when(has(MAKES_TRUMPS))
                    .answers(CARDS)
                    .each(has(LONGEST_SUIT))
                    .prefer(most(RANK).inGeneral().because("the highest of them"))
                    .why(
                            "The suit of your first card is trumps for the deal, and length in it is what the call rests on.")
                    .title("The first lead makes trumps"))
            .then(rule("nap.lead.draw-trumps", generalPractice("while you have trumps, you lead the highest"))
                    .answers(CARDS)
                    .each(has(A_TRUMP))
                    .prefer(most(RANK))
                    .why("Each trump led takes one from every hand that could trump your other cards."))
            .then(rule("nap.lead.highest", generalPractice("out of trumps, you lead your highest card"))
                    .answers(CARDS)
                    .prefer(most(RANK))
                    .why("A high card may win by itself when the trumps are gone."))
            .book();

    private NapLeads() {}
}
