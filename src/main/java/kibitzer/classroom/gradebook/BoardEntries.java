package kibitzer.classroom.gradebook;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kibitzer.classroom.roster.ClassGroup;
import kibitzer.classroom.roster.Sides;
import kibitzer.learning.learner.LearnerId;

/**
 * What was made of one board, a pair entered as one: its result is the first that either of its two has, for who plays the cards
 * after that may know them.
 *
 * @param board the number on it
 * @param scores for north and south
 */
public record BoardEntries(int board, Map<Entrant, Integer> scores) {
    public BoardEntries {
        scores = Collections.unmodifiableMap(new LinkedHashMap<>(scores));
    }

    /** @param earliestFirst the first result of each learner */
    static BoardEntries of(int board, Map<LearnerId, Integer> earliestFirst, Sides sides) {
        Map<Entrant, Integer> scores = new LinkedHashMap<>();
        earliestFirst.forEach((learner, score) -> scores.putIfAbsent(entrant(learner, sides), score));
        return new BoardEntries(board, scores);
    }

    private static Entrant entrant(LearnerId learner, Sides sides) {
        return sides.pairOf(learner)
                .map(pair -> new Entrant(pair.members(), Optional.of(pair.name())))
                .orElseGet(() -> new Entrant(Set.of(learner), Optional.empty()));
    }

    /** The results of a team. */
    public List<Integer> of(ClassGroup team) {
        return scores.entrySet().stream()
                .filter(entry -> entry.getKey().learners().stream().anyMatch(team::has))
                .map(Map.Entry::getValue)
                .toList();
    }

    /** The results of all others. */
    List<Integer> others(Entrant entrant) {
        return scores.entrySet().stream()
                .filter(entry -> !entry.getKey().equals(entrant))
                .map(Map.Entry::getValue)
                .toList();
    }
}
