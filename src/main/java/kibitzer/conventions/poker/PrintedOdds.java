package kibitzer.conventions.poker;

import java.util.Optional;
import kibitzer.conventions.PrintedFigure;
import kibitzer.odds.Fraction;
import kibitzer.odds.Odds;

/**
 * A figure of the book's table of draws, as it stands there.
 *
 * @param holding the heading
 * @param target the line
 * @param printed as printed: "5¼ to 1"
 * @param against the same as a number to one
 * @param erratum the syllabus entry that speaks of it, where it is wrong
 * @param remark why it is off, in words, where it is
 */
public record PrintedOdds(
        DrawHolding holding,
        DrawTarget target,
        String printed,
        Fraction against,
        Optional<String> erratum,
        String remark)
        implements PrintedFigure {
    /** The table's id in the syllabus. */
    public static final String TABLE = "poker-table-08-improvement";

    private static final Fraction HALF = Fraction.of(1, 2);

    @Override
    public String table() {
        return TABLE;
    }

    @Override
    public String inWords() {
        return printed + " against";
    }

    @Override
    public String inWords(Fraction chance) {
        return new Odds(chance).inWords();
    }

    @Override
    public String unit() {
        return "against";
    }

    @Override
    public Fraction figure() {
        return against;
    }

    /**
     * True if the printed figure is the true one rounded as the book rounds it: a whole number to the nearest whole,
     * one with a half to the nearest half, with a quarter to the nearest quarter.
     */
    @Override
    public boolean agrees(Fraction chance) {
        if (chance.isZero()) {
            return false;
        }
        Fraction off = new Odds(chance).against().minus(against);
        Fraction size = off.compareTo(Fraction.ZERO) < 0 ? Fraction.ZERO.minus(off) : off;
        return size.compareTo(step().times(HALF)) <= 0;
    }

    private Fraction step() {
        return Fraction.of(1, Math.min(against.denominator().intValueExact(), 4));
    }

    @Override
    public Fraction chance() {
        return Fraction.ONE.dividedBy(Fraction.ONE.plus(against));
    }
}
