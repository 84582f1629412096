package kibitzer.classroom.gradebook;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.ToDoubleBiFunction;
import java.util.stream.DoubleStream;
import kibitzer.classroom.roster.ClassGroup;
import kibitzer.decisions.bridge.score.MatchPoints;
import kibitzer.games.bridge.par.Par;

/**
 * The teams of a class over the boards of an assignment. All sit north and south, so each result of a team is held against each
 * of another's on the same board, and the mean of these is the board; so a team of five has no more than one of three.
 */
public record TeamTable(List<ClassGroup> teams, List<BoardEntries> boards) {
    public TeamTable {
        teams = List.copyOf(teams);
        boards = List.copyOf(boards);
    }

    /**
     * What a team made of the boards that another team has played too.
     *
     * @param boards how many they are
     * @param imps the sum over the boards, of each the mean against the other teams
     * @param matchPoints one for each other team beaten on a board, half for each that is equal
     * @param possible the match points that could be won
     */
    public record Line(ClassGroup team, int boards, double imps, double matchPoints, int possible) {}

    /** The most international match points first, and last who has met nobody. */
    public List<Line> lines() {
        return teams.stream()
                .map(this::line)
                .sorted(Comparator.comparing((Line line) -> line.possible() == 0)
                        .thenComparing(Comparator.comparingDouble(Line::imps).reversed()))
                .toList();
    }

    public Optional<Line> line(Optional<ClassGroup> team) {
        return team.filter(teams::contains).map(this::line);
    }

    private Line line(ClassGroup team) {
        int compared = 0;
        double imps = 0;
        double won = 0;
        int possible = 0;
        for (BoardEntries board : boards) {
            OptionalDouble ofBoard = imps(board, team);
            if (ofBoard.isPresent()) {
                List<ClassGroup> met = met(board, team);
                compared++;
                imps += ofBoard.getAsDouble();
                won += met.stream()
                        .mapToDouble(other ->
                                mean(board, team, other, (own, theirs) -> MatchPoints.of(own, List.of(theirs))))
                        .sum();
                possible += met.size();
            }
        }
        return new Line(team, compared, imps, won, possible);
    }

    /** What a board is to a team: the mean against the others; empty where it or all others have no result on it. */
    public OptionalDouble imps(BoardEntries board, ClassGroup team) {
        return met(board, team).stream()
                .mapToDouble(other -> imps(board, team, other))
                .average();
    }

    /** A team's match with another, over the boards that both have a result on; empty where there is none. */
    public OptionalDouble match(ClassGroup team, ClassGroup other) {
        double[] each = boards.stream()
                .filter(board -> met(board, team).contains(other))
                .mapToDouble(board -> imps(board, team, other))
                .toArray();
        return each.length == 0
                ? OptionalDouble.empty()
                : OptionalDouble.of(DoubleStream.of(each).sum());
    }

    private static double imps(BoardEntries board, ClassGroup team, ClassGroup other) {
        return mean(board, team, other, Par::imps);
    }

    /** The other teams with a result on a board; none where the team has none. */
    private List<ClassGroup> met(BoardEntries board, ClassGroup team) {
        return board.of(team).isEmpty()
                ? List.of()
                : teams.stream()
                        .filter(other -> !other.equals(team) && !board.of(other).isEmpty())
                        .toList();
    }

    private static double mean(
            BoardEntries board, ClassGroup team, ClassGroup other, ToDoubleBiFunction<Integer, Integer> held) {
        List<Integer> theirs = board.of(other);
        return board.of(team).stream()
                .flatMapToDouble(own -> theirs.stream().mapToDouble(score -> held.applyAsDouble(own, score)))
                .average()
                .orElseThrow();
    }
}
