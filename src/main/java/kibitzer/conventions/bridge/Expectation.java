package kibitzer.conventions.bridge;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * What one may expect of partner's strength: the average of the hands he may hold by his calls, when what the own hand
 * leaves in the pack is spread over three; but of a partner who promised his share of that or more, and set no limit, no
 * more than he promised, for with more he bids again. The spread of random hands is taken for normal.
 */
final class Expectation {
    private static final int OTHER_HANDS = 3;

    private Expectation() {}

    private record Asked(Scale scale, Interval partner, boolean average) {}

    /** Reckoned once for each range: there are few of them, and every call is read by them. */
    private static final Map<Asked, double[]> KNOWN = new ConcurrentHashMap<>();

    /** Own strength and partner's expected share, to half a step of the scale. */
    static double together(Scale scale, double own, Interval partner) {
        return together(new Asked(scale, partner, false), own);
    }

    /** The same by the average alone, whatever partner promised. */
    static double average(Scale scale, double own, Interval partner) {
        return together(new Asked(scale, partner, true), own);
    }

    /** What a hand within these ends holds on the average, when nothing is known of the others. */
    static double ofSome(Scale scale, Interval shown) {
        double share = Math.round(scale.inThePack() / (OTHER_HANDS + 1) / scale.step()) * scale.step();
        return average(scale, share, shown) - share;
    }

    private static double together(Asked asked, double own) {
        double[] known = KNOWN.computeIfAbsent(asked, Expectation::table);
        Scale scale = asked.scale();
        int index = (int) Math.round((own - scale.least()) / scale.step());
        return known[Math.clamp(index, 0, known.length - 1)];
    }

    /** Which hands expect so much between both: {@link #together} read backwards. */
    static Interval own(Scale scale, Interval together, Interval partner) {
        double least = Double.POSITIVE_INFINITY;
        double most = Double.NEGATIVE_INFINITY;
        for (double own = scale.least(); own <= scale.most(); own += scale.step()) {
            if (together.contains(together(scale, own, partner))) {
                least = Math.min(least, own);
                most = Math.max(most, own);
            }
        }
        return least <= most ? Interval.of(least, most) : Interval.of(scale.least(), scale.most());
    }

    private static double[] table(Asked asked) {
        Scale scale = asked.scale();
        int hands = (int) Math.round((scale.most() - scale.least()) / scale.step()) + 1;
        double[] table = new double[hands];
        for (int i = 0; i < hands; i++) {
            double own = scale.least() + i * scale.step();
            table[i] = !asked.average() && isTakenAtHisWord(scale, own, asked.partner())
                    ? own + asked.partner().least()
                    : reckoned(scale, own, asked.partner());
        }
        return table;
    }

    /** He promised his share of what the own hand leaves, to a step, and may hold any more. */
    private static boolean isTakenAtHisWord(Scale scale, double own, Interval partner) {
        double share = (scale.inThePack() - own) / OTHER_HANDS;
        return partner.most() >= scale.most() && partner.least() >= share - scale.step();
    }

    private static double reckoned(Scale scale, double own, Interval partner) {
        double average = (scale.inThePack() - own) / OTHER_HANDS;
        double most = Math.max(partner.least(), Math.min(partner.most(), scale.inThePack() - own));
        double sum = 0;
        double weights = 0;
        for (double value = partner.least(); value <= most; value += scale.step()) {
            double off = (value - average) / scale.spread();
            double weight = Math.exp(-off * off / 2);
            sum += value * weight;
            weights += weight;
        }
        double expected = weights == 0 ? partner.least() : sum / weights;
        double unit = scale.step() / 2;
        return Math.rint((own + expected) / unit) * unit;
    }
}
