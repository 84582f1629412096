package kibitzer.classroom.traveller;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import kibitzer.decisions.bridge.score.MatchPoints;

/**
 * What was made of one board, the best score for north and south first; nobody is named but whoever looks.
 *
 * @param lines one for each who finished it
 */
public record Traveller(List<Line> lines) {
    public Traveller {
        lines = List.copyOf(lines);
    }

    /**
     * One result.
     *
     * @param contract "4SX"; "P" where all passed
     * @param declarer a letter; empty where all passed
     * @param tricks of declarer's side
     * @param score for north and south
     * @param own true for whoever looks
     */
    public record Result(String contract, String declarer, int tricks, int score, boolean own) {}

    /**
     * A result among the others.
     *
     * @param matchPoints empty where nobody else has played the board
     */
    public record Line(Result result, Optional<Double> matchPoints) {}

    static Traveller of(List<Result> results) {
        List<Result> sorted = results.stream()
                .sorted(Comparator.comparingInt((Result result) -> -result.score()))
                .toList();
        return new Traveller(IntStream.range(0, sorted.size())
                .mapToObj(place -> new Line(sorted.get(place), matchPoints(sorted, place)))
                .toList());
    }

    private static Optional<Double> matchPoints(List<Result> results, int place) {
        List<Integer> others = IntStream.range(0, results.size())
                .filter(other -> other != place)
                .mapToObj(other -> results.get(other).score())
                .toList();
        return others.isEmpty()
                ? Optional.empty()
                : Optional.of(MatchPoints.of(results.get(place).score(), others));
    }
}
