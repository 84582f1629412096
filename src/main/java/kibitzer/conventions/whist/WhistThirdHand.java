package kibitzer.conventions.whist;

import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.lacks;
import static kibitzer.advice.Preference.least;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.whist.WhistCardFeatures.BEATS;
import static kibitzer.conventions.whist.WhistCardFeatures.CARDS;
import static kibitzer.conventions.whist.WhistCardFeatures.HEIGHT;
import static kibitzer.conventions.whist.WhistCardFeatures.LOWEST;
import static kibitzer.conventions.whist.WhistCardFeatures.LOW_OF_TOP;
import static kibitzer.conventions.whist.WhistCardFeatures.OF_THE_TOP;
import static kibitzer.conventions.whist.WhistCardFeatures.SECOND_RUN;
import static kibitzer.conventions.whist.WhistCardFeatures.SURE;
import static kibitzer.conventions.whist.WhistCardFeatures.is;
import static kibitzer.conventions.whist.WhistFeatures.KING_OUT;
import static kibitzer.conventions.whist.WhistFeatures.LED_LOW;
import static kibitzer.conventions.whist.WhistFeatures.LONG;
import static kibitzer.conventions.whist.WhistFeatures.ODD;
import static kibitzer.conventions.whist.WhistFeatures.PARTNER_HEADS;
import static kibitzer.conventions.whist.WhistFeatures.RUFFED;
import static kibitzer.conventions.whist.WhistFeatures.TRUMPS;
import static kibitzer.conventions.whist.WhistFeatures.TRUMP_LED;
import static kibitzer.conventions.whist.WhistFeatures.below;
import static kibitzer.conventions.whist.WhistFeatures.holding;
import static kibitzer.conventions.whist.WhistFeatures.trumpDealt;
import static kibitzer.conventions.whist.WhistFeatures.turnedOnRight;

import kibitzer.advice.Manner;
import kibitzer.advice.RuleBook;
import kibitzer.cards.Card;
import kibitzer.cards.Rank;

/** What third hand plays at whist who can follow: Bob Short's rules 21, 22 and 24, and Hoyle's grammar. */
public final class WhistThirdHand {
    public static final RuleBook<WhistView, Card> BOOK = RuleBook.<WhistView, Card>named("The maxims of whist")
            .then(rule("whist.third-hand.finesse-the-nine", source("whist-maxims.p39"))
                    .when(has(TRUMP_LED), has(turnedOnRight(Rank.TEN)), has(below(Rank.NINE)))
                    .needs(has(holding(Rank.KING)), has(trumpDealt(Rank.JACK)))
                    .answers(CARDS)
                    .each(has(BEATS), has(is(Rank.NINE)))
                    .why("The ten lies on your right, so the nine equals the jack and keeps the king over it."))
            .then(rule(
                            "whist.third-hand.no-finesse",
                            source("whist-maxims.p21", "whist-maxims.p22")
                                    .stating("whist-maxims.p22", LOW_OF_TOP.key()))
                    .when(has(ODD), has(LED_LOW), lacks(RUFFED))
                    .answers(CARDS)
                    .each(has(BEATS), has(OF_THE_TOP), has(LOW_OF_TOP))
                    .why("Tricks are made early for the odd one, and your best card is the likeliest to win this one.")
                    .title("No finesse for the odd trick"))
            .then(rule("whist.third-hand.as-good-as-the-queen", source("whist-maxims.p22", "whist-maxims.p24"))
                    .when(has(LED_LOW))
                    .needs(
                            has(holding(Rank.ACE)),
                            has(holding(Rank.QUEEN)),
                            lacks(holding(Rank.KING)),
                            has(below(Rank.QUEEN)))
                    .answers(CARDS)
                    .each(has(SECOND_RUN))
                    .manner(Manner.MAY)
                    .whyByBook(
                            "Of cards next to each other the lowest wins as surely as the highest.",
                            "whist-maxims.p22"))
            .then(rule("whist.third-hand.queen-of-ace-queen", source("whist-maxims.p24", "whist-maxims.p48"))
                    .when(has(LED_LOW), has(KING_OUT))
                    .needs(
                            has(holding(Rank.ACE)),
                            has(holding(Rank.QUEEN)),
                            lacks(holding(Rank.KING)),
                            has(below(Rank.QUEEN)))
                    .answers(CARDS)
                    .title("The queen from ace and queen")
                    .each(has(BEATS), has(is(Rank.QUEEN)))
                    .why("The queen is enough unless the king lies on your left, and the ace is kept for later."))
            .then(rule(
                            "whist.third-hand.finesse",
                            source("whist-maxims.p44", "whist-maxims.p56")
                                    .withFigureFromPractice(WhistLeads.STRONG)
                                    .meaning("a hand strong in trumps", "trumps"))
                    .when(has(LED_LOW), lacks(TRUMP_LED), lacks(RUFFED), atLeast(TRUMPS, LONG))
                    .answers(CARDS)
                    .each(has(BEATS), has(SECOND_RUN))
                    .manner(Manner.MAY)
                    .why("Strong trumps let you risk the cheaper card: if it wins, the higher one wins later as well."))
            .then(rule(
                            "whist.third-hand.best",
                            source("whist-maxims.p24", "whist-maxims.p22", "whist-maxims.p48")
                                    .stating("whist-maxims.p22", LOW_OF_TOP.key()))
                    .when(has(LED_LOW), lacks(RUFFED))
                    .answers(CARDS)
                    .each(has(BEATS), has(OF_THE_TOP), has(LOW_OF_TOP))
                    .why("Partner led low for help: your best card wins or drives out a higher one.")
                    .title("Third hand plays the best"))
            .then(rule(
                            "whist.third-hand.early",
                            source("whist-maxims.p34", "whist-maxims.p22")
                                    .stating("whist-maxims.p22", LOW_OF_TOP.key())
                                    .withFigureFromPractice(WhistLeads.STRONG)
                                    .meaning("a hand weak in trumps", "trumps"))
                    .when(lacks(PARTNER_HEADS), lacks(RUFFED))
                    .needs(atMost(TRUMPS, LONG - 1))
                    .answers(CARDS)
                    .each(has(BEATS), has(SURE), has(OF_THE_TOP), has(LOW_OF_TOP))
                    .why("Weak in trumps, your side wins with its high cards before the suit is trumped.")
                    .title("Win early when weak in trumps"))
            .then(rule(
                            "whist.third-hand.win-when-in-doubt",
                            source("whist-maxims.p29", "whist-maxims.p22", "whist-maxims.p46")
                                    .stating("whist-maxims.p22", LOW_OF_TOP.key()))
                    .when(lacks(PARTNER_HEADS), lacks(RUFFED))
                    .answers(CARDS)
                    .each(has(BEATS), has(SURE), has(OF_THE_TOP), has(LOW_OF_TOP))
                    .why("Only one hand plays after you, so a winning card seldom wins for less than it does now."))
            .then(rule(
                            "whist.third-hand.low",
                            generalPractice("where the trick is partner's or past winning, the lowest card is played"))
                    .answers(CARDS)
                    .each(has(LOWEST))
                    .prefer(least(HEIGHT))
                    .why("Nothing is gained by playing high here, so the high cards stay for tricks they can win.")
                    .title("Low where nothing is won"))
            .book();

    private WhistThirdHand() {}
}
