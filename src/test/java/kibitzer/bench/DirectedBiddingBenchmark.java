package kibitzer.bench;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import kibitzer.advice.Rule;
import kibitzer.cards.Seed;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.BiddingDealer;
import kibitzer.conventions.bridge.BiddingSystem;
import kibitzer.conventions.bridge.DealtBidding;
import kibitzer.conventions.systems.Systems;
import kibitzer.games.bridge.Call;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * How long a deal for one rule takes, over every rule of every system under every agreement: the median and the slowest
 * of the samples, and the very first deal of a fresh machine.
 */
@State(Scope.Benchmark)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
public class DirectedBiddingBenchmark {
    private record Wanted(BiddingSystem system, Rule<Bidding, Call> rule) {}

    private final List<Wanted> every = Systems.agreements()
            .map(Systems::of)
            .flatMap(system -> system.rules().map(rule -> new Wanted(system, rule)))
            .toList();
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
        Wanted wanted = every.get(next % every.size());
        return new BiddingDealer(wanted.system()).find(wanted.rule(), new Seed(next).chance());
    }
}
