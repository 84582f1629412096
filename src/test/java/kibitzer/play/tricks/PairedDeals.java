package kibitzer.play.tricks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.function.LongFunction;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * What a call brings, against another call with the same cards.
 *
 * <p>The method, laid down before anything was played. A deal comes from its own seed; the first sample are the first deals from seed 1 on
 * in which the hand is of the kind, the second, fresh one those from seed 1,000,001 on. Each deal is played out twice, once with the call
 * and once with the other, and the difference of what the caller's side gets is one observation. The error is two standard deviations
 * of the mean. The book is borne out, or contradicted, only where the sign is the same, and beyond that error, in both samples at
 * every kind of table that was tried; anything else is open.
 */
public final class PairedDeals {
    private static final long FRESH = 1_000_000;

    /** What the cards say. */
    public enum Verdict {
        AGREES,
        CONTRADICTS,
        OPEN
    }

    /** A mean with its error. */
    public record Measured(int deals, double mean, double error) {
        private static Measured of(double[] gained) {
            double sum = 0;
            double squares = 0;
            for (double one : gained) {
                sum += one;
                squares += one * one;
            }
            double mean = sum / gained.length;
            double deviation = Math.sqrt(Math.max(0, squares / gained.length - mean * mean) / (gained.length - 1));
            return new Measured(gained.length, mean, 2 * deviation);
        }

        @Override
        public String toString() {
            return "%+.2f ± %.2f (%d)".formatted(mean, error, deals);
        }
    }

    private PairedDeals() {}

    /** Of so many deals of each sample: what is gained by seed, empty where a deal is not of the kind. */
    public static List<Measured> samples(int deals, LongFunction<Stream<Double>> gained) {
        return Stream.of(0L, FRESH)
                .map(from -> Measured.of(LongStream.iterate(from + 1, seed -> seed + 1)
                        .boxed()
                        .flatMap(seed -> gained.apply(seed))
                        .limit(deals)
                        .mapToDouble(Double::doubleValue)
                        .toArray()))
                .toList();
    }

    public static Verdict verdict(List<Measured> all) {
        return all.stream().allMatch(one -> one.mean() > one.error())
                ? Verdict.AGREES
                : all.stream().allMatch(one -> one.mean() < -one.error()) ? Verdict.CONTRADICTS : Verdict.OPEN;
    }

    /** Reads "+0.67 ± 0.06, +0.65 ± 0.06". */
    public static List<Measured> told(int deals, String figures) {
        return Stream.of(figures.split(", "))
                .map(one -> one.split(" ± "))
                .map(one -> new Measured(deals, Double.parseDouble(one[0]), Double.parseDouble(one[1])))
                .toList();
    }

    /**
     * Holds the figures that are told: to the last digit, if as many deals were played now, and else that the first deals are within three
     * standard deviations of them.
     */
    public static void hold(List<Measured> now, List<Measured> told) {
        for (int sample = 0; sample < told.size(); sample++) {
            Measured figure = told.get(sample);
            boolean whole = now.get(sample).deals() == figure.deals();
            double share = Math.sqrt((double) figure.deals() / now.get(sample).deals());
            assertThat(now.get(sample).mean())
                    .isCloseTo(figure.mean(), within(whole ? 0.006 : 1.5 * share * figure.error()));
        }
    }
}
