package kibitzer.conventions.bridge.chances;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.Optional;
import kibitzer.conventions.PrintedFigure;
import kibitzer.odds.Fraction;

/**
 * A percentage of one of the tables, as it stands there.
 *
 * @param table the table's id in the syllabus
 * @param line what it is the chance of, in the table's own words: "3-2"
 * @param percent with as many decimals as printed: 49.7
 * @param erratum the syllabus entry that speaks of it, where it is wrong
 * @param remark why it is off, in words, where it is
 */
public record PrintedPercentage(String table, String line, BigDecimal percent, Optional<String> erratum, String remark)
        implements PrintedFigure {
    private static final Fraction HUNDRED = Fraction.of(100, 1);
    private static final int ONE_DECIMAL_MORE = 1;

    @Override
    public String inWords() {
        return percent.toPlainString() + " percent";
    }

    /** With one decimal more than the printed figure has. */
    @Override
    public String inWords(Fraction chance) {
        return chance.times(HUNDRED).rounded(percent.scale() + ONE_DECIMAL_MORE).toPlainString() + " percent";
    }

    @Override
    public String unit() {
        return "percent";
    }

    @Override
    public Fraction figure() {
        return new Fraction(percent.unscaledValue(), BigInteger.TEN.pow(percent.scale()));
    }

    @Override
    public Fraction chance() {
        return figure().dividedBy(HUNDRED);
    }

    /** True if it is the true percentage, rounded to as many decimals as are printed. */
    @Override
    public boolean agrees(Fraction chance) {
        Fraction inPercent = chance.times(HUNDRED);
        BigDecimal rounded = new BigDecimal(inPercent.numerator())
                .divide(new BigDecimal(inPercent.denominator()), percent.scale(), RoundingMode.HALF_UP);
        return rounded.compareTo(percent) == 0;
    }
}
