package kibitzer.bench;

import java.util.List;
import java.util.concurrent.TimeUnit;
import kibitzer.cards.Seed;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;
import kibitzer.games.bridge.doubledummy.CardByCard;
import kibitzer.games.bridge.doubledummy.CardPlayed;
import kibitzer.games.bridge.doubledummy.DoubleDummy;
import kibitzer.games.bridge.doubledummy.DoubleDummyTable;
import kibitzer.games.bridge.doubledummy.LeadAnalysis;
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
 * How long random deals take to count: all twenty contracts, all leads of one, and what each of 52 cards gave up. A new
 * deal each time.
 */
@State(Scope.Benchmark)
@Fork(1)
@Warmup(iterations = 2, time = 5)
@Measurement(iterations = 5, time = 12)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
public class DoubleDummyBenchmark {
    private int next;

    @Benchmark
    public DoubleDummyTable table() {
        return DoubleDummy.of(Deal.shuffled(new Seed(++next))).table();
    }

    @Benchmark
    public LeadAnalysis leads() {
        next++;
        return DoubleDummy.of(Deal.shuffled(new Seed(next)))
                .leads(Strain.values()[next % 5], Seat.values()[next / 5 % 4]);
    }

    @Benchmark
    public List<CardPlayed> cardByCard() {
        return cardByCard(++next);
    }

    static List<CardPlayed> cardByCard(int deal) {
        PlainPlay play =
                new PlainPlay(Deal.shuffled(new Seed(deal)), Strain.values()[deal % 5], Seat.values()[deal / 5 % 4]);
        return CardByCard.of(play.deal(), play.strain(), play.declarer(), play.cards());
    }
}
