package kibitzer.decisions.answer;

import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.Locale;
import kibitzer.cards.BadNotation;

/**
 * All values from one number to another, as an answer states them.
 *
 * @param least the lower end
 * @param most the upper end
 */
public record Span(double least, double most) {

    /** @throws BadNotation if the ends are the wrong way round */
    public Span {
        if (least > most) {
            throw BadNotation.because("from " + digits(least) + " to " + digits(most), "the lesser first");
        }
    }

    /** "13-15", "5". */
    @Override
    public String toString() {
        return least == most ? digits(least) : digits(least) + "-" + digits(most);
    }

    /** True if the other states no more than this. */
    boolean isWithin(Span other) {
        return other.least <= least && most <= other.most;
    }

    boolean isNear(Span other, double tolerance) {
        return Math.abs(least - other.least) <= tolerance && Math.abs(most - other.most) <= tolerance;
    }

    private static String digits(double value) {
        return new DecimalFormat("0.#", DecimalFormatSymbols.getInstance(Locale.ROOT)).format(value);
    }
}
