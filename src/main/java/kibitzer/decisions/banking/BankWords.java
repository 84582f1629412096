package kibitzer.decisions.banking;

import java.math.BigInteger;
import kibitzer.games.banking.Bet;
import kibitzer.odds.Fraction;
import kibitzer.wording.Sentence;

/** How bets are told. */
final class BankWords {
    private static final Fraction HUNDRED = Fraction.of(100, 1);
    /** Nobody sees how a fraction of so many comes about. */
    private static final BigInteger GRASPED = BigInteger.valueOf(1000);

    private BankWords() {}

    /** "37 of 47", with the number of cards below where it can stand there; a long fraction in percent. */
    static String of(Fraction chance, int cards) {
        BigInteger[] times = BigInteger.valueOf(cards).divideAndRemainder(chance.denominator());
        if (times[1].signum() == 0) {
            return chance.numerator().multiply(times[0]) + " of " + cards;
        }
        return chance.denominator().compareTo(GRASPED) <= 0
                ? chance.numerator() + " of " + chance.denominator()
                : percent(chance) + " of 100";
    }

    /** "2.02", two decimals. */
    static String percent(Fraction share) {
        return share.times(HUNDRED).rounded(2).stripTrailingZeros().toPlainString();
    }

    static String noEdge(Bet bet) {
        return bet.isPaid() || bet.isPart()
                ? "it is part of a longer hand, and the book has no rule for the rest"
                : "the book names no payment";
    }

    /** What lies on the table, as a label. */
    static String table(Bet bet) {
        String what = bet.table().what().replaceFirst("^(one|two|four) cards?[:,] ", "");
        return Sentence.capital(what);
    }
}
