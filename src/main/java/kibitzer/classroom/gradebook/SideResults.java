package kibitzer.classroom.gradebook;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kibitzer.classroom.roster.Sides;
import kibitzer.learning.learner.LearnerId;

/** What the pairs and teams of a class made of the boards of an assignment. */
public record SideResults(Sides sides, List<BoardEntries> boards) {
    public SideResults {
        boards = List.copyOf(boards);
    }

    static SideResults of(Sides sides, List<AssignedQuestion> boards, BoardScores scores) {
        return new SideResults(
                sides,
                boards.stream()
                        .map(board -> BoardEntries.of(
                                BoardScores.board(board).number(), scored(scores, board.number()), sides))
                        .toList());
    }

    private static Map<LearnerId, Integer> scored(BoardScores scores, int original) {
        Map<LearnerId, Integer> scored = new LinkedHashMap<>();
        scores.field(original).forEach((learner, played) -> scored.put(learner, played.score()));
        return scored;
    }

    /** Empty where the class has no pair. */
    public Optional<PairTable> pairs() {
        return sides.pairs().isEmpty() ? Optional.empty() : Optional.of(new PairTable(boards));
    }

    /** Empty where the class has not two teams. */
    public Optional<TeamTable> teams() {
        return sides.teams().size() < 2 ? Optional.empty() : Optional.of(new TeamTable(sides.teams(), boards));
    }
}
