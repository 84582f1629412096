package kibitzer.conventions.banking.vingtetun;

import static kibitzer.advice.Answers.only;
import static kibitzer.advice.Needs.among;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.lacks;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.banking.vingtetun.DoubleOnEleven.NO;
import static kibitzer.conventions.banking.vingtetun.DoubleOnEleven.YES;
import static kibitzer.conventions.banking.vingtetun.VingtFeatures.IS_PAIR;
import static kibitzer.conventions.banking.vingtetun.VingtFeatures.PAIR;

import kibitzer.advice.Manner;
import kibitzer.advice.RuleBook;

/** Which pairs are played as two hands (p. 368): aces, and no others; some are surely, the rest probably unwise. */
public final class SplitPairs {
    private static final int RULE_PAGE = 367;

    public static final RuleBook<VingtView, String> BOOK = RuleBook.<VingtView, String>named(
                    "Culbertson on splitting at vingt-et-un")
            .then(rule("vingt-et-un.split.aces", source("vingt-et-un.p03"))
                    .needs(among(PAIR, "aces"))
                    .answers(only(YES))
                    .why("Two aces count little together, and each alone is the best start a hand can have.")
                    .title("Split aces"))
            .then(rule("vingt-et-un.split.surely-unwise", source("vingt-et-un.p02"))
                    .needs(among(PAIR, "fours", "fives", "nines", "tens"))
                    .answers(only(NO))
                    .why(
                            "Nines and tens already make a count to stand on; fours and fives make eight or ten, which one card turns into a good count.")
                    .title("Splits that are surely unwise"))
            // "Probably", says the page: to split these is not forbidden.
            .then(rule("vingt-et-un.split.probably-unwise", source("vingt-et-un.p02"))
                    .needs(among(PAIR, "twos", "threes", "sixes", "sevens", "eights"))
                    .answers(only(NO))
                    .manner(Manner.USUALLY)
                    .why("Splitting doubles the money at stake on two hands that the dealer is still likely to beat.")
                    .title("Splits that are probably unwise"))
            .then(rule("vingt-et-un.split.may", source("vingt-et-un").onPage(RULE_PAGE))
                    .needs(has(IS_PAIR))
                    .answers(only(YES))
                    .manner(Manner.MAY)
                    .why("A poor total is left behind, at the price of a second bet on a second hand.")
                    .title("Splitting is allowed"))
            .then(rule("vingt-et-un.split.no-pair", source("vingt-et-un").onPage(RULE_PAGE))
                    .needs(lacks(IS_PAIR))
                    .answers(only(NO))
                    .why("Two cards of different ranks are played on as one hand."))
            .book();

    private SplitPairs() {}
}
