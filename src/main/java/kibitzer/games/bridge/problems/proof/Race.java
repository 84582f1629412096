package kibitzer.games.bridge.problems.proof;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.problems.line.Line;
import kibitzer.games.bridge.problems.line.LineSearch;

/** Finds the line that makes in most layouts; lines far behind the best are dropped on the way. */
public final class Race {
    private static final int SLACK = 10;
    private static final int LOOK = 9;
    private static final long MOST_POSITIONS = 100_000;

    private final Hand hand;
    private final List<Deal> layouts;
    private final double mostMissed;
    private long positions;

    /** @param misses the layouts in which the line did not make, up to where it was dropped */
    public record Runner(Line line, int misses) {
        public Runner {
            if (misses < 0) {
                throw new IllegalArgumentException(misses + " misses");
            }
        }
    }

    /** @param mostMissed the share of the layouts that the best line may fail in, beyond which the race is given up */
    public Race(Hand hand, List<Deal> layouts, double mostMissed) {
        this.hand = hand;
        this.mostMissed = mostMissed;
        this.layouts = layouts;
    }

    /**
     * The lines still in the race after all layouts, the best first; of equals the shortest, then the first built. None if the
     * best fail too often; after fewer layouts if there is too much to search.
     */
    public List<Runner> run(List<Line> lines) {
        List<Runner> runners =
                new ArrayList<>(lines.stream().map(line -> new Runner(line, 0)).toList());
        for (int at = 0; at < layouts.size() && positions < MOST_POSITIONS; at++) {
            Deal layout = layouts.get(at);
            runners.replaceAll(
                    runner -> makes(layout, runner.line()) ? runner : new Runner(runner.line(), runner.misses() + 1));
            int fewest = runners.stream().mapToInt(Runner::misses).min().orElse(0);
            int most = fewest + 1 + at / SLACK;
            if (at >= LOOK && fewest > (at + 1) * mostMissed) {
                return List.of();
            }
            runners.removeIf(runner -> runner.misses() > most);
        }
        return runners.stream()
                .sorted(Comparator.comparingInt(Runner::misses)
                        .thenComparingInt(runner -> runner.line().steps().size()))
                .toList();
    }

    private boolean makes(Deal layout, Line line) {
        LineSearch search = hand.search(layout, line);
        boolean makes = search.outcome() == LineSearch.Outcome.MAKES;
        positions += search.positions();
        return makes;
    }
}
