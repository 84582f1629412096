package kibitzer.conventions.banking.vingtetun;

import static kibitzer.advice.Answers.only;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.lacks;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.banking.vingtetun.VingtFeatures.COUNTS_ELEVEN;

import kibitzer.advice.RuleBook;

/** Whether the bet is doubled for one card more: on eleven alone it may be, and the book calls it unwise (p. 367-368). */
public final class DoubleOnEleven {
    public static final String YES = "yes";
    public static final String NO = "no";

    private static final int RULE_PAGE = 367;

    public static final RuleBook<VingtView, String> BOOK = RuleBook.<VingtView, String>named(
                    "Culbertson on doubling at vingt-et-un")
            .then(rule("vingt-et-un.double.unwise", source("vingt-et-un.p01"))
                    .needs(has(COUNTS_ELEVEN))
                    .answers(only(NO))
                    .why("The second bet buys one card, and after a low one you may not draw again.")
                    .title("Doubling on eleven"))
            .then(rule("vingt-et-un.double.eleven-alone", source("vingt-et-un").onPage(RULE_PAGE))
                    .needs(lacks(COUNTS_ELEVEN))
                    .answers(only(NO))
                    .why("Any other count may not be doubled: to draw or to stand for the one bet is all that is left.")
                    .title("Only eleven may be doubled"))
            .book();

    private DoubleOnEleven() {}
}
