package kibitzer.classroom.gradebook;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import kibitzer.advice.ClubPlay;
import kibitzer.decisions.bridge.board.BoardPlayed;
import kibitzer.decisions.bridge.board.PlayBoard;
import kibitzer.decisions.bridge.board.SetBoard;
import kibitzer.decisions.bridge.score.MatchPoints;
import kibitzer.games.bridge.board.BoardPar;
import kibitzer.games.bridge.par.Par;
import kibitzer.learning.learner.LearnerId;

/**
 * What a class made of one board of an assignment, the best score for north and south first.
 *
 * @param original the number of the question in the set
 */
public record BoardTraveller(int original, SetBoard board, BoardPar par, List<Line> lines) {
    public BoardTraveller {
        lines = List.copyOf(lines);
    }

    /**
     * A learner's first result.
     *
     * @param matchPoints empty where nobody else has a result
     */
    public record Line(LearnerId learner, BoardPlayed played, Optional<Double> matchPoints) {}

    static BoardTraveller of(AssignedQuestion question, BoardScores scores, List<ClubPlay> club) {
        SetBoard board = BoardScores.board(question).playedBy(club);
        List<Line> lines = scores.field(question.number()).entrySet().stream()
                .map(entry -> {
                    List<Integer> others = scores.others(question.number(), entry.getKey());
                    return new Line(
                            entry.getKey(),
                            entry.getValue(),
                            others.isEmpty()
                                    ? Optional.empty()
                                    : Optional.of(
                                            MatchPoints.of(entry.getValue().score(), others)));
                })
                .sorted(Comparator.comparingInt((Line line) -> -line.played().score()))
                .toList();
        return new BoardTraveller(question.number(), board, PlayBoard.par(board), lines);
    }

    /** What a line's score is from par, in international match points: below nothing where par is more. */
    public int imps(Line line) {
        return Par.imps(line.played().score(), par.of(SetBoard.LEARNER));
    }

    /** The line of a learner; empty where there is none. */
    public Optional<Line> of(LearnerId learner) {
        return lines.stream().filter(line -> line.learner().equals(learner)).findFirst();
    }
}
