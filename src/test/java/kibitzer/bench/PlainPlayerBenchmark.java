package kibitzer.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.catalogue.TrickGames;
import kibitzer.games.trick.plain.DealtHands;
import kibitzer.games.trick.plain.HandInPlay;
import kibitzer.games.trick.plain.PlainPlayer;
import kibitzer.games.trick.plain.PlayerView;
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

/** How long a plain player takes over a card, at every stage of a hand; asked: half a second for 95 of 100. */
@State(Scope.Thread)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 2, time = 2)
@Measurement(iterations = 2, time = 5)
@Fork(1)
public class PlainPlayerBenchmark {
    private static final PlainPlayer QUICK = new PlainPlayer(1, 1);
    private static final int HANDS = 4;

    @Param({"whist", "euchre", "hearts", "skat", "double-hasenpfeffer"})
    public String game = "whist";

    private List<PlayerView> sights = List.of();
    private int next;

    @Setup
    public void deal() {
        TrickGame played = TrickGames.find(game).orElseThrow();
        Chance chance = new Seed(1).chance();
        List<PlayerView> seen = new ArrayList<>();
        for (int number = 0; number < HANDS; number++) {
            HandInPlay hand = DealtHands.of(played, chance);
            while (!hand.isOver()) {
                PlayerView sight = hand.sight();
                seen.add(sight);
                PlainPlayer.Play play = QUICK.play(sight);
                hand = hand.play(play.card(), play.naming());
            }
        }
        sights = chance.shuffled(seen);
    }

    @Benchmark
    public PlainPlayer.Play play() {
        next = (next + 1) % sights.size();
        return PlainPlayer.USUAL.play(sights.get(next));
    }
}
