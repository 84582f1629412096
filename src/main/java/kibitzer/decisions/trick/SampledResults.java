package kibitzer.decisions.trick;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import kibitzer.advice.Reckoning;
import kibitzer.advice.Reckoning.Column;
import kibitzer.advice.Reckoning.Figure;
import kibitzer.advice.Reckoning.Row;

/**
 * What answers bring in sampled layouts of the unseen cards: the average, its standard error, and how often they succeed.
 *
 * @param gain the heading of the average: "Points"
 * @param success the heading of the share: "Made"
 */
public record SampledResults(String gain, String success) {

    /** What one answer brought, layout by layout. */
    public static final class Trials {
        private int number;
        private double sum;
        private double squares;
        private int successes;

        public void add(double gained, boolean success) {
            number++;
            sum += gained;
            squares += gained * gained;
            successes += success ? 1 : 0;
        }

        public double mean() {
            return number == 0 ? 0 : sum / number;
        }

        /** The standard error of the mean. */
        public double error() {
            double mean = mean();
            return number < 2 ? 0 : Math.sqrt(Math.max(0, squares / number - mean * mean) / (number - 1));
        }

        public double share() {
            return number == 0 ? 0 : (double) successes / number;
        }
    }

    /** An answer with what it brought. */
    public record Tried<A>(A answer, Trials trials) {}

    /**
     * The answers, the best on average first; those within a standard error of the difference are held equal.
     *
     * @param worth the average above which one of them is worth more than doing nothing
     */
    public <A> Reckoning<A> reckoning(List<Tried<A>> answers, double worth, String basis) {
        List<Tried<A>> ranked = new ArrayList<>(answers);
        ranked.sort((one, other) ->
                Double.compare(other.trials().mean(), one.trials().mean()));
        Trials first = ranked.getFirst().trials();
        List<A> best = ranked.stream()
                .filter(each -> first.mean() - each.trials().mean()
                        <= Math.hypot(first.error(), each.trials().error()))
                .map(Tried::answer)
                .toList();
        return new Reckoning<>(
                List.of(
                        new Column("gain", gain),
                        new Column("gain-error", "Error"),
                        new Column("chance", success),
                        new Column("chance-error", "Error of the chance")),
                ranked.stream().map(SampledResults::row).toList(),
                first.mean() > worth ? best : List.of(),
                basis);
    }

    private static <A> Row<A> row(Tried<A> each) {
        Trials trials = each.trials();
        double share = trials.share();
        return new Row<>(
                each.answer(),
                List.of(
                        figure(trials.mean(), "%+.2f"),
                        figure(trials.error(), "%.2f"),
                        percent(share),
                        percent(Math.sqrt(share * (1 - share) / Math.max(1, trials.number)))));
    }

    private static Figure figure(double value, String form) {
        return new Figure(value, String.format(Locale.ROOT, form, value));
    }

    private static Figure percent(double value) {
        return new Figure(value, String.format(Locale.ROOT, "%.0f%%", 100 * value));
    }
}
