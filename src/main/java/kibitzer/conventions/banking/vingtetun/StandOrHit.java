package kibitzer.conventions.banking.vingtetun;

import static kibitzer.advice.Answers.only;
import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.lacks;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.banking.vingtetun.VingtFeatures.ACES_AND_TENS;
import static kibitzer.conventions.banking.vingtetun.VingtFeatures.ACE_ONE;
import static kibitzer.conventions.banking.vingtetun.VingtFeatures.COUNT;
import static kibitzer.conventions.banking.vingtetun.VingtFeatures.HIGH_CARD;
import static kibitzer.conventions.banking.vingtetun.VingtFeatures.SOFT;

import kibitzer.advice.RuleBook;

/** When to stand and when to take a card (p. 368): by the dealer's card and the count, the ace 1 unless 11 makes 18. */
public final class StandOrHit {
    public static final String STAND = "stand";
    public static final String HIT = "hit";

    private static final int SEVENTEEN = 17;
    private static final int AGAINST_HIGH = 16;
    private static final int AGAINST_LOW = 14;

    public static final RuleBook<VingtView, String> BOOK = RuleBook.<VingtView, String>named(
                    "Culbertson on vingt-et-un")
            .then(rule("vingt-et-un.stand.ace-as-eleven", source("vingt-et-un.p06"))
                    .when(has(SOFT))
                    .needs(has(ACES_AND_TENS))
                    .answers(only(STAND))
                    .why("Eighteen or better with the ace as eleven is already hard for the dealer to beat.")
                    .title("The ace as eleven"))
            .then(rule("vingt-et-un.stand.seventeen", source("vingt-et-un.p08", "vingt-et-un.p07"))
                    .when(lacks(SOFT))
                    .needs(atLeast(COUNT, SEVENTEEN))
                    .answers(only(STAND))
                    .whyByBook(
                            "Drawing gets back less of the stake than standing on such a count, even where the dealer "
                                    + "is likely to win.",
                            "vingt-et-un.p07")
                    .title("Stand on seventeen"))
            .then(rule("vingt-et-un.stand.ace-as-one", source("vingt-et-un.p06", "vingt-et-un.p04", "vingt-et-un.p05"))
                    .when(has(SOFT))
                    .needs(has(ACE_ONE))
                    .answers(only(HIT))
                    .why("With the ace as one no card can take you past twenty-one, so another is drawn without risk.")
                    .title("The ace as one"))
            .then(rule("vingt-et-un.stand.sixteen-against-a-high-card", source("vingt-et-un.p04"))
                    .when(has(HIGH_CARD), lacks(SOFT))
                    .needs(atLeast(COUNT, AGAINST_HIGH))
                    .answers(only(STAND))
                    .whyByBook(
                            "At sixteen a card goes past twenty-one more often than it helps, though by the book that alone settles little.",
                            "vingt-et-un.p09"))
            .then(rule("vingt-et-un.stand.fifteen-against-a-high-card", source("vingt-et-un.p04"))
                    .when(has(HIGH_CARD), lacks(SOFT))
                    .needs(atMost(COUNT, AGAINST_HIGH - 1))
                    .answers(only(HIT))
                    .why("A dealer with a high card probably has a count that beats you, so standing still mostly "
                            + "loses."))
            .then(rule("vingt-et-un.stand.fourteen-against-a-low-card", source("vingt-et-un.p05"))
                    .when(lacks(HIGH_CARD), lacks(SOFT))
                    .needs(atLeast(COUNT, AGAINST_LOW))
                    .answers(only(STAND))
                    .whyByBook(
                            "With a low card the dealer often goes bust, so you let the dealer draw and take no risk.",
                            "vingt-et-un.p09"))
            .then(rule("vingt-et-un.stand.thirteen-against-a-low-card", source("vingt-et-un.p05"))
                    .when(lacks(HIGH_CARD), lacks(SOFT))
                    .needs(atMost(COUNT, AGAINST_LOW - 1))
                    .answers(only(HIT))
                    .whyByBook("A count so low improves more often than it goes past twenty-one.", "vingt-et-un.p09"))
            .book();

    private StandOrHit() {}
}
