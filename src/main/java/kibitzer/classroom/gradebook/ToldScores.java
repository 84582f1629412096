package kibitzer.classroom.gradebook;

import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.SittingId;
import kibitzer.classroom.assignment.Assignment;
import kibitzer.classroom.assignment.Assignments;
import kibitzer.learning.learner.LearnerId;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/**
 * How far learners are with an assignment, as far as they may know themselves: scores of sittings whose verdicts are told. For
 * services that act for nobody; those that act for somebody ask {@link Gradebooks}.
 */
@Service
@Transactional(readOnly = true)
public class ToldScores {
    private final Assignments assignments;
    private final GradebookRows rows;
    private final RegradeRows regrades;

    ToldScores(Assignments assignments, GradebookRows rows, RegradeRows regrades) {
        this.assignments = assignments;
        this.rows = rows;
        this.regrades = regrades;
    }

    /** How far somebody is who has handed something in for points. */
    public sealed interface HandedIn {}

    /** The verdicts are told later. */
    public record Waiting() implements HandedIn {}

    public record Told(Score score) implements HandedIn {}

    /** Those who have handed something in for points; nobody if the assignment was taken back. */
    public Map<LearnerId, HandedIn> of(AssignmentId id) {
        Optional<Assignment> found =
                assignments.known(id).filter(known -> known.withdrawn().isEmpty());
        if (found.isEmpty()) {
            return Map.of();
        }
        List<Turn> handedIn = rows.turns(id);
        ScoreRule rule = new ScoreRule(found.get(), rows.questions(id), regrades.of(id), BoardScores.of(handedIn));
        Map<LearnerId, Instant> extended = assignments.extended(id);
        Set<SittingId> told = rows.told(id);
        Map<LearnerId, HandedIn> all = new HashMap<>();
        handedIn.stream()
                .filter(turn -> !turn.practice() && turn.submitted().isPresent())
                .collect(Collectors.groupingBy(Turn::learner))
                .forEach((learner, turns) ->
                        all.put(learner, handedIn(rule, turns, told, Optional.ofNullable(extended.get(learner)))));
        return all;
    }

    private static HandedIn handedIn(
            ScoreRule rule, List<Turn> turns, Set<SittingId> told, Optional<Instant> extension) {
        List<Turn> known =
                turns.stream().filter(turn -> told.contains(turn.id())).toList();
        return rule.counted(known, extension)
                .<HandedIn>map(turn -> new Told(rule.score(turn, extension)))
                .orElseGet(Waiting::new);
    }
}
