package kibitzer.classroom.gradebook;

import java.util.Comparator;
import java.util.List;
import kibitzer.decisions.bridge.score.MatchPoints;

/** The pairs of a class over the boards of an assignment, by match points, with each learner alone who is in none. */
public record PairTable(List<BoardEntries> boards) {
    public PairTable {
        boards = List.copyOf(boards);
    }

    /**
     * What one made of the boards that another has played too.
     *
     * @param boards how many they are
     * @param possible the match points that could be won on them: one for each other result
     */
    public record Line(Entrant entrant, int boards, double matchPoints, int possible) {
        /** Of those that could be won; nothing where none could. */
        public double share() {
            return possible == 0 ? 0 : matchPoints / possible;
        }
    }

    /** The most match points of those that could be won first. */
    public List<Line> lines() {
        return boards.stream()
                .flatMap(board -> board.scores().keySet().stream())
                .distinct()
                .map(this::line)
                .sorted(Comparator.comparingDouble(Line::share).reversed())
                .toList();
    }

    private Line line(Entrant entrant) {
        int compared = 0;
        double won = 0;
        int possible = 0;
        for (BoardEntries board : boards) {
            Integer score = board.scores().get(entrant);
            List<Integer> others = board.others(entrant);
            if (score != null && !others.isEmpty()) {
                compared++;
                won += MatchPoints.of(score, others);
                possible += others.size();
            }
        }
        return new Line(entrant, compared, won, possible);
    }
}
