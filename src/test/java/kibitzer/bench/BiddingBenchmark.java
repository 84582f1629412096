package kibitzer.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import kibitzer.advice.Advice;
import kibitzer.cards.Seed;
import kibitzer.conventions.bridge.Agreement;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.BiddingSoFar;
import kibitzer.conventions.bridge.BiddingSystem;
import kibitzer.conventions.bridge.BiddingTable;
import kibitzer.conventions.bridge.Stage;
import kibitzer.conventions.bridge.systems.Systems;
import kibitzer.decisions.bridge.bidding.BiddingProblem;
import kibitzer.decisions.bridge.bidding.BridgeCall;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Vulnerability;
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

/** How many calls a second are advised on, with reasons and near misses, at each stage of the bidding. */
@State(Scope.Benchmark)
@Fork(1)
@Warmup(iterations = 2, time = 1)
@Measurement(iterations = 3, time = 1)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
public class BiddingBenchmark {
    private static final int TURNS = 500;
    private static final BridgeCall DECISION = new BridgeCall();

    @Param({"acol", "cab", "culbertson-points", "culbertson-honour-tricks"})
    public String system = "acol";

    @Param({"opening", "response", "rebid", "later", "contested"})
    public String stage = "opening";

    private final List<Bidding> turns = new ArrayList<>();
    private int next;

    /** Turns of random deals that robots bid, by stage. */
    @Setup
    public void bid() {
        BiddingSystem agreed = Systems.of(system);
        for (int number = 0; turns.size() < TURNS; number++) {
            Deal deal = Deal.shuffled(new Seed(number));
            BiddingSoFar opened = BiddingSoFar.opened(
                    Seat.values()[number % 4], Vulnerability.values()[number / 4 % 4], agreed, agreed);
            BiddingTable.bidOut(deal, opened).course().stream()
                    .filter(turn -> stageOf(turn).equals(stage))
                    .forEach(turn -> turns.add(Bidding.of(deal.hand(turn.turn()), turn)));
        }
    }

    private static String stageOf(BiddingSoFar turn) {
        if (turn.stage() == Stage.OPENING) {
            return "opening";
        }
        boolean opened = turn.opener().filter(turn::isOurs).isPresent();
        if (!opened || turn.isContested()) {
            return "contested";
        }
        if (turn.stage() == Stage.RESPONSE) {
            return "response";
        }
        return turn.callsOfSide(turn.turn()).size() <= 3 ? "rebid" : "later";
    }

    /** At a table that has followed the auction. */
    @Benchmark
    public Advice<Call> advise() {
        next = (next + 1) % turns.size();
        return BiddingTable.advise(turns.get(next));
    }

    /** The decision "bridge/call", which reads the auction from its first call. */
    @Benchmark
    public Advice<Call> adviseFromTheFirstCall() {
        next = (next + 1) % turns.size();
        Bidding turn = turns.get(next);
        return DECISION.advise(
                new BiddingProblem(Agreement.of(system), turn.hand(), turn.auction(), turn.vulnerability()));
    }
}
