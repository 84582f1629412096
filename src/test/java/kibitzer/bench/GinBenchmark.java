package kibitzer.bench;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import kibitzer.advice.Advice;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Pack;
import kibitzer.cards.Seed;
import kibitzer.decisions.DealRequest;
import kibitzer.decisions.gin.DiscardProblem;
import kibitzer.decisions.gin.GinDiscard;
import kibitzer.games.rummy.Melding;
import kibitzer.games.rummy.gin.Gin;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** How long a discard and a count of deadwood take; each call takes the next of a thousand positions. */
@State(Scope.Thread)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 3, time = 2)
@Fork(1)
public class GinBenchmark {
    private static final int POSITIONS = 1_000;

    private final GinDiscard discard = new GinDiscard();
    private List<DiscardProblem> problems = List.of();
    private List<CardSet> hands = List.of();
    private int next;

    @Setup
    public void deal() {
        problems = IntStream.range(0, POSITIONS)
                .mapToObj(seed -> discard.deal(DealRequest.of(seed)))
                .toList();
        hands = IntStream.range(0, POSITIONS)
                .mapToObj(seed -> CardSet.of(Pack.FULL.shuffled(new Seed(seed)).subList(0, 11)))
                .toList();
    }

    private int next() {
        next = (next + 1) % POSITIONS;
        return next;
    }

    @Benchmark
    public Advice<Card> adviseTheDiscard() {
        return discard.advise(problems.get(next()));
    }

    @Benchmark
    public DiscardProblem dealADiscard() {
        return discard.deal(DealRequest.of(next()));
    }

    @Benchmark
    @BenchmarkMode(Mode.Throughput)
    @OutputTimeUnit(TimeUnit.SECONDS)
    public int leastDeadwood() {
        return Gin.MELDER.leastDeadwood(hands.get(next()));
    }

    @Benchmark
    @BenchmarkMode(Mode.Throughput)
    @OutputTimeUnit(TimeUnit.SECONDS)
    public List<Melding> everyBestDivision() {
        return Gin.MELDER.best(hands.get(next()));
    }
}
