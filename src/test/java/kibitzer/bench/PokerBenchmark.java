package kibitzer.bench;

import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Seed;
import kibitzer.games.poker.Draw;
import kibitzer.games.poker.HandClass;
import kibitzer.games.poker.HandValue;
import kibitzer.games.poker.PokerForm;
import kibitzer.games.poker.Ranking;
import kibitzer.games.poker.odds.HandFrequencies;
import kibitzer.games.poker.odds.HighAfterDraw;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/** How many hands a second are ranked on one core, and how long the odds of a draw take. */
@State(Scope.Thread)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class PokerBenchmark {
    private static final int HANDS = 1 << 16;

    private final long[] hands = randomHands();
    private final Ranking ranking = PokerForm.STANDARD.ranking();
    private final Ranking deucesWild = PokerForm.DEUCES_WILD.ranking();
    private final Draw threeToAPair = new Draw(CardSet.of("8S 8H"), CardSet.of("KD 5C 3S"));
    private final Draw fourToAnAce = new Draw(CardSet.of("AS"), CardSet.of("KD 9H 6C 3S"));
    private final Draw fiveNewCards = new Draw(CardSet.EMPTY, CardSet.of("KS 9H 7D 4C 2S"));

    private static long[] randomHands() {
        SplittableRandom random = new SplittableRandom(7);
        long[] hands = new long[HANDS];
        for (int i = 0; i < HANDS; i++) {
            CardSet hand = CardSet.EMPTY;
            while (hand.size() < 5) {
                hand = hand.with(Card.ALL.get(random.nextInt(52)));
            }
            hands[i] = hand.bits();
        }
        return hands;
    }

    @Benchmark
    @BenchmarkMode(Mode.Throughput)
    @OutputTimeUnit(TimeUnit.SECONDS)
    @OperationsPerInvocation(HANDS)
    public int handsInRandomOrder() {
        int all = 0;
        for (long hand : hands) {
            all += ranking.strength(hand);
        }
        return all;
    }

    @Benchmark
    @BenchmarkMode(Mode.Throughput)
    @OutputTimeUnit(TimeUnit.SECONDS)
    @OperationsPerInvocation(HANDS)
    public int handsWithDeucesWild() {
        int all = 0;
        for (long hand : hands) {
            all += deucesWild.strength(hand);
        }
        return all;
    }

    /** All 2,598,960 hands of the pack, counted by class. */
    @Benchmark
    @BenchmarkMode(Mode.AverageTime)
    @OutputTimeUnit(TimeUnit.MILLISECONDS)
    public long everyHand() {
        return HandFrequencies.counted(PokerForm.STANDARD).hands();
    }

    @Benchmark
    @BenchmarkMode(Mode.AverageTime)
    @OutputTimeUnit(TimeUnit.MILLISECONDS)
    public long everyHandWithDeucesWild() {
        return HandFrequencies.counted(PokerForm.DEUCES_WILD).hands();
    }

    @Benchmark
    @BenchmarkMode(Mode.AverageTime)
    @OutputTimeUnit(TimeUnit.MICROSECONDS)
    public long threeCards() {
        return fullHouses(threeToAPair);
    }

    @Benchmark
    @BenchmarkMode(Mode.AverageTime)
    @OutputTimeUnit(TimeUnit.MICROSECONDS)
    public long fourCards() {
        return fullHouses(fourToAnAce);
    }

    @Benchmark
    @BenchmarkMode(Mode.AverageTime)
    @OutputTimeUnit(TimeUnit.MICROSECONDS)
    public long fiveCards() {
        return fullHouses(fiveNewCards);
    }

    /** What the page of the odds deals for one question: 150,000 deals against three opponents. */
    @Benchmark
    @BenchmarkMode(Mode.AverageTime)
    @OutputTimeUnit(TimeUnit.MILLISECONDS)
    public double highAfterTheDraw() {
        return HighAfterDraw.simulated(threeToAPair, 3, 150_000, new Seed(1)).share();
    }

    private static long fullHouses(Draw draw) {
        return draw.ways(strength -> HandValue.classOf(strength) == HandClass.FULL_HOUSE);
    }

    public static void main(String[] args) throws RunnerException {
        new Runner(new OptionsBuilder()
                        .include(PokerBenchmark.class.getSimpleName())
                        .build())
                .run();
    }
}
