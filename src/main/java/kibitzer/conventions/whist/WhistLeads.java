package kibitzer.conventions.whist;

import static kibitzer.advice.Needs.any;
import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.lacks;
import static kibitzer.advice.Needs.not;
import static kibitzer.advice.Needs.within;
import static kibitzer.advice.Preference.least;
import static kibitzer.advice.Preference.most;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.whist.WhistCardFeatures.*;
import static kibitzer.conventions.whist.WhistFeatures.*;

import java.util.ArrayList;
import java.util.List;
import kibitzer.advice.Manner;
import kibitzer.advice.Need;
import kibitzer.advice.Option;
import kibitzer.advice.Range;
import kibitzer.advice.RuleBook;
import kibitzer.cards.Card;
import kibitzer.cards.Rank;

/**
 * What to lead at whist: Bob Short's rules 1 to 12, 17, 18, 20 and 21, and Hoyle's grammar.
 *
 * <p>What the tricks so far ask for comes first, then partner's suit; the maxims on the choice of a suit stand side by
 * side, for neither authority ranks them.
 */
public final class WhistLeads {
    static final String STRONG = "four trumps or more are called strong, three or fewer weak";

    public static final RuleBook<WhistView, Card> BOOK = RuleBook.<WhistView, Card>named("The maxims of whist")
            .then(rule("whist.lead.losing-card", source("whist-maxims.p08", "whist-maxims.p46"))
                    .when(has(TRUMPS_OUT))
                    .needs(within(TRUMPS, Range.exactly(1)), within(LOSERS, Range.exactly(1)), atLeast(WINNERS, 1))
                    .answers(PLAIN)
                    .each(lacks(MASTER)))
            .then(rule("whist.lead.partner-in", source("whist-maxims.p18"))
                    .when(has(TRUMPS_OUT), has(LED_A_TRUMP))
                    .needs(atLeast(TRUMPS, 1))
                    .answers(PLAIN)
                    .each(has(PARTNER_MAY_WIN), has(LOWEST)))
            .then(rule(
                            "whist.lead.all-the-trumps",
                            source("whist-maxims.p18")
                                    .withFigureFromPractice("two trumps or more are left to play one of"))
                    .when(has(TRUMPS_OUT), lacks(LED_A_TRUMP))
                    .needs(atLeast(TRUMPS, 2))
                    .answers(TRUMP))
            .then(rule("whist.lead.ruff-refused", source("whist-maxims.p17"))
                    .when(has(REFUSED))
                    .answers(TRUMP)
                    .each(has(HIGHEST)))
            .then(rule("whist.lead.trumps-called-for", source("whist-maxims.p51"))
                    .when(has(CALLED))
                    .answers(TRUMP)
                    .prefer(most(HEIGHT).inGeneral().because("the highest")))
            .then(rule("whist.lead.at-eight", source("whist-maxims.p05", "whist-maxims.p50"))
                    .when(within(THEIRS, Range.exactly(8)))
                    .needs(
                            atMost(TRUMP_HONOURS, 0),
                            any(not(within(TRUMPS, Range.exactly(4))), atLeast(TRUMP_SEQUENCE, TIERCE)))
                    .answers(TRUMP)
                    .each(has(HIGHEST)))
            .then(rule("whist.lead.ace-after-the-queen", source("whist-maxims.p24"))
                    .when(has(QUEEN_WON))
                    .answers(CARDS)
                    .each(has(is(Rank.ACE)), has(SAME_SUIT)))
            .then(rule("whist.lead.excused-from-returning", source("whist-maxims.p09"))
                    .when(has(EXCUSED))
                    .answers(CARDS)
                    .each(has(TO_RETURN))
                    .manner(Manner.MAY))
            .then(rule("whist.lead.return-best-of-three", source("whist-maxims.p09"))
                    .when(lacks(EXCUSED))
                    .answers(CARDS)
                    .each(has(TO_RETURN), within(DEALT, Range.exactly(3)), has(HIGHEST)))
            .then(rule("whist.lead.return", source("whist-maxims.p09"))
                    .when(lacks(EXCUSED))
                    .answers(CARDS)
                    .each(has(TO_RETURN), not(within(DEALT, Range.exactly(3))))
                    .prefer(least(HEIGHT).inGeneral().because("a small one")))
            .then(rule("whist.lead.odd-trick", source("whist-maxims.p21", "whist-maxims.p25", "whist-maxims.p46"))
                    .when(has(ODD))
                    .answers(PLAIN)
                    .each(has(MASTER)))
            .then(rule("whist.lead.ace-turned-on-the-right", source("whist-maxims.p37"))
                    .when(has(turnedOnRight(Rank.ACE)), lacks(ODD))
                    .needs(has(trumpHeld(Rank.KING)))
                    .answers(TRUMP)
                    .each(has(LOWEST), has(SMALL))
                    .manner(Manner.USUALLY))
            .then(rule("whist.lead.king-turned-on-the-right", source("whist-maxims.p38"))
                    .when(has(turnedOnRight(Rank.KING)), lacks(ODD))
                    .needs(has(trumpHeld(Rank.ACE)))
                    .answers(TRUMP)
                    .each(has(LOWEST), has(SMALL))
                    .manner(Manner.USUALLY))
            .then(rule(
                            "whist.lead.ten-turned-on-the-right",
                            source("whist-maxims.p39").withFigureFromPractice("\"others\" is one card more at least"))
                    .when(has(turnedOnRight(Rank.TEN)), lacks(ODD))
                    .needs(
                            has(trumpHeld(Rank.KING)),
                            has(trumpHeld(Rank.JACK)),
                            has(trumpHeld(Rank.NINE)),
                            atLeast(TRUMPS, 4))
                    .answers(TRUMP)
                    .each(has(is(Rank.JACK)))
                    .manner(Manner.USUALLY))
            .then(rule(
                            "whist.lead.king-after-the-ace",
                            source("whist-maxims.p07")
                                    .withFigureFromPractice(STRONG)
                                    .meaning("weak in trumps", "trumps"))
                    .when(atMost(TRUMPS, 3))
                    .answers(PLAIN)
                    .each(has(AFTER_ACE)))
            .thenEqually(
                    rule("whist.lead.four-best", source("whist-maxims.p42"))
                            .answers(PLAIN)
                            .each(
                                    has(is(Rank.ACE)),
                                    has(suitHolds(Rank.KING)),
                                    has(suitHolds(Rank.QUEEN)),
                                    has(suitHolds(Rank.JACK))),
                    rule("whist.lead.low-of-five", source("whist-maxims.p32", "whist-maxims.p50"))
                            .answers(PLAIN)
                            .each(atLeast(SEQUENCE, 5), has(FOOT)),
                    rule("whist.lead.quart-to-the-king", source("whist-maxims.p03", "whist-maxims.p50"))
                            .answers(PLAIN)
                            .each(
                                    has(is(Rank.TEN)),
                                    lacks(suitHolds(Rank.ACE)),
                                    has(suitHolds(Rank.KING)),
                                    has(suitHolds(Rank.QUEEN)),
                                    has(suitHolds(Rank.JACK)),
                                    lacks(suitHolds(Rank.NINE))),
                    rule(
                                    "whist.lead.top-of-a-sequence",
                                    source(
                                            "whist-maxims.p32",
                                            "whist-maxims.p03",
                                            "whist-maxims.p33",
                                            "whist-maxims.p50"))
                            .answers(PLAIN)
                            .each(within(SEQUENCE, Range.between(TIERCE, 4)), has(HEAD), lacks(FORCES)),
                    rule(
                                    "whist.lead.ace-from-ace-king",
                                    source("whist-maxims.p07", "whist-maxims.p34")
                                            .withFigureFromPractice(STRONG)
                                            .meaning("weak in trumps", "trumps"))
                            .needs(atMost(TRUMPS, 3))
                            .answers(PLAIN)
                            .each(has(ACE_KING), has(is(Rank.ACE))),
                    rule(
                                    "whist.lead.small-from-ace-king",
                                    source("whist-maxims.p07", "whist-maxims.p35")
                                            .withFigureFromPractice(STRONG)
                                            .meaning("strong in trumps", "trumps"))
                            .needs(atLeast(TRUMPS, LONG), lacks(ODD))
                            .answers(PLAIN)
                            .each(has(ACE_KING), has(SMALL)),
                    rule("whist.lead.top-of-trumps", source("whist-maxims.p31", "whist-maxims.p06", "whist-maxims.p50"))
                            .needs(lacks(ODD), atLeast(TRUMPS, 4), atLeast(TRUMP_SEQUENCE, TIERCE))
                            .answers(TRUMP)
                            .each(atLeast(SEQUENCE, TIERCE), has(HEAD)),
                    rule("whist.lead.trumps", source("whist-maxims.p06", "whist-maxims.p21", "whist-maxims.p05"))
                            .needs(
                                    lacks(ODD),
                                    atLeast(TRUMPS, 4),
                                    lacks(TRUMP_TIERCE),
                                    any(not(within(THEIRS, Range.exactly(8))), has(TRUMP_HONOUR)))
                            .answers(TRUMP)
                            .prefer(least(HEIGHT).inGeneral().because("a small one")),
                    rule(
                                    "whist.lead.through-the-honour",
                                    source("whist-maxims.p04", "whist-maxims.p02")
                                            .withFigureFromPractice(
                                                    "five trumps are very strong, and three points behind is much against you")
                                            .meaning("very strong", "trumps")
                                            .meaning("against you", "behind"))
                            .when(has(HONOUR_ON_LEFT))
                            .needs(any(atLeast(TRUMPS, 5), atLeast(BEHIND, 3)), lacks(ODD))
                            .answers(TRUMP)
                            .prefer(least(HEIGHT).inGeneral().because("a small one")),
                    rule("whist.lead.up-to-the-weak", source("whist-maxims.p02"))
                            .answers(PLAIN)
                            .each(has(RIGHT_WEAK), lacks(FORCES), lacks(THIRTEENTH))
                            .prefer(least(HEIGHT).inGeneral().because("a small one")),
                    rule("whist.lead.three-aces", source("whist-maxims.p36", "whist-maxims.p10", "whist-maxims.p11"))
                            .needs(within(SIDE_ACES, Range.exactly(3)), lacks(trumpHeld(Rank.ACE)))
                            .answers(PLAIN)
                            .each(lacks(TENACE), lacks(is(Rank.ACE)), has(LOWEST)),
                    rule("whist.lead.king-suit", source("whist-maxims.p41", "whist-maxims.p49"))
                            .answers(PLAIN)
                            .each(strongSuit(has(RATHER_THAN_QUEEN), has(suitHolds(Rank.KING))))
                            .prefer(most(LENGTH).because("the longest suit")),
                    rule(
                                    "whist.lead.strong-suit",
                                    source(
                                            "whist-maxims.p01",
                                            "whist-maxims.p49",
                                            "whist-maxims.p10",
                                            "whist-maxims.p11",
                                            "whist-maxims.p12",
                                            "whist-maxims.p20",
                                            "whist-maxims.p09"))
                            .answers(PLAIN)
                            .each(strongSuit(atLeast(HONOURS, 1)))
                            .prefer(
                                    most(LENGTH).because("the longest suit"),
                                    most(KING_SUIT).because("a king suit rather than a queen suit"),
                                    most(HONOURS).because("the suit with most honours")))
            .then(rule(
                            "whist.lead.no-maxim",
                            generalPractice("where no maxim speaks, a small card that forces nobody and frees nothing"))
                    .answers(PLAIN)
                    .each(lacks(FORCES), lacks(THIRTEENTH), lacks(ADVERSARIES), lacks(ACE_SUIT), has(LOWEST))
                    .prefer(most(LENGTH)))
            .then(rule("whist.lead.what-is-left", generalPractice("where nothing else is left, the lowest card"))
                    .answers(CARDS)
                    .each(has(LOWEST))
                    .prefer(least(HEIGHT)))
            .book();

    private WhistLeads() {}

    /** A low card of a long plain suit that no maxim forbids. */
    @SafeVarargs
    private static List<Need<Option<WhistView, Card>>> strongSuit(Need<Option<WhistView, Card>>... more) {
        List<Need<Option<WhistView, Card>>> all = new ArrayList<>();
        all.add(atLeast(LENGTH, LONG));
        all.add(has(LOWEST));
        all.add(lacks(ACE_SUIT));
        all.addAll(List.of(more));
        all.add(lacks(FORCES));
        all.add(lacks(THIRTEENTH));
        all.add(lacks(ADVERSARIES));
        return List.copyOf(all);
    }
}
