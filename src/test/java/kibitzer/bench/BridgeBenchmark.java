package kibitzer.bench;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import kibitzer.advice.Advice;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.bridge.bidding.BiddingProblem;
import kibitzer.decisions.bridge.bidding.BridgeCall;
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

/** How long an opening bid takes to advise on, and to deal for. */
@State(Scope.Benchmark)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class BridgeBenchmark {
    private final BridgeCall decision = new BridgeCall();
    private final List<BiddingProblem> problems = IntStream.range(0, 1_000)
            .mapToObj(seed -> decision.deal(DealRequest.of(seed)))
            .toList();
    private int next;

    @Benchmark
    @BenchmarkMode(Mode.SampleTime)
    public Advice<Call> advise() {
        next = (next + 1) % problems.size();
        return decision.advise(problems.get(next));
    }

    @Benchmark
    @BenchmarkMode(Mode.SampleTime)
    public BiddingProblem deal() {
        return decision.deal(DealRequest.of(next++));
    }
}
