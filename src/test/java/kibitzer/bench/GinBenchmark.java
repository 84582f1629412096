package kibitzer.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import kibitzer.advice.Advice;
import kibitzer.advice.Reckoning;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Pack;
import kibitzer.cards.Seed;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.rummy.gin.DiscardProblem;
import kibitzer.decisions.rummy.gin.GinDiscard;
import kibitzer.games.rummy.Melding;
import kibitzer.games.rummy.gin.ExhaustiveDeadwood;
import kibitzer.games.rummy.gin.Gin;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
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

    /** A million hands, half of ten cards and half of eleven; each is first held against trying every choice of melds. */
    @State(Scope.Thread)
    public static class AMillionHands {
        private static final int HANDS = 1_000_000;
        private final CardSet[] hands = new CardSet[HANDS];
        private final ThreadMXBean processor = ManagementFactory.getThreadMXBean();
        private long start;
        private long counted;

        @Setup
        public void deal() {
            Chance chance = new Seed(HANDS).chance();
            int different = 0;
            for (int i = 0; i < HANDS; i++) {
                CardSet hand = CardSet.EMPTY;
                while (hand.size() < 10 + i % 2) {
                    hand = hand.with(Card.ALL.get(chance.below(Card.ALL.size())));
                }
                hands[i] = hand;
                different += Gin.MELDER.leastDeadwood(hand) == ExhaustiveDeadwood.least(hand) ? 0 : 1;
            }
            System.out.println(different + " of " + HANDS + " hands differ from trying every choice of melds");
        }

        @Setup(Level.Iteration)
        public void start() {
            counted = 0;
            start = processor.getCurrentThreadCpuTime();
        }

        /** What the rest of the machine does at the time is left out. */
        @TearDown(Level.Iteration)
        public void printHandsInASecondOfTheProcessor() {
            long nanoseconds = Math.max(1, processor.getCurrentThreadCpuTime() - start);
            System.out.print(counted * TimeUnit.SECONDS.toNanos(1) / nanoseconds + " a second of the processor; ");
        }
    }

    /** Prints hands a second. */
    @Benchmark
    @BenchmarkMode(Mode.Throughput)
    @OutputTimeUnit(TimeUnit.SECONDS)
    @OperationsPerInvocation(AMillionHands.HANDS)
    public int leastDeadwoodOfAMillionHands(AMillionHands dealt) {
        int sum = 0;
        for (CardSet hand : dealt.hands) {
            sum += Gin.MELDER.leastDeadwood(hand);
        }
        dealt.counted += AMillionHands.HANDS;
        return sum;
    }

    /** The yardstick of a verdict: every discard with every next draw, and the hands he may hold. */
    @Benchmark
    public Reckoning<Card> reckonTheDiscard() {
        return discard.reckon(problems.get(next())).orElseThrow();
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
