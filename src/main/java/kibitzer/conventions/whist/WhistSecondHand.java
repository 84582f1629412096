package kibitzer.conventions.whist;

import static kibitzer.advice.Needs.any;
import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.lacks;
import static kibitzer.advice.Needs.within;
import static kibitzer.advice.Preference.least;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.whist.WhistCardFeatures.BEATS;
import static kibitzer.conventions.whist.WhistCardFeatures.CARDS;
import static kibitzer.conventions.whist.WhistCardFeatures.HEIGHT;
import static kibitzer.conventions.whist.WhistCardFeatures.KING_OF_ITS_SEQUENCE;
import static kibitzer.conventions.whist.WhistCardFeatures.LOWEST;
import static kibitzer.conventions.whist.WhistCardFeatures.LOW_OF_TOP;
import static kibitzer.conventions.whist.WhistCardFeatures.MASTER;
import static kibitzer.conventions.whist.WhistCardFeatures.OF_THE_TOP;
import static kibitzer.conventions.whist.WhistCardFeatures.SMALL;
import static kibitzer.conventions.whist.WhistCardFeatures.SURE;
import static kibitzer.conventions.whist.WhistCardFeatures.is;
import static kibitzer.conventions.whist.WhistFeatures.FOLLOWING;
import static kibitzer.conventions.whist.WhistFeatures.HONOURS_OF_IT;
import static kibitzer.conventions.whist.WhistFeatures.LED_LOW;
import static kibitzer.conventions.whist.WhistFeatures.LONG;
import static kibitzer.conventions.whist.WhistFeatures.ODD;
import static kibitzer.conventions.whist.WhistFeatures.ONE_MORE;
import static kibitzer.conventions.whist.WhistFeatures.TRUMPS;
import static kibitzer.conventions.whist.WhistFeatures.TRUMP_LED;
import static kibitzer.conventions.whist.WhistFeatures.TURNED_ABOVE_QUEEN;
import static kibitzer.conventions.whist.WhistFeatures.below;
import static kibitzer.conventions.whist.WhistFeatures.holding;
import static kibitzer.conventions.whist.WhistFeatures.toBeat;
import static kibitzer.conventions.whist.WhistFeatures.turnedOnRight;

import kibitzer.advice.Manner;
import kibitzer.advice.Need;
import kibitzer.advice.Range;
import kibitzer.advice.RuleBook;
import kibitzer.advice.RuleBuilder;
import kibitzer.advice.Source;
import kibitzer.cards.Card;
import kibitzer.cards.Rank;

/** What second hand plays at whist who can follow: Bob Short's rules 22, 23 and 29, and Hoyle's grammar. */
public final class WhistSecondHand {
    public static final RuleBook<WhistView, Card> BOOK = RuleBook.<WhistView, Card>named("The maxims of whist")
            .then(rule("whist.second-hand.pass-the-jack", source("whist-maxims.p43"))
                    .when(has(TRUMP_LED), has(turnedOnRight(Rank.QUEEN)), has(toBeat(Rank.JACK)))
                    .needs(
                            has(holding(Rank.TEN)),
                            within(HONOURS_OF_IT, Range.exactly(1)),
                            lacks(holding(Rank.QUEEN)),
                            has(ONE_MORE))
                    .answers(CARDS)
                    .each(has(LOWEST))
                    .whyByBook("Passing cannot cost a trick, since your honour still wins later, and it may gain one."))
            .then(rule("whist.second-hand.lowest-of-the-sequence", source("whist-maxims.p22", "whist-maxims.p23"))
                    .when(
                            has(holding(Rank.KING)),
                            has(holding(Rank.QUEEN)),
                            any(has(holding(Rank.ACE)), atMost(TRUMPS, LONG - 1)))
                    .answers(CARDS)
                    .each(has(BEATS), has(OF_THE_TOP), has(LOW_OF_TOP), any(has(MASTER), lacks(is(Rank.QUEEN))))
                    .manner(Manner.MAY)
                    .whyByBook(
                            "Of cards next to each other the lowest takes the trick as surely as the highest.",
                            "whist-maxims.p22"))
            .then(aceKingQueen(
                            "whist.second-hand.queen-above-a-lower",
                            source("whist-maxims.p40"),
                            has(TURNED_ABOVE_QUEEN))
                    .answers(CARDS)
                    .each(has(is(Rank.QUEEN)))
                    .manner(Manner.MAY)
                    .why("The queen takes the trick as surely as ace or king would."))
            .then(aceKingQueen(
                            "whist.second-hand.queen-beside-the-turn-up",
                            source("whist-maxims.p40", "whist-maxims.p22", "whist-maxims.p27")
                                    .stating("whist-maxims.p22", LOW_OF_TOP.key()),
                            has(TURNED_ABOVE_QUEEN))
                    .answers(CARDS)
                    .each(has(OF_THE_TOP), has(LOW_OF_TOP))
                    .whyByBook(
                            "Cards next to each other are one sequence, and a sequence takes a trick with its lowest card.",
                            "whist-maxims.p22")
                    .title("Ace, king and queen, with the ace or king turned up"))
            .then(
                    aceKingQueen(
                                    "whist.second-hand.queen-of-ace-king-queen",
                                    source("whist-maxims.p40", "whist-maxims.p22"),
                                    lacks(TURNED_ABOVE_QUEEN))
                            .answers(CARDS)
                            .title("The queen from ace, king and queen")
                            .each(has(is(Rank.QUEEN)))
                            .whyByBook(
                                    "The queen takes the trick and hides the two above it, so the leader may lead the suit again."))
            .then(rule(
                            "whist.second-hand.early",
                            source("whist-maxims.p21", "whist-maxims.p25", "whist-maxims.p22", "whist-maxims.p46")
                                    .stating("whist-maxims.p22", LOW_OF_TOP.key()))
                    .when(has(ODD))
                    .answers(CARDS)
                    .each(has(BEATS), has(SURE), has(OF_THE_TOP), has(LOW_OF_TOP))
                    .why("Your best card is sure of this trick now, and one trick more decides the hand.")
                    .title("Win early for the odd trick"))
            .then(
                    rule(
                                    "whist.second-hand.small-from-king-queen",
                                    source("whist-maxims.p23", "whist-maxims.p35")
                                            .withFigureFromPractice(WhistLeads.STRONG)
                                            .meaning("a hand strong in trumps", "trumps"))
                            .when(has(holding(Rank.KING)), has(holding(Rank.QUEEN)), lacks(holding(Rank.ACE)))
                            .needs(has(LED_LOW), atLeast(TRUMPS, LONG))
                            .answers(CARDS)
                            .title("A small card from king and queen")
                            .each(has(SMALL))
                            .prefer(least(HEIGHT).inGeneral().because("the lowest of them"))
                            .why(
                                    "Strong in trumps you can wait: partner may win this trick, and king and queen two more later."))
            .then(
                    rule(
                                    "whist.second-hand.king-from-king-queen",
                                    source("whist-maxims.p23", "whist-maxims.p34")
                                            .withFigureFromPractice(WhistLeads.STRONG)
                                            .meaning("a weak hand", "trumps"))
                            .when(has(holding(Rank.KING)), has(holding(Rank.QUEEN)), lacks(holding(Rank.ACE)))
                            .needs(has(LED_LOW), atMost(TRUMPS, LONG - 1), atLeast(FOLLOWING, 3))
                            .answers(CARDS)
                            .title("The king from king and queen")
                            .each(has(KING_OF_ITS_SEQUENCE), has(is(Rank.KING)))
                            .why(
                                    "With few trumps you may not see a second round of the suit, so the king tries for the trick now."))
            .then(rule("whist.second-hand.small-with-one-honour", source("whist-maxims.p23", "whist-maxims.p48"))
                    .when(has(LED_LOW))
                    .needs(within(HONOURS_OF_IT, Range.exactly(1)))
                    .answers(CARDS)
                    .title("A small card with one honour")
                    .each(has(SMALL))
                    .prefer(least(HEIGHT).inGeneral().because("the lowest of them"))
                    .why("Partner plays last and may win the trick, and your honour is kept for a later one."))
            .then(rule(
                            "whist.second-hand.let-them-win",
                            source("whist-maxims.p35")
                                    .withFigureFromPractice(WhistLeads.STRONG)
                                    .meaning("a hand strong in trumps", "trumps"))
                    .when(atLeast(TRUMPS, LONG))
                    .answers(CARDS)
                    .each(has(LOWEST))
                    .manner(Manner.MAY)
                    .why("Strong trumps will win tricks back later, so a high card need not be spent yet."))
            .then(rule(
                            "whist.second-hand.win-when-in-doubt",
                            source("whist-maxims.p29", "whist-maxims.p22", "whist-maxims.p46")
                                    .stating("whist-maxims.p22", LOW_OF_TOP.key()))
                    .answers(CARDS)
                    .each(has(BEATS), has(SURE), has(OF_THE_TOP), has(LOW_OF_TOP))
                    .why("A trick taken is counted; what keeping the card would bring is only a guess."))
            .then(rule(
                            "whist.second-hand.low",
                            generalPractice("with nothing that the maxims speak of, second hand plays its lowest"))
                    .answers(CARDS)
                    .each(has(LOWEST))
                    .prefer(least(HEIGHT))
                    .why("Two hands play after you, partner's last: a high card in between would often be wasted.")
                    .title("Second hand low"))
            .book();

    /** Of ace, king and queen with something below them, by what was turned up. */
    private static RuleBuilder.Speaking<WhistView> aceKingQueen(String id, Source source, Need<WhistView> turned) {
        return rule(id, source)
                .when(has(holding(Rank.ACE)), has(holding(Rank.KING)), has(holding(Rank.QUEEN)), turned)
                .needs(has(below(Rank.QUEEN)));
    }

    private WhistSecondHand() {}
}
