package kibitzer.bench;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.catalogue.TrickGames;
import kibitzer.games.trick.search.LateHands;
import kibitzer.games.trick.search.OpenCards;
import kibitzer.games.trick.search.OpenHands;
import kibitzer.games.trick.search.OpenLines;
import kibitzer.games.trick.search.Stake;
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

/** How long it takes to find what every lead leads to with all cards seen; asked: 5 ms with 5 cards, 200 ms with 8. */
@State(Scope.Thread)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 2, time = 2)
@Measurement(iterations = 2, time = 3)
@Fork(1)
public class OpenCardsBenchmark {
    private static final int POSITIONS = 50;

    /** Game, players, cards each, and whether points are counted. */
    @Param({
        "euchre 4 5 tricks",
        "auction-euchre 5 5 tricks",
        "double-hasenpfeffer 6 5 tricks",
        "double-hasenpfeffer 4 8 tricks",
        "five-hundred 3 8 tricks",
        "catch-the-ten 4 8 tricks",
        "catch-the-ten 4 8 points",
        "whist 4 8 tricks",
        "whist 4 13 tricks"
    })
    public String hand = "euchre 4 5 tricks";

    private List<OpenHands> positions = List.of();
    private Stake stake = Stake.TRICKS;
    private int next;

    @Setup
    public void deal() {
        String[] words = hand.split(" ");
        TrickGame game = TrickGames.find(words[0]).orElseThrow();
        stake = words[3].equals("points") ? Stake.POINTS : Stake.TRICKS;
        Chance chance = new Seed(1).chance();
        positions = IntStream.range(0, POSITIONS)
                .mapToObj(number ->
                        LateHands.onLead(Integer.parseInt(words[2]), game, Integer.parseInt(words[1]), chance))
                .toList();
    }

    @Benchmark
    public OpenLines lines() {
        next = (next + 1) % POSITIONS;
        return OpenCards.lines(positions.get(next), stake);
    }
}
