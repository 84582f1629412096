package kibitzer.bench;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import kibitzer.advice.Rule;
import kibitzer.cards.Seed;
import kibitzer.conventions.bridge.Agreement;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.BiddingDealer;
import kibitzer.conventions.bridge.DealtBidding;
import kibitzer.conventions.bridge.systems.Systems;
import kibitzer.games.bridge.Call;
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

/**
 * How long a deal for one rule takes, over every rule of every system under every agreement: the median and the slowest
 * of the samples, and the very first deal of a fresh machine. The rules that took longest are printed at the end.
 */
@State(Scope.Benchmark)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
public class DirectedBiddingBenchmark {
    private static final int SLOWEST = 10;

    private record Wanted(Agreement agreement, Rule<Bidding, Call> rule) {}

    private final List<Wanted> every = Systems.agreements()
            .flatMap(agreement -> Systems.of(agreement).rulesThatDecide().map(rule -> new Wanted(agreement, rule)))
            .toList();
    private final long[] longest = new long[every.size()];
    private int next;

    @Benchmark
    @BenchmarkMode(Mode.SampleTime)
    @Fork(1)
    @Warmup(iterations = 2, time = 10)
    @Measurement(iterations = 3, time = 20)
    public Optional<DealtBidding> dealForEveryRule() {
        return deal();
    }

    @Benchmark
    @BenchmarkMode(Mode.SingleShotTime)
    @Fork(8)
    @Warmup(iterations = 0)
    @Measurement(iterations = 1)
    public Optional<DealtBidding> firstDeal() {
        return deal();
    }

    private Optional<DealtBidding> deal() {
        next++;
        int number = next % every.size();
        Wanted wanted = every.get(number);
        long begun = System.nanoTime();
        Optional<DealtBidding> dealt =
                new BiddingDealer(Systems.of(wanted.agreement())).find(wanted.rule(), new Seed(next).chance());
        longest[number] = Math.max(longest[number], System.nanoTime() - begun);
        return dealt;
    }

    /** Where the machine is still warming up, that is not the rule's fault. */
    @TearDown(Level.Iteration)
    public void printTheSlowest() {
        System.out.println();
        IntStream.range(0, every.size())
                .boxed()
                .sorted(Comparator.comparingLong(number -> -longest[number]))
                .limit(SLOWEST)
                .forEach(number -> System.out.printf(
                        "%7.2f ms %s %s%n",
                        longest[number] / 1e6,
                        every.get(number).rule().id(),
                        every.get(number).agreement()));
        Arrays.fill(longest, 0);
    }
}
