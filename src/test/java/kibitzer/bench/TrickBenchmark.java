package kibitzer.bench;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.games.trick.PlayRules;
import kibitzer.games.trick.PlayedDeal;
import kibitzer.games.trick.TrickPosition;
import kibitzer.games.trick.catalogue.TrickGames;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** How many times a second it is found which cards of a hand may be played. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 3, time = 2)
@Fork(1)
public class TrickBenchmark {
    private static final int POSITIONS = 1000;

    @Param({"whist", "euchre", "five-hundred", "auction-pinochle", "klaberjass", "pam-loo"})
    public String game = "whist";

    private List<TrickPosition> positions = List.of();
    private List<PlayRules> rules = List.of();
    private int next;

    @Setup
    public void deal() {
        Chance chance = new Seed(1).chance();
        positions = IntStream.range(0, POSITIONS)
                .mapToObj(number -> PlayedDeal.position(TrickGames.find(game).orElseThrow(), chance))
                .toList();
        rules = positions.stream().map(TrickPosition::rules).toList();
    }

    @Benchmark
    public long lawful() {
        next = (next + 1) % POSITIONS;
        TrickPosition position = positions.get(next);
        return rules.get(next).lawful(position.hand().list(), position.trick(), position.facts());
    }
}
