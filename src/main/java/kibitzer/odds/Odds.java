package kibitzer.odds;

import java.math.BigDecimal;

/**
 * A chance as card players say it: "4.22 to 1 against", "2.5 to 1 on".
 *
 * @param chance from 0 to 1
 */
public record Odds(Fraction chance) {
    private static final int DECIMALS = 2;
    private static final Fraction EVEN = Fraction.of(1, 2);

    public Odds {
        if (chance.compareTo(Fraction.ZERO) < 0 || chance.compareTo(Fraction.ONE) > 0) {
            throw new IllegalArgumentException("chance " + chance + "; expected 0 to 1");
        }
    }

    /**
     * How many chances against it there are to one for it; below 1 where it is likely.
     *
     * @throws IllegalArgumentException if it cannot happen
     */
    public Fraction against() {
        return chance.complement().dividedBy(chance);
    }

    /** "1.88 to 1 against" to two decimals, "3 to 1 on" for what is likelier than not, "impossible", "certain". */
    public String inWords() {
        return isSure() || isOn() ? inShort() : inShort() + " against";
    }

    /** The same where "against" stands before it: "1.88 to 1", "3 to 1 on". */
    public String inShort() {
        if (isSure()) {
            return chance.isZero() ? "impossible" : "certain";
        }
        return isOn() ? toOne(Fraction.ONE.dividedBy(against())) + " on" : toOne(against());
    }

    /** True of what is likelier than not, and not certain. */
    public boolean isOn() {
        return !isSure() && chance.compareTo(EVEN) > 0;
    }

    private boolean isSure() {
        return chance.isZero() || chance.equals(Fraction.ONE);
    }

    private static String toOne(Fraction ratio) {
        BigDecimal rounded = ratio.rounded(DECIMALS).stripTrailingZeros();
        return rounded.toPlainString() + " to 1";
    }
}
