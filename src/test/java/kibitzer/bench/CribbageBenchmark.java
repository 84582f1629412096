package kibitzer.bench;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import kibitzer.advice.Advice;
import kibitzer.advice.Reckoning;
import kibitzer.cards.CardSet;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.cribbage.CribbageLayAway;
import kibitzer.decisions.cribbage.HandToLayAway;
import kibitzer.games.cribbage.EveryHand;
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

/** How long it takes to count every hand of cribbage, and to reckon what a lay-away is worth. */
@State(Scope.Thread)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 3, time = 2)
@Fork(1)
public class CribbageBenchmark {
    private static final int POSITIONS = 500;

    private final CribbageLayAway layAway = new CribbageLayAway();
    private List<HandToLayAway> hands = List.of();
    private int next;

    @Setup
    public void deal() {
        hands = IntStream.range(0, POSITIONS)
                .mapToObj(seed -> layAway.deal(DealRequest.of(seed)))
                .toList();
    }

    /** All 12,994,800 hands with their starters, on all processors. */
    @Benchmark
    @BenchmarkMode(Mode.SingleShotTime)
    @OutputTimeUnit(TimeUnit.MILLISECONDS)
    public long[] countEveryHand() {
        return EveryHand.counted();
    }

    /** Fifteen lay-aways, every starter, every hand that the opponent may hold, by the book and best. */
    @Benchmark
    public Reckoning<CardSet> reckonTheLayAway() {
        return layAway.reckon(hands.get(next())).orElseThrow();
    }

    @Benchmark
    public Advice<CardSet> adviseTheLayAway() {
        return layAway.advise(hands.get(next()));
    }

    private int next() {
        next = (next + 1) % POSITIONS;
        return next;
    }
}
