package kibitzer.conventions.whist;

import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.lacks;
import static kibitzer.advice.Preference.least;
import static kibitzer.advice.Preference.most;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.whist.WhistCardFeatures.ABOVE_THE_CARD_TURNED_UP;
import static kibitzer.conventions.whist.WhistCardFeatures.BEATS;
import static kibitzer.conventions.whist.WhistCardFeatures.CARDS;
import static kibitzer.conventions.whist.WhistCardFeatures.COMMAND;
import static kibitzer.conventions.whist.WhistCardFeatures.HEIGHT;
import static kibitzer.conventions.whist.WhistCardFeatures.KEPT;
import static kibitzer.conventions.whist.WhistCardFeatures.LAST_FOR_PARTNER;
import static kibitzer.conventions.whist.WhistCardFeatures.LENGTH;
import static kibitzer.conventions.whist.WhistCardFeatures.LOWEST;
import static kibitzer.conventions.whist.WhistCardFeatures.MASTER;
import static kibitzer.conventions.whist.WhistCardFeatures.ONLY_HIGH_TRUMPS_BESIDE;
import static kibitzer.conventions.whist.WhistCardFeatures.OVERTRUMPED;
import static kibitzer.conventions.whist.WhistCardFeatures.PLAIN;
import static kibitzer.conventions.whist.WhistCardFeatures.TRUMP;
import static kibitzer.conventions.whist.WhistCardFeatures.TURNED;
import static kibitzer.conventions.whist.WhistCardFeatures.TURN_UP;
import static kibitzer.conventions.whist.WhistFeatures.HIGH_TRUMPS;
import static kibitzer.conventions.whist.WhistFeatures.HOLDS_TURN_UP;
import static kibitzer.conventions.whist.WhistFeatures.LAST;
import static kibitzer.conventions.whist.WhistFeatures.LONG;
import static kibitzer.conventions.whist.WhistFeatures.ODD;
import static kibitzer.conventions.whist.WhistFeatures.PARTNERS_SUIT_SHORT;
import static kibitzer.conventions.whist.WhistFeatures.PARTNER_HEADS;
import static kibitzer.conventions.whist.WhistFeatures.PARTNER_SAFE;
import static kibitzer.conventions.whist.WhistFeatures.STRONG_SUIT;
import static kibitzer.conventions.whist.WhistFeatures.THIRTEENTH_LED;
import static kibitzer.conventions.whist.WhistFeatures.TRUMPS;

import kibitzer.advice.Manner;
import kibitzer.advice.RuleBook;
import kibitzer.cards.Card;

/**
 * What to play at whist without a card of the suit led: Bob Short's rules 13 to 16, 21, 27 and 28, and Hoyle's grammar.
 *
 * <p>The maxims say when to trump and with what. That a trick is left to partner whose card heads it is practice, so that a trump of the
 * kind they make is allowed there while the card can be beaten. Which small card to throw, beyond keeping one of partner's suit, they leave to the
 * player, and so is every other small one allowed.
 */
public final class WhistDiscards {
    private static final String OVERTRUMPED_BY_THE_TURN_UP = "a trump that the card turned up will beat";
    private static final String SMALLEST = "the smallest trump that takes the trick";

    public static final RuleBook<WhistView, Card> BOOK = RuleBook.<WhistView, Card>named("The maxims of whist")
            .then(rule(
                            "whist.discard.leave-partners-trick",
                            generalPractice("a trick that is partner's is not trumped"))
                    .when(has(PARTNER_SAFE))
                    .answers(PLAIN)
                    .each(lacks(KEPT), lacks(LAST_FOR_PARTNER))
                    .prefer(least(HEIGHT))
                    .why("The trick is your side's already, so no better card than need be is spent on it.")
                    .title("Leave partner's trick"))
            .then(rule("whist.discard.thirteenth-last", source("whist-maxims.p13"))
                    .when(has(THIRTEENTH_LED), has(LAST), lacks(PARTNER_HEADS))
                    .answers(TRUMP)
                    .each(has(BEATS))
                    .prefer(
                            least(OVERTRUMPED).becauseNot(OVERTRUMPED_BY_THE_TURN_UP),
                            least(HEIGHT).because(SMALLEST).namingOnly())
                    .why(
                            "Nobody plays after you, so the smallest trump that beats the table wins the trick for certain.")
                    .title("Trump a thirteenth card last"))
            .then(rule(
                            "whist.discard.thirteenth",
                            source("whist-maxims.p13", "whist-maxims.p14").leaving(KEPT.key()))
                    .when(has(THIRTEENTH_LED), lacks(LAST), atLeast(TRUMPS, 1))
                    .answers(PLAIN)
                    .each(lacks(KEPT), lacks(LAST_FOR_PARTNER))
                    .prefer(least(HEIGHT).inGeneral().because("the lowest"))
                    .manner(Manner.USUALLY)
                    .why("Your trump can win another trick, and somebody after you may trump this one too.")
                    .title("Do not trump a thirteenth card"))
            .then(
                    rule(
                                    "whist.discard.above-the-turn-up",
                                    generalPractice("no maxim says how high to trump before the dealer"))
                            .when(lacks(THIRTEENTH_LED), lacks(PARTNER_HEADS))
                            .answers(TRUMP)
                            .each(has(BEATS), has(ABOVE_THE_CARD_TURNED_UP))
                            .prefer(least(HEIGHT).because("the lowest above it"))
                            .manner(Manner.MAY)
                            .why(
                                    "The dealer plays after you and holds the trump turned up: if out of this suit, that beats a lower one."))
            .then(rule(
                            "whist.discard.make-small-trumps",
                            source("whist-maxims.p16", "whist-maxims.p34", "whist-maxims.p48")
                                    .withFigureFromPractice("a few are three or fewer, and small up to the eight")
                                    .meaning("a few", "trumps")
                                    .meaning("small trumps", "high-trumps")
                                    .leaving(PARTNER_HEADS.key()))
                    .needs(atMost(TRUMPS, LONG - 1), atMost(HIGH_TRUMPS, 0), lacks(PARTNER_HEADS))
                    .answers(TRUMP)
                    .each(has(BEATS))
                    .prefer(
                            least(TURNED).becauseNot("the card turned up"),
                            least(OVERTRUMPED).becauseNot(OVERTRUMPED_BY_THE_TURN_UP),
                            least(HEIGHT).because(SMALLEST).namingOnly())
                    .why("Small trumps win nothing once high ones are led, so they take tricks now.")
                    .title("Make small trumps"))
            .then(rule(
                            "whist.discard.odd-trick",
                            source("whist-maxims.p25", "whist-maxims.p21", "whist-maxims.p28", "whist-maxims.p27")
                                    .leaving(PARTNER_HEADS.key()))
                    .when(has(ODD))
                    .needs(lacks(PARTNER_HEADS))
                    .answers(TRUMP)
                    .each(has(BEATS))
                    .prefer(
                            least(TURNED).becauseNot("the card turned up"),
                            least(OVERTRUMPED).becauseNot(OVERTRUMPED_BY_THE_TURN_UP),
                            least(HEIGHT).because(SMALLEST).namingOnly())
                    .why("A trump may win this trick now, and the hand turns on one; a discard wins nothing.")
                    .title("Trump for the odd trick"))
            .then(rule(
                            "whist.discard.strong-in-trumps",
                            source("whist-maxims.p15", "whist-maxims.p14", "whist-maxims.p35")
                                    .leaving(KEPT.key())
                                    .withFigureFromPractice(WhistLeads.STRONG)
                                    .meaning("a hand strong in trumps", "trumps"))
                    .when(lacks(LAST), lacks(PARTNER_HEADS))
                    .needs(atLeast(TRUMPS, LONG), has(STRONG_SUIT))
                    .answers(PLAIN)
                    .each(lacks(KEPT), lacks(LAST_FOR_PARTNER))
                    .prefer(least(HEIGHT).inGeneral().because("the lowest"))
                    .manner(Manner.USUALLY)
                    .whyByBook(
                            "With many trumps be careful of ruffing, above all where they are to bring in a strong suit.",
                            "whist-maxims.p15")
                    .title("Do not trump when strong in trumps"))
            .then(rule(
                            "whist.discard.cautious",
                            source("whist-maxims.p15", "whist-maxims.p14", "whist-maxims.p35")
                                    .leaving(KEPT.key())
                                    .withFigureFromPractice(WhistLeads.STRONG))
                    .when(lacks(LAST), lacks(PARTNER_HEADS), atLeast(TRUMPS, LONG))
                    .answers(PLAIN)
                    .each(lacks(KEPT), lacks(LAST_FOR_PARTNER))
                    .manner(Manner.MAY)
                    .why("Long trumps may be worth more in drawing those of the others than in ruffing.")
                    .title("Cautious in trumping when strong in trumps"))
            .then(rule("whist.discard.spare-the-high-trump", source("whist-maxims.p28", "whist-maxims.p29"))
                    .when(has(HOLDS_TURN_UP), lacks(PARTNER_HEADS))
                    .answers(TRUMP)
                    .each(has(BEATS), has(TURN_UP), has(ONLY_HIGH_TRUMPS_BESIDE))
                    .manner(Manner.MAY)
                    .whyByBook("A high trump is kept as long as it can be.", "whist-maxims.p28"))
            .then(rule(
                            "whist.discard.hold-the-turn-up",
                            source("whist-maxims.p27", "whist-maxims.p28", "whist-maxims.p29"))
                    .when(has(HOLDS_TURN_UP), lacks(PARTNER_HEADS))
                    .answers(TRUMP)
                    .each(has(BEATS), lacks(TURN_UP))
                    .prefer(
                            least(OVERTRUMPED).becauseNot(OVERTRUMPED_BY_THE_TURN_UP),
                            least(HEIGHT).because(SMALLEST).namingOnly())
                    .whyByBook(
                            "In doubt win the trick, but not with the card turned up.",
                            "whist-maxims.p29",
                            "whist-maxims.p27")
                    .title("Hold the card turned up"))
            .then(rule("whist.discard.trump-low", source("whist-maxims.p29", "whist-maxims.p28"))
                    .when(lacks(PARTNER_HEADS))
                    .answers(TRUMP)
                    .each(has(BEATS))
                    .prefer(
                            least(OVERTRUMPED).becauseNot(OVERTRUMPED_BY_THE_TURN_UP),
                            least(HEIGHT).because(SMALLEST).namingOnly())
                    .why("In doubt a trick is taken, with no dearer trump than it needs."))
            .then(rule("whist.discard.show-command", source("whist-maxims.p53"))
                    .answers(PLAIN)
                    .each(has(MASTER), has(COMMAND))
                    .manner(Manner.MAY)
                    .whyByBook("Throwing the best card tells partner that the whole suit is yours to command."))
            .then(rule(
                            "whist.discard.keep-partners-suit",
                            source("whist-maxims.p14").leaving(KEPT.key()))
                    .when(has(PARTNERS_SUIT_SHORT))
                    .answers(PLAIN)
                    .each(lacks(LAST_FOR_PARTNER), lacks(KEPT))
                    .prefer(least(HEIGHT).inGeneral().because("the lowest"))
                    .whyByBook("A card of partner's suit is kept, so that you can lead it back to them.")
                    .title("Keep partner's suit"))
            .then(rule("whist.discard.throw", generalPractice("a small card that is not missed is thrown"))
                    .answers(PLAIN)
                    .each(lacks(KEPT))
                    .prefer(least(HEIGHT), most(LENGTH))
                    .why("{It} could win nothing later, so the suits worth keeping stay whole.")
                    .title("Throw a small card"))
            .then(rule("whist.discard.what-is-left", generalPractice("where nothing else is left, the lowest card"))
                    .answers(CARDS)
                    .each(has(LOWEST))
                    .prefer(least(HEIGHT))
                    .why("With nothing small to spare, the lowest card is the cheapest to lose."))
            .book();

    private WhistDiscards() {}
}
