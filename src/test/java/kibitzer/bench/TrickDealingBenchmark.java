package kibitzer.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import kibitzer.cards.Seed;
import kibitzer.decisions.Decision;
import kibitzer.decisions.PractisedRules;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.decisions.form.FieldValues;
import kibitzer.decisions.form.Form;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * How long a question at a short game of tricks takes to deal for one rule, rule after rule, and where answers are counted for none.
 * The rules whose deals take longest, in the processor's time of one thread by 95 of a hundred of them, are printed after each measurement,
 * with how many deals they had.
 */
@State(Scope.Benchmark)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@BenchmarkMode(Mode.SampleTime)
@Warmup(iterations = 1, time = 15)
@Measurement(iterations = 2, time = 30)
@Fork(1)
public class TrickDealingBenchmark {
    private static final int SLOWEST = 12;
    private static final int MOST = 95;
    private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();
    private static final List<String> GAMES = List.of(
            "nap/",
            "loo/",
            "spoil-five/",
            "solo/",
            "euchre/",
            "ecarte/",
            "five-hundred/",
            "hasenpfeffer/",
            "hearts/",
            "oh-hell/",
            "cinch/");

    private record Wanted(Decision<?, ?> decision, String rule, FieldValues with, List<Long> took) {
        static Stream<Wanted> of(Decision<?, ?> decision) {
            return decision.rules().isEmpty()
                    ? Stream.of(new Wanted(decision, "", FieldValues.none(), new ArrayList<>()))
                    : decision.rules().stream()
                            .map(rule -> new Wanted(decision, rule, only(decision, rule), new ArrayList<>()));
        }

        private static FieldValues only(Decision<?, ?> decision, String rule) {
            ObjectNode with = JsonNodeFactory.instance.objectNode();
            with.putArray(PractisedRules.OPTION).add(rule);
            return Form.options(decision.dealOptions()).read(with, "with");
        }

        Object deal(long seed) {
            long begun = CLOCK.getCurrentThreadCpuTime();
            Object position = decision.dealt(new DealRequest(new Seed(seed), with));
            took.add(CLOCK.getCurrentThreadCpuTime() - begun);
            return position;
        }

        /** That of so many in a hundred, in milliseconds. */
        double percentile(int hundredths) {
            List<Long> sorted = took.stream().sorted().toList();
            return sorted.get(Math.min(sorted.size() - 1, sorted.size() * hundredths / 100)) / 1e6;
        }
    }

    private final List<Wanted> every = Decisions.all().stream()
            .filter(decision ->
                    GAMES.stream().anyMatch(game -> decision.id().text().startsWith(game)))
            .flatMap(Wanted::of)
            .toList();
    private int next;

    @Benchmark
    public Object dealForEveryRule() {
        next++;
        return every.get(next % every.size()).deal(next);
    }

    @TearDown(Level.Iteration)
    public void printTheSlowest() {
        System.out.printf("%n%d rules%n%8s %8s %8s%n", every.size(), "median", "95%", "slowest");
        every.stream()
                .filter(wanted -> !wanted.took().isEmpty())
                .sorted(Comparator.comparingDouble(wanted -> -wanted.percentile(MOST)))
                .limit(SLOWEST)
                .forEach(wanted -> System.out.printf(
                        "%8.2f %8.2f %8.2f ms of %d, %s %s%n",
                        wanted.percentile(50),
                        wanted.percentile(MOST),
                        wanted.percentile(100),
                        wanted.took().size(),
                        wanted.decision().id(),
                        wanted.rule()));
        every.forEach(wanted -> wanted.took().clear());
    }
}
