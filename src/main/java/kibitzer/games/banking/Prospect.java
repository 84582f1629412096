package kibitzer.games.banking;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import kibitzer.odds.Fraction;

/**
 * What may become of a bet, with exact chances.
 *
 * @param byNet the chance of each result, by what it adds to the stake as a share of it: -1 lost, 0 returned, 4 paid 4 to 1
 */
public record Prospect(Map<Fraction, Fraction> byNet) {
    public static final Fraction LOST = Fraction.of(-1, 1);
    public static final Fraction RETURNED = Fraction.ZERO;
    public static final Fraction EVEN = Fraction.ONE;

    public Prospect {
        byNet = Collections.unmodifiableMap(new TreeMap<>(byNet));
    }

    /** The chance that the stake grows. */
    public Fraction won() {
        return where(1);
    }

    /** The chance that some of the stake is lost. */
    public Fraction lost() {
        return where(-1);
    }

    /** The chance that the stake comes back as it was. */
    public Fraction returned() {
        return where(0);
    }

    private Fraction where(int sign) {
        return byNet.entrySet().stream()
                .filter(result -> result.getKey().numerator().signum() == sign)
                .map(Map.Entry::getValue)
                .reduce(Fraction.ZERO, Fraction::plus);
    }

    /** What is won on average, as a share of the stake. */
    public Fraction mean() {
        return byNet.entrySet().stream()
                .map(result -> result.getKey().times(result.getValue()))
                .reduce(Fraction.ZERO, Fraction::plus);
    }

    /** What the bank keeps of the stake on average. */
    public Fraction edge() {
        return Fraction.ZERO.minus(mean());
    }
}
