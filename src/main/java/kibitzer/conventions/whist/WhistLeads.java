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
import static kibitzer.conventions.whist.WhistCardFeatures.ACE_KING;
import static kibitzer.conventions.whist.WhistCardFeatures.ACE_SUIT;
import static kibitzer.conventions.whist.WhistCardFeatures.ADVERSARIES;
import static kibitzer.conventions.whist.WhistCardFeatures.AFTER_ACE;
import static kibitzer.conventions.whist.WhistCardFeatures.BARE_ACE;
import static kibitzer.conventions.whist.WhistCardFeatures.BELOW;
import static kibitzer.conventions.whist.WhistCardFeatures.CARDS;
import static kibitzer.conventions.whist.WhistCardFeatures.DEALT;
import static kibitzer.conventions.whist.WhistCardFeatures.FOOT;
import static kibitzer.conventions.whist.WhistCardFeatures.FORCES;
import static kibitzer.conventions.whist.WhistCardFeatures.HEAD;
import static kibitzer.conventions.whist.WhistCardFeatures.HEIGHT;
import static kibitzer.conventions.whist.WhistCardFeatures.HIGHEST;
import static kibitzer.conventions.whist.WhistCardFeatures.HONOURS;
import static kibitzer.conventions.whist.WhistCardFeatures.KING_SUIT;
import static kibitzer.conventions.whist.WhistCardFeatures.LENGTH;
import static kibitzer.conventions.whist.WhistCardFeatures.LOWEST;
import static kibitzer.conventions.whist.WhistCardFeatures.MASTER;
import static kibitzer.conventions.whist.WhistCardFeatures.PARTNER_MAY_WIN;
import static kibitzer.conventions.whist.WhistCardFeatures.PLAIN;
import static kibitzer.conventions.whist.WhistCardFeatures.RATHER_THAN_QUEEN;
import static kibitzer.conventions.whist.WhistCardFeatures.RIGHT_WEAK;
import static kibitzer.conventions.whist.WhistCardFeatures.RUFFED_BY_THEM;
import static kibitzer.conventions.whist.WhistCardFeatures.SAME_SUIT;
import static kibitzer.conventions.whist.WhistCardFeatures.SEQUENCE;
import static kibitzer.conventions.whist.WhistCardFeatures.SMALL;
import static kibitzer.conventions.whist.WhistCardFeatures.TENACE;
import static kibitzer.conventions.whist.WhistCardFeatures.THIRTEENTH;
import static kibitzer.conventions.whist.WhistCardFeatures.TO_RETURN;
import static kibitzer.conventions.whist.WhistCardFeatures.TRUMP;
import static kibitzer.conventions.whist.WhistCardFeatures.WINS_THE_SUIT;
import static kibitzer.conventions.whist.WhistCardFeatures.is;
import static kibitzer.conventions.whist.WhistCardFeatures.suitHolds;
import static kibitzer.conventions.whist.WhistFeatures.BEHIND;
import static kibitzer.conventions.whist.WhistFeatures.CALLED;
import static kibitzer.conventions.whist.WhistFeatures.EXCUSED;
import static kibitzer.conventions.whist.WhistFeatures.HONOUR_ON_LEFT;
import static kibitzer.conventions.whist.WhistFeatures.LED_A_TRUMP;
import static kibitzer.conventions.whist.WhistFeatures.LED_OF_ALL_TRUMPS;
import static kibitzer.conventions.whist.WhistFeatures.LONG;
import static kibitzer.conventions.whist.WhistFeatures.LOSERS;
import static kibitzer.conventions.whist.WhistFeatures.ODD;
import static kibitzer.conventions.whist.WhistFeatures.QUEEN_WON;
import static kibitzer.conventions.whist.WhistFeatures.REFUSED;
import static kibitzer.conventions.whist.WhistFeatures.SIDE_ACES;
import static kibitzer.conventions.whist.WhistFeatures.THEIRS;
import static kibitzer.conventions.whist.WhistFeatures.TIERCE;
import static kibitzer.conventions.whist.WhistFeatures.TRUMPS;
import static kibitzer.conventions.whist.WhistFeatures.TRUMPS_OUT;
import static kibitzer.conventions.whist.WhistFeatures.TRUMP_HONOUR;
import static kibitzer.conventions.whist.WhistFeatures.TRUMP_HONOURS;
import static kibitzer.conventions.whist.WhistFeatures.TRUMP_SEQUENCE;
import static kibitzer.conventions.whist.WhistFeatures.TRUMP_TIERCE;
import static kibitzer.conventions.whist.WhistFeatures.WINNERS;
import static kibitzer.conventions.whist.WhistFeatures.trumpHeld;
import static kibitzer.conventions.whist.WhistFeatures.turnedOnRight;

import java.util.ArrayList;
import java.util.List;
import kibitzer.advice.Manner;
import kibitzer.advice.Need;
import kibitzer.advice.Option;
import kibitzer.advice.Range;
import kibitzer.advice.RuleBook;
import kibitzer.advice.Source;
import kibitzer.advice.Trait;
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

    private static final Trait<Option<WhistView, Card>> SURE = MASTER.saying(option -> MASTER.of(option)
            ? "it is the best card left in its suit"
            : "for the odd trick a sure winner is led, and a better "
                    + option.answer().suit().singular() + " than this is out");

    public static final RuleBook<WhistView, Card> BOOK = RuleBook.<WhistView, Card>named("The maxims of whist")
            .then(rule("whist.lead.losing-card", source("whist-maxims.p08", "whist-maxims.p46"))
                    .when(has(TRUMPS_OUT))
                    .needs(within(TRUMPS, Range.exactly(1)), within(LOSERS, Range.exactly(1)), atLeast(WINNERS, 1))
                    .answers(PLAIN)
                    .each(lacks(MASTER))
                    .why("{It} gives the lead away while your last trump can still win it back for the winning cards.")
                    .title("Lead the losing card"))
            // Whether the trump that drew the last of theirs is the one that the maxim plays, it does not say: both
            // serve.
            .thenEqually(
                    rule(
                                    "whist.lead.all-the-trumps",
                                    source("whist-maxims.p18")
                                            .withFigureFromPractice("two trumps or more are left to play one of"))
                            .when(has(TRUMPS_OUT), lacks(LED_OF_ALL_TRUMPS))
                            .needs(atLeast(TRUMPS, 2))
                            .answers(TRUMP)
                            .why(
                                    "One round shows partner that you have all the trumps, and the others stay as safe winners.")
                            .title("With all the trumps"),
                    rule("whist.lead.partner-in", source("whist-maxims.p18"))
                            .when(has(TRUMPS_OUT), has(LED_A_TRUMP))
                            .needs(atLeast(TRUMPS, 1))
                            .answers(PLAIN)
                            .each(has(PARTNER_MAY_WIN))
                            .prefer(least(BELOW).inGeneral().because("the lowest of its suit"))
                            .why("Your trumps cannot be taken away, so partner may make their own winners first.")
                            .title("Put partner in"))
            .then(rule("whist.lead.ruff-refused", source("whist-maxims.p17"))
                    .when(has(REFUSED))
                    .answers(TRUMP)
                    .title("A ruff was refused")
                    .each(has(HIGHEST))
                    .why("Partner would not spend a trump: your best one helps them to draw the adversaries' "
                            + "trumps instead."))
            .then(rule("whist.lead.trumps-called-for", source("whist-maxims.p51"))
                    .when(has(CALLED))
                    .answers(TRUMP)
                    .title("Trumps were called for")
                    .prefer(most(HEIGHT).inGeneral().because("the highest"))
                    .whyByBook("A needlessly high card before a lower asks for trumps."))
            .then(rule("whist.lead.at-eight", source("whist-maxims.p05", "whist-maxims.p50"))
                    .when(within(THEIRS, Range.exactly(8)))
                    .needs(
                            atMost(TRUMP_HONOURS, 0),
                            any(not(within(TRUMPS, Range.exactly(4))), atLeast(TRUMP_SEQUENCE, TIERCE)))
                    .answers(TRUMP)
                    .each(has(HIGHEST))
                    .why(
                            "At eight they need little more, and with no honour of your own it is partner's trumps that must win tricks.")
                    .title("When they are at eight"))
            .then(rule("whist.lead.ace-after-the-queen", source("whist-maxims.p24"))
                    .when(has(QUEEN_WON))
                    .answers(CARDS)
                    .each(has(is(Rank.ACE)), has(SAME_SUIT))
                    .whyByBook("Your queen won in partner's suit, and from ace and queen the ace is returned next."))
            .then(rule("whist.lead.excused-from-returning", source("whist-maxims.p09"))
                    .when(has(EXCUSED))
                    .answers(CARDS)
                    .each(has(TO_RETURN))
                    .manner(Manner.MAY)
                    .why("A suit of your own or many trumps may win more than partner's suit just now."))
            .then(rule(
                            "whist.lead.return-into-a-ruff",
                            source("whist-maxims.p09")
                                    .withFigureFromPractice(
                                            "the maxim does not speak of an adversary who trumps the suit"))
                    .when(lacks(EXCUSED))
                    .answers(CARDS)
                    .each(has(TO_RETURN), has(RUFFED_BY_THEM))
                    .manner(Manner.MAY)
                    .why("{It} keeps to partner's suit, though an adversary may trump it."))
            .then(rule("whist.lead.return-best-of-three", source("whist-maxims.p09"))
                    .when(lacks(EXCUSED))
                    .answers(CARDS)
                    .each(has(TO_RETURN), lacks(RUFFED_BY_THEM), within(DEALT, Range.exactly(3)), has(HIGHEST))
                    .why("Your best card helps partner's long suit and cannot block it.")
                    .title("Return the best of three"))
            .then(rule("whist.lead.return", source("whist-maxims.p09"))
                    .when(lacks(EXCUSED))
                    .answers(CARDS)
                    .each(has(TO_RETURN), lacks(RUFFED_BY_THEM), not(within(DEALT, Range.exactly(3))))
                    .prefer(least(HEIGHT).inGeneral().because("a small one"))
                    .why("Partner led from strength; returning it brings nearer the moment when their small cards win.")
                    .title("Return partner's lead"))
            .then(rule("whist.lead.odd-trick", source("whist-maxims.p21", "whist-maxims.p25", "whist-maxims.p46"))
                    .when(has(ODD))
                    .answers(PLAIN)
                    .each(has(SURE))
                    .why("The hand turns on one trick, so what is sure is taken before it can be trumped.")
                    .title("For the odd trick"))
            .then(rule("whist.lead.ace-turned-on-the-right", source("whist-maxims.p37"))
                    .when(has(turnedOnRight(Rank.ACE)), lacks(ODD))
                    .needs(has(trumpHeld(Rank.KING)))
                    .answers(TRUMP)
                    .title("An ace was turned on the right")
                    .each(has(LOWEST), has(SMALL))
                    .manner(Manner.USUALLY)
                    .why("{It} may draw the ace to a small card, after which your king is best."))
            .then(rule("whist.lead.king-turned-on-the-right", source("whist-maxims.p38"))
                    .when(has(turnedOnRight(Rank.KING)), lacks(ODD))
                    .needs(has(trumpHeld(Rank.ACE)))
                    .answers(TRUMP)
                    .title("A king was turned on the right")
                    .each(has(LOWEST), has(SMALL))
                    .manner(Manner.USUALLY)
                    .why("A small trump may draw the king, and your ace waits to catch it."))
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
                    .title("A ten was turned on the right")
                    .each(has(is(Rank.JACK)))
                    .manner(Manner.USUALLY)
                    .whyByBook("The knave keeps the ten from winning, and the nine waits to finesse next time."))
            .then(rule(
                            "whist.lead.king-after-the-ace",
                            source("whist-maxims.p07")
                                    .withFigureFromPractice(STRONG)
                                    .meaning("a hand weak in trumps", "trumps"))
                    .when(atMost(TRUMPS, 3))
                    .answers(PLAIN)
                    .each(has(AFTER_ACE))
                    .why("With few trumps you cannot stop them from ruffing later, so the king is played while it "
                            + "still wins."))
            .then(
                    rule(
                                    "whist.lead.wins-the-suit",
                                    generalPractice("a suit that wins to its last card may be led from the top"))
                            .when(has(TRUMPS_OUT))
                            .answers(PLAIN)
                            .each(has(WINS_THE_SUIT))
                            .manner(Manner.MAY)
                            .why(
                                    "Your best cards draw all of the suit that is out, and with no trump left the others win too."))
            .then(rule(
                            "whist.lead.ace-with-the-king",
                            source("whist-maxims.p11", "whist-maxims.p01", "whist-maxims.p49"))
                    .answers(PLAIN)
                    .each(has(is(Rank.ACE)), has(suitHolds(Rank.KING)), atLeast(LENGTH, LONG), lacks(ACE_KING))
                    .manner(Manner.MAY)
                    .why("The ace wins a round of your long suit, and the king behind it keeps command.")
                    .title("An ace with the king behind it"))
            .thenEqually(
                    rule("whist.lead.four-best", source("whist-maxims.p42"))
                            .answers(PLAIN)
                            .each(
                                    has(is(Rank.ACE)),
                                    has(suitHolds(Rank.KING)),
                                    has(suitHolds(Rank.QUEEN)),
                                    has(suitHolds(Rank.JACK)))
                            .whyByBook("The best card tells partner that those next below it are in your hand as well.")
                            .title("Best of the four best"),
                    rule("whist.lead.low-of-five", source("whist-maxims.p32", "whist-maxims.p50"))
                            .answers(PLAIN)
                            .each(atLeast(SEQUENCE, 5), has(FOOT))
                            .why(
                                    "Any card of a sequence drives out the same high one, and the lowest tells partner how "
                                            + "long it is.")
                            .title("Lowest of five in sequence"),
                    rule("whist.lead.quart-to-the-king", source("whist-maxims.p03", "whist-maxims.p50"))
                            .answers(PLAIN)
                            .title("Four in sequence to the king")
                            .each(
                                    has(is(Rank.TEN)),
                                    lacks(suitHolds(Rank.ACE)),
                                    has(suitHolds(Rank.KING)),
                                    has(suitHolds(Rank.QUEEN)),
                                    has(suitHolds(Rank.JACK)),
                                    lacks(suitHolds(Rank.NINE)))
                            .why(
                                    "The ten drives out the ace as well as the king would, and hides none of the three above it."),
                    rule(
                                    "whist.lead.top-of-a-sequence",
                                    source(
                                                    "whist-maxims.p32",
                                                    "whist-maxims.p03",
                                                    "whist-maxims.p33",
                                                    "whist-maxims.p50")
                                            .stating("whist-maxims.p20", FORCES.key()))
                            .answers(PLAIN)
                            .each(within(SEQUENCE, Range.between(TIERCE, 4)), has(HEAD), lacks(FORCES))
                            .why("Whether the first wins or is beaten, the next of the sequence is then as good."),
                    rule(
                                    "whist.lead.ace-from-ace-king",
                                    source("whist-maxims.p07", "whist-maxims.p34")
                                            .withFigureFromPractice(STRONG)
                                            .meaning("a hand weak in trumps", "trumps"))
                            .needs(atMost(TRUMPS, 3))
                            .answers(PLAIN)
                            .title("The ace from ace and king")
                            .each(has(ACE_KING), has(is(Rank.ACE)))
                            .why("Weak in trumps, you win with ace and king before anybody can trump the suit."),
                    rule(
                                    "whist.lead.small-from-ace-king",
                                    source("whist-maxims.p07", "whist-maxims.p35")
                                            .withFigureFromPractice(STRONG)
                                            .meaning("a hand strong in trumps", "trumps"))
                            .needs(atLeast(TRUMPS, LONG), lacks(ODD))
                            .answers(PLAIN)
                            .title("A small card from ace and king")
                            .each(has(ACE_KING), has(SMALL))
                            .why("Long trumps keep the suit safe, and ace and king stay in command of it."),
                    rule("whist.lead.top-of-trumps", source("whist-maxims.p31", "whist-maxims.p06", "whist-maxims.p50"))
                            .needs(lacks(ODD), atLeast(TRUMPS, 4), atLeast(TRUMP_SEQUENCE, TIERCE))
                            .answers(TRUMP)
                            .each(atLeast(SEQUENCE, TIERCE), has(HEAD))
                            .why(
                                    "Each round takes two trumps from the adversaries, and the highest of equals may force out "
                                            + "a better one.")
                            .title("Top of a trump sequence"),
                    rule("whist.lead.trumps", source("whist-maxims.p06", "whist-maxims.p21", "whist-maxims.p05"))
                            .needs(
                                    lacks(ODD),
                                    atLeast(TRUMPS, 4),
                                    lacks(TRUMP_TIERCE),
                                    any(not(within(THEIRS, Range.exactly(8))), has(TRUMP_HONOUR)))
                            .answers(TRUMP)
                            .prefer(least(HEIGHT).inGeneral().because("a small one"))
                            .why("Trumps of theirs drawn now can ruff nothing later.")
                            .title("Lead trumps from strength"),
                    rule(
                                    "whist.lead.through-the-honour",
                                    source("whist-maxims.p04", "whist-maxims.p02")
                                            .withFigureFromPractice(
                                                    "five trumps are very strong, and three points behind is much against you")
                                            .meaning("very strong trumps", "trumps")
                                            .meaning("a game against you", "behind"))
                            .when(has(HONOUR_ON_LEFT))
                            .needs(has(HONOUR_ON_LEFT), any(atLeast(TRUMPS, 5), atLeast(BEHIND, 3)), lacks(ODD))
                            .answers(TRUMP)
                            .prefer(least(HEIGHT).inGeneral().because("a small one"))
                            .why(
                                    "{honour-on-left|*|An honour lies on your left} and must play before partner, who may beat it."),
                    rule("whist.lead.up-to-the-weak", forbidding(source("whist-maxims.p02")))
                            .answers(PLAIN)
                            .each(has(RIGHT_WEAK), lacks(FORCES), lacks(THIRTEENTH))
                            .prefer(least(HEIGHT).inGeneral().because("a small one"))
                            .why("The player on the right plays last and is weak there, so your side is likely to win.")
                            .title("Up to the weak hand"),
                    rule(
                                    "whist.lead.three-aces",
                                    source("whist-maxims.p36", "whist-maxims.p10", "whist-maxims.p11")
                                            .stating("whist-maxims.p10", TENACE.key())
                                            .stating("whist-maxims.p11", BARE_ACE.key()))
                            .needs(within(SIDE_ACES, Range.exactly(3)), lacks(trumpHeld(Rank.ACE)))
                            .answers(PLAIN)
                            .each(lacks(TENACE), lacks(BARE_ACE), has(LOWEST))
                            .why(
                                    "Two more aces bring you in again, so this suit can be opened and its ace kept for later.")
                            .title("With three aces"),
                    rule("whist.lead.king-suit", forbidding(source("whist-maxims.p41", "whist-maxims.p49")))
                            .answers(PLAIN)
                            .each(strongSuit(has(RATHER_THAN_QUEEN), has(suitHolds(Rank.KING))))
                            .prefer(most(LENGTH).because("the longest suit"))
                            .whyByBook("By the book's odds a king suit keeps its honour more often than not.")
                            .title("A king suit rather than a queen suit"),
                    rule(
                                    "whist.lead.strong-suit",
                                    forbidding(source(
                                            "whist-maxims.p01",
                                            "whist-maxims.p49",
                                            "whist-maxims.p10",
                                            "whist-maxims.p11",
                                            "whist-maxims.p12",
                                            "whist-maxims.p20",
                                            "whist-maxims.p09")))
                            .answers(PLAIN)
                            .each(strongSuit(atLeast(HONOURS, 1)))
                            .prefer(
                                    most(LENGTH).because("the longest suit"),
                                    most(KING_SUIT).because("a king suit rather than a queen suit"),
                                    most(HONOURS).because("the suit with most honours"))
                            .why("Your long suit's small cards win once the high ones are out.")
                            .title("From the strong suit"))
            .then(rule(
                            "whist.lead.no-maxim",
                            generalPractice("where no maxim speaks, a small card that forces nobody and frees nothing"))
                    .answers(PLAIN)
                    .each(lacks(FORCES), lacks(THIRTEENTH), lacks(ADVERSARIES), lacks(ACE_SUIT), has(LOWEST))
                    .prefer(most(LENGTH))
                    .why("{It} gives nothing away: nobody is made to trump, and no high card of theirs becomes good."))
            .then(rule("whist.lead.what-is-left", generalPractice("where nothing else is left, the lowest card"))
                    .answers(CARDS)
                    .each(has(LOWEST))
                    .prefer(least(HEIGHT))
                    .why("The lowest card costs least when every lead is poor."))
            .book();

    private WhistLeads() {}

    /** What no small lead may do, each by the maxim that says so. */
    private static Source forbidding(Source rule) {
        return rule.stating("whist-maxims.p36", ACE_SUIT.key())
                .stating("whist-maxims.p20", FORCES.key())
                .stating("whist-maxims.p12", THIRTEENTH.key())
                .stating("whist-maxims.p09", ADVERSARIES.key());
    }

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
