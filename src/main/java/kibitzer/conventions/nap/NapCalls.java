package kibitzer.conventions.nap;

import static kibitzer.advice.Answers.only;
import static kibitzer.advice.Needs.any;
import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.lacks;
import static kibitzer.advice.Needs.within;
import static kibitzer.advice.Preference.least;
import static kibitzer.advice.Preference.most;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.nap.NapFeatures.ACES_BESIDE;
import static kibitzer.conventions.nap.NapFeatures.ACE_KNAVE_TEN;
import static kibitzer.conventions.nap.NapFeatures.CALLED;
import static kibitzer.conventions.nap.NapFeatures.FIRST;
import static kibitzer.conventions.nap.NapFeatures.FROM_THE_TOP;
import static kibitzer.conventions.nap.NapFeatures.FROM_WORTH;
import static kibitzer.conventions.nap.NapFeatures.HEAD;
import static kibitzer.conventions.nap.NapFeatures.HEADED;
import static kibitzer.conventions.nap.NapFeatures.HIGH_BESIDE;
import static kibitzer.conventions.nap.NapFeatures.HIGH_TRUMPS;
import static kibitzer.conventions.nap.NapFeatures.LONGEST;
import static kibitzer.conventions.nap.NapFeatures.NAP_HAND;
import static kibitzer.conventions.nap.NapFeatures.SUITS;
import static kibitzer.conventions.nap.NapFeatures.TENS;
import static kibitzer.conventions.nap.NapFeatures.TENS_OF_TRUMPS;
import static kibitzer.conventions.nap.NapFeatures.THREE_SUITS;
import static kibitzer.conventions.nap.NapFeatures.TOP_OF_FOUR;
import static kibitzer.conventions.nap.NapFeatures.TRICKS;
import static kibitzer.conventions.nap.NapFeatures.WORTH_MORE;

import java.util.List;
import kibitzer.advice.Answers;
import kibitzer.advice.Manner;
import kibitzer.advice.Need;
import kibitzer.advice.Quantity;
import kibitzer.advice.Range;
import kibitzer.advice.Reason;
import kibitzer.advice.RuleBook;
import kibitzer.advice.Ruling;
import kibitzer.advice.Standing;

/**
 * How many tricks to call at nap (Round Games with Cards, pp. 4-6 and 10): hands for nap, for three and for two.
 *
 * <p>The book names no hand for four, which it would rather call nap, and none for one; how high "high" is it leaves open.
 */
public final class NapCalls {
    /** The rule that calls less than nap on three suits. */
    public static final String NOT_NAP = "nap.call.not-nap-on-three-suits";

    /** The rule of hands good enough for four, which are called nap. */
    public static final String RATHER_THAN_FOUR = "nap.call.nap-rather-than-four";

    private static final String TWO_ACES = "nap.call.three-and-two-aces";

    public static final int THREE = 3;

    private static final String HIGH = "a high trump is a knave or better, a high card beside a queen or better";
    private static final String WORTH = "two on three of a suit headed by ace or king, one on an ace";

    /** A hand for four would be one for nap (p. 7). */
    private static final Answers<NapView, Integer> BELOW_FOUR =
            new Answers<>("a pass or a call up to three", view -> view.within(NapView.PASS, THREE));

    private static final Answers<NapView, Integer> FOUR_OR_NAP =
            new Answers<>("four or nap", view -> view.within(4, NapView.NAP));

    /** Fewer than are certain the page calls on no hand. */
    private static final Answers<NapView, Integer> UP_TO_THREE =
            new Answers<>("what is certain, up to three", view -> view.within(Math.max(1, view.certain()), THREE));

    private static final Answers<NapView, Integer> AS_WORTH =
            new Answers<>("what the hand is worth", view -> List.of(view.worth()));

    private static final Answers<NapView, Integer> ON_LESS =
            new Answers<>("more than is certain, up to three", view -> view.within(view.certain() + 1, THREE));

    public static final RuleBook<NapView, Integer> BOOK = RuleBook.<NapView, Integer>named("Round Games on nap")
            .then(rule("nap.call.perfect", source("nap.p01", "nap.p22"))
                    .when(over(NapView.NAP))
                    .needs(atLeast(FROM_THE_TOP, NapView.HAND))
                    .answers(only(NapView.NAP))
                    .whyByBook("No card can beat any of the five, so all the tricks and the highest stake are certain.")
                    .title("A perfect nap"))
            .then(rule(
                            "nap.call.flush",
                            source("nap.p02")
                                    .withFigureFromPractice("fairly high is two cards of the five, ten or better")
                                    .printing("longest")
                                    .meaning("fairly high cards", "tens"))
                    .when(over(NapView.NAP))
                    .needs(atLeast(LONGEST, NapView.HAND), atLeast(TENS, NapView.FAIRLY_HIGH))
                    .answers(only(NapView.NAP))
                    .whyByBook(
                            "A nap won brings double and one lost costs single, so a whole hand of trumps plays for all five.")
                    .title("Five of one suit"))
            .then(rule(
                            "nap.call.four-and-a-high-card",
                            source("nap.p03")
                                    .withFigureFromPractice(HIGH)
                                    .printing("longest", "headed")
                                    .meaning("one high card", "high-beside"))
                    .when(over(NapView.NAP))
                    .needs(exactly(LONGEST, 4), has(HEADED), atLeast(HIGH_BESIDE, 1))
                    .answers(only(NapView.NAP))
                    .why("Four trumps draw those of the others, after which one high card has only its own suit to "
                            + "fear.")
                    .title("Four of a suit and a high card"))
            .then(rule(
                            "nap.call.three-and-two",
                            source("nap.p04")
                                    .withFigureFromPractice(HIGH)
                                    .printing("longest", "suits")
                                    .meaning("three high cards", "high-trumps")
                                    .meaning("two high cards", "high-beside"))
                    .when(over(NapView.NAP))
                    .needs(atLeast(HIGH_TRUMPS, 3), atLeast(HIGH_BESIDE, 2), exactly(LONGEST, 3), exactly(SUITS, 2))
                    .answers(only(NapView.NAP))
                    .why("Three high trumps clear the way for two high cards of one suit, which only that suit "
                            + "could then beat.")
                    .title("Three high and two high"))
            .then(rule(
                            TWO_ACES,
                            source("nap.p05", "nap.p06")
                                    .withFigureFromPractice(HIGH)
                                    .printing("longest", "suits", "aces-beside")
                                    .meaning("three high cards", "high-trumps"))
                    .when(over(NapView.NAP))
                    .needs(atLeast(HIGH_TRUMPS, 3), atLeast(ACES_BESIDE, 2), exactly(LONGEST, 3), exactly(SUITS, 3))
                    .answers(only(NapView.NAP))
                    .whyByBook("Once trumps are drawn, the two aces cannot be beaten.", "nap.p06")
                    .title("Three high and two aces"))
            .then(rule(
                            "nap.call.three-tens-and-two-aces",
                            source("nap.p05", "nap.p06")
                                    .withFigureFromPractice("beside two aces a ten may still be called high")
                                    .printing("longest", "suits", "aces-beside")
                                    .meaning("three high cards", "tens-of-trumps"))
                    .when(over(NapView.NAP))
                    .needs(atLeast(TENS_OF_TRUMPS, 3), atLeast(ACES_BESIDE, 2), exactly(LONGEST, 3), exactly(SUITS, 3))
                    .answers(only(NapView.NAP))
                    .manner(Manner.USUALLY)
                    .whyByBook("Once trumps are drawn, the two aces cannot be beaten.", "nap.p06"))
            .then(rule(
                            RATHER_THAN_FOUR,
                            source("nap.p07", "nap.p05")
                                    .withFigureFromPractice("good enough for four are four of a suit with ace and king")
                                    .meaning("a hand good enough for four", "longest", "from-the-top"))
                    .when(over(NapView.NAP))
                    .needs(atLeast(TOP_OF_FOUR, 2), exactly(LONGEST, 4), lacks(THREE_SUITS))
                    .answers(FOUR_OR_NAP)
                    .prefer(most(TRICKS).inGeneral())
                    .whyByBook("Nap pays ten and costs five when lost; four pays four and costs four.", "nap.p07"))
            .then(rule("nap.call.ace-king-queen", source("nap.p08", "nap.p21"))
                    .when(over(3))
                    .needs(atLeast(FROM_THE_TOP, 3))
                    .answers(only(3))
                    .whyByBook("The three highest trumps win three tricks whatever the others hold.")
                    .title("Ace, king, queen"))
            .then(rule("nap.call.ace-knave-ten", source("nap.p09"))
                    .when(over(3))
                    .needs(atLeast(ACE_KNAVE_TEN, 3))
                    .answers(only(3))
                    .whyByBook("{It} fails only if one hand has king or queen and a small trump to drop under the ace.")
                    .title("Ace, knave, ten"))
            .then(rule(
                            "nap.call.three-on-less",
                            source("nap.p10")
                                    .withFigureFromPractice(
                                            "three of a suit, two of them knaves or better and one of these ace or king; "
                                                    + HIGH)
                                    .meaning("less than A J T", "longest", "high-trumps", "head")
                                    .meaning("cards high enough", "high-beside"))
                    .when(over(3))
                    .needs(
                            atLeast(LONGEST, 3),
                            atLeast(HIGH_TRUMPS, 2),
                            atLeast(HEAD, NapView.KING),
                            any(atMost(SUITS, 2), atLeast(HIGH_BESIDE, 2)))
                    .answers(UP_TO_THREE)
                    .prefer(most(TRICKS).inGeneral())
                    .manner(Manner.USUALLY)
                    .whyByBook("Cards of a second suit, or high ones beside, may win the third trick by themselves.")
                    .title("Three on less than ace, knave, ten"))
            .then(rule(
                            "nap.call.three-on-a-flush",
                            source("nap.p10")
                                    .reckoning("longest")
                                    .takenOver("a hand all of one suit, however low, is taken for one whose other "
                                            + "cards are of one suit"))
                    .when(over(THREE))
                    .needs(atLeast(LONGEST, NapView.HAND))
                    .answers(UP_TO_THREE)
                    .prefer(most(TRICKS).inGeneral())
                    .manner(Manner.USUALLY)
                    .why(
                            "Five trumps outlast those of the others, so that the last of them win however small they are.")
                    .title("Three on five of one suit"))
            .then(rule("nap.call.on-less", source("nap.p11", "nap.p10", "nap.p15"))
                    .needs(lacks(NAP_HAND))
                    .answers(ON_LESS)
                    .manner(Manner.MAY)
                    .whyByBook("Few hands are certain of their tricks, and how much to risk is left to the player.")
                    .title("Two or three on less"))
            .then(rule("nap.call.ace-king", source("nap.p11"))
                    .when(over(2))
                    .needs(atLeast(FROM_THE_TOP, 2))
                    .answers(only(2))
                    .whyByBook("Ace and king of trumps win two tricks whatever the others hold.")
                    .title("Ace and king"))
            .then(rule(NOT_NAP, source("nap.p05").takenOver("what to call instead is general practice: " + WORTH))
                    .when(over(3))
                    .needs(has(THREE_SUITS))
                    .answers(BELOW_FOUR)
                    .prefer(least(FROM_WORTH).inGeneral().because("what the cards are worth"))
                    .whyByBook("One lost trick loses nap.", "nap.p22")
                    .title("No nap on three suits"))
            .then(rule("nap.call.worth", generalPractice(WORTH))
                    .when(over(2))
                    .needs(has(WORTH_MORE))
                    .answers(AS_WORTH)
                    .manner(Manner.USUALLY)
                    .why("Calling what the cards should win takes the stakes for it without paying for tricks they "
                            + "cannot make.")
                    .title("What the hand is worth"))
            .then(rule(
                            "nap.call.first-passes",
                            source("nap.p18")
                                    .takenOver("who has nothing to call passes, and stands for one if all others pass"))
                    .when(has(FIRST))
                    .answers(only(NapView.PASS))
                    .manner(Manner.USUALLY)
                    .whyByBook(
                            "If all the others pass, the first player must stand for one anyway, so passing loses nothing.")
                    .title("The first player passes"))
            .then(rule("nap.call.pass", source("nap.p17").takenOver("what is not worth a higher call is passed"))
                    .needs(lacks(WORTH_MORE))
                    .answers(only(NapView.PASS))
                    .whyByBook(
                            "A call that fails pays every other player, so a weak hand leaves the risk to them.",
                            "nap.p14"))
            .book();

    /** What the page says of a call that it leaves to the player. */
    public static Ruling<Integer> leftOpen(int call) {
        return switch (call) {
            case THREE ->
                open(
                        call,
                        "nap.call.three-on-less",
                        "the book calls only ace, king and queen certain, and lets three be called on much less",
                        "nap.p10",
                        "nap.p08");
            case 2 ->
                open(
                        call,
                        "nap.call.ace-king",
                        "the book calls only ace and king certain, and lets two be called on less",
                        "nap.p11");
            default ->
                open(
                        call,
                        "nap.call.worth",
                        "how much to risk on such a hand the book leaves to the player",
                        "nap.p15");
        };
    }

    /** What the page says of nap on cards of three suits or four. */
    public static Ruling<Integer> napOnThreeSuits(NapView view) {
        Reason reason = new Reason(THREE_SUITS.key(), view.suits(), THREE_SUITS.inWords(view), "2", "", Standing.FAILS);
        return new Ruling<>(
                TWO_ACES, source("nap.p05"), List.of(NapView.NAP), List.of(), Standing.FAILS, List.of(reason));
    }

    private static Ruling<Integer> open(int call, String rule, String says, String... ids) {
        Reason reason = new Reason("left-open", call, says, "", "", Standing.FAILS);
        return new Ruling<>(rule, source(ids), List.of(call), List.of(), Standing.FAILS, List.of(reason));
    }

    /** So many tricks may still be called. */
    private static Need<NapView> over(int tricks) {
        return atMost(CALLED, tricks - 1);
    }

    private static Need<NapView> exactly(Quantity<NapView> quantity, int number) {
        return within(quantity, Range.exactly(number));
    }

    private NapCalls() {}
}
