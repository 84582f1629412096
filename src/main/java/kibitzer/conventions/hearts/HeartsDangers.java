package kibitzer.conventions.hearts;

import static kibitzer.advice.Answers.only;
import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.lacks;
import static kibitzer.advice.Needs.notLessThan;
import static kibitzer.advice.Preference.least;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.advice.Source.source;

import java.util.List;
import kibitzer.advice.Answers;
import kibitzer.advice.Manner;
import kibitzer.advice.Option;
import kibitzer.advice.Quantity;
import kibitzer.advice.RuleBook;
import kibitzer.advice.Trait;

/**
 * How dangerous a suit is at hearts (p. 245). The book names four holdings, Q-10-9, A-J-3, A-J-8-4-2 and A-2; what is low, high, short and
 * adequate it leaves open.
 */
public final class HeartsDangers {
    public static final String SAFE = "safe";
    public static final String GUARDED = "guarded";
    public static final String DANGER = "danger";

    /** The two, the three and the four. */
    private static final int LOWEST = 3;

    private static final int THREE = 3;

    private static final String LOW = "by our line a low card is a five or lower";
    private static final String HIGH = "a high one is a ten or higher";
    private static final String LENGTH = "a suit of up to three cards is short";

    static final Quantity<HeartsSuit> CARDS =
            new Quantity<>("length", "card of the suit", "cards of the suit", HeartsSuit::length);
    static final Quantity<HeartsSuit> LOWS = new Quantity<HeartsSuit>("lows", "low card", "low cards", HeartsSuit::lows)
            .saying(0, "no low card (by our line a five or lower) to stay under a trick with")
            .naming(suit -> suit.lows() == 0 ? "your lowest is " + suit.lowest() : suit.named(HeartsSuit::isLow));
    static final Quantity<HeartsSuit> HIGHS = new Quantity<HeartsSuit>(
                    "highs", "high card", "high cards", HeartsSuit::highs)
            .saying(0, "no high card")
            .naming(suit -> suit.named(HeartsSuit::isHigh));
    /** The same for a rule on high cards that are guarded. */
    private static final Quantity<HeartsSuit> GUARDED_LOWS = new Quantity<HeartsSuit>(
                    "lows", "low card", "low cards", HeartsSuit::lows)
            .saying(0, "a guarded suit has low cards to stay under tricks with (by our line a five or lower)")
            .naming(suit -> suit.lows() == 0 ? "your lowest is " + suit.lowest() : suit.named(HeartsSuit::isLow));

    /** The same of its high cards. */
    private static final Quantity<HeartsSuit> GUARDED_HIGHS = new Quantity<HeartsSuit>(
                    "highs", "high card", "high cards", HeartsSuit::highs)
            .saying(0, "guarded is said of high cards with low ones under them, and you hold no high card")
            .naming(suit -> suit.named(HeartsSuit::isHigh));

    static final Quantity<HeartsSuit> FROM_THE_BOTTOM = new Quantity<HeartsSuit>(
                    "from-the-bottom",
                    "card in a row from the two up",
                    "cards in a row from the two up",
                    HeartsSuit::fromTheBottom)
            .saying(0, "others can stay below your cards")
            .naming(suit -> suit.fromTheBottom() == 0 ? "your lowest is " + suit.lowest() : "")
            .saying(1, "you hold the two but not the three, so after one round a higher card may have to win")
            .saying(
                    2,
                    "you hold the two and three but not the four, so after two rounds a higher card may have to win");

    /** Long and short suits are told apart first: of a long one nothing is said by what holds of short ones. */
    private static final Trait<HeartsSuit> IS_SHORT =
            Trait.either("short", "a short suit", "a long suit", HeartsSuit::isShort);

    static final Trait<HeartsSuit> LOW_HELD = new Trait<HeartsSuit>(
                    "low-held", "a low card", "no low card", suit -> suit.lows() > 0)
            .saying(suit -> suit.lows() == 0
                    ? "no low card"
                    : "you can get out of the lead with " + suit.named(HeartsSuit::isLow));

    private static final Trait<HeartsSuit> ACE_AND_TWO =
            new Trait<>("ace-and-two", "ace and two alone", "not ace and two alone", HeartsSuit::isAceAndTwo);

    private static final Trait<HeartsSuit> ACE_AND_ONE_LOW = new Trait<>(
            "ace-and-one-low",
            "the ace with one low card alone",
            "not the ace with one low card alone",
            HeartsSuit::isAceAndOneLow);

    /** The book does not judge it; who calls it dangerous is not wrong. */
    private static final Answers<HeartsSuit, String> GUARDED_IF_PLAYED_SO =
            new Answers<>("guarded, or dangerous", suit -> List.of(GUARDED, DANGER));

    /** The page calls A-J-8-4-2, a long suit whose high cards are guarded, reasonably safe. */
    private static final Answers<HeartsSuit, String> GUARDED_OR_SAFE = new Answers<>(
            "guarded, or safe",
            suit -> suit.isShort() || suit.lows() < suit.highs() ? List.of(GUARDED) : List.of(GUARDED, SAFE));

    private static final Quantity<Option<HeartsSuit, String>> NOT_GUARDED = new Quantity<>(
            "not-guarded",
            "high card too many",
            "high cards too many",
            option -> option.answer().equals(GUARDED) ? 0 : 1);

    public static final RuleBook<HeartsSuit, String> BOOK = RuleBook.<HeartsSuit, String>named("Culbertson on hearts")
            .then(rule(
                            "hearts.danger.short-without-low",
                            source("hearts.p02")
                                    .withFigureFromPractice(LOW + ", and " + LENGTH)
                                    .meaning("short", "length"))
                    .when(has(IS_SHORT))
                    .needs(atMost(CARDS, HeartsSuit.SHORT), lacks(LOW_HELD))
                    .answers(only(DANGER))
                    .whyByBook("Others can lead it to put you in when you have no card left to get out with.")
                    .title("Short without a low card"))
            .then(rule(
                            "hearts.danger.long-without-low",
                            source("hearts.p03")
                                    .withFigureFromPractice(LOW + ", and " + LENGTH)
                                    .meaning("long", "length"))
                    .when(lacks(IS_SHORT))
                    .needs(atLeast(CARDS, HeartsSuit.SHORT + 1), lacks(LOW_HELD))
                    .answers(only(DANGER))
                    .whyByBook("Only by throwing these cards on other suits can you hope not to win with them.")
                    .title("Long without a low card"))
            .then(rule("hearts.danger.ace-and-two", source("hearts.p07"))
                    .when(has(IS_SHORT))
                    .needs(has(ACE_AND_TWO))
                    .answers(only(DANGER))
                    .why(
                            "The ace wins its round and the two is spent on the next, after which you have no exit left in the suit.")
                    .title("Ace and two"))
            .then(rule(
                            "hearts.danger.ace-and-one-low",
                            source("hearts.p07")
                                    .takenOver(
                                            "the page names ace and two, and a higher card beside the ace is no safer"))
                    .when(has(IS_SHORT))
                    .needs(has(ACE_AND_ONE_LOW))
                    .answers(only(DANGER))
                    .manner(Manner.USUALLY)
                    .why("One low card goes under one round at most, and the ace wins whichever round it is played to.")
                    .title("Ace and one low card"))
            .then(rule(
                            "hearts.danger.lowest-cards",
                            source("hearts.p05")
                                    .withFigureFromPractice("the lowest cards are the two, the three and the four")
                                    .meaning("the lowest cards", "from-the-bottom")
                                    .meaning("long", "length"))
                    .when(lacks(IS_SHORT))
                    .needs(atLeast(CARDS, HeartsSuit.SHORT + 1), atLeast(FROM_THE_BOTTOM, LOWEST))
                    .answers(only(SAFE))
                    .whyByBook("Nobody can stay below them, so the suit lets you out of the lead again and again.")
                    .title("A long suit with the lowest cards"))
            .then(rule(
                            "hearts.danger.guarded",
                            source("hearts.p04")
                                    .withFigureFromPractice(
                                            "adequate is a low card for each high one; " + LOW + ", and " + HIGH)
                                    .leaving("lows")
                                    .meaning("guarded", "lows", "highs")
                                    .meaning("high cards", "highs"))
                    .when(atLeast(CARDS, THREE)) // of two cards one high and one low are told of below
                    .needs(atLeast(GUARDED_HIGHS, 1), atLeast(GUARDED_LOWS, 1), notLessThan(LOWS, HIGHS))
                    .answers(GUARDED_OR_SAFE)
                    .prefer(least(NOT_GUARDED).inGeneral())
                    .why(
                            "Each low card lets you stay under one trick; the high ones may have to win once those are gone.")
                    .title("High cards well guarded"))
            .then(rule(
                            "hearts.danger.short-with-low",
                            source("hearts.p01")
                                    .withFigureFromPractice(LOW + ", and " + LENGTH)
                                    .takenOver(
                                            "the book tells how to play such a suit, and that it is guarded is practice")
                                    .meaning("short", "length")
                                    .meaning("the low card", "lows"))
                    .when(has(IS_SHORT))
                    .needs(atMost(CARDS, HeartsSuit.SHORT), atLeast(GUARDED_HIGHS, 1), atLeast(GUARDED_LOWS, 1))
                    .answers(GUARDED_IF_PLAYED_SO)
                    .prefer(least(NOT_GUARDED).inGeneral())
                    .whyByBook(
                            "High cards kept back may be made to win; the book plays them first and saves the low one to get out with.")
                    .title("Short with a low card"))
            .then(rule("hearts.danger.too-few-low", generalPractice("fewer low cards than high ones are too few"))
                    .needs(atLeast(HIGHS, 2), atLeast(LOWS, 1))
                    .answers(only(DANGER))
                    .why("Each low card covers one high card; the others must win when the suit is led again.")
                    .title("Too few low cards"))
            .then(rule("hearts.danger.low-and-middle", generalPractice("a suit without a high card is safe"))
                    .needs(atMost(HIGHS, 0), atLeast(LOWS, 1))
                    .answers(only(SAFE))
                    .why("Others hold higher cards than all of these, so somebody else can win each round.")
                    .title("No high card"))
            .book();

    private HeartsDangers() {}
}
