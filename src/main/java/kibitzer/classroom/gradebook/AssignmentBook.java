package kibitzer.classroom.gradebook;

import java.time.Instant;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import kibitzer.classroom.assignment.Assignment;
import kibitzer.learning.learner.LearnerId;

/**
 * All that was handed in for one assignment, and the rule by which it is scored.
 *
 * @param turns of each learner, in order
 */
record AssignmentBook(ScoreRule rule, Map<LearnerId, Instant> extensions, Map<LearnerId, List<Turn>> turns) {

    AssignmentBook {
        extensions = Map.copyOf(extensions);
        turns = Collections.unmodifiableMap(new LinkedHashMap<>(turns));
    }

    static AssignmentBook of(ScoreRule rule, Map<LearnerId, Instant> extensions, List<Turn> turns) {
        return new AssignmentBook(
                rule,
                extensions,
                turns.stream().collect(Collectors.groupingBy(Turn::learner, LinkedHashMap::new, Collectors.toList())));
    }

    Assignment assignment() {
        return rule.assignment();
    }

    AssignmentBook with(ScoreRule other) {
        return new AssignmentBook(other, extensions, turns);
    }

    Optional<Instant> extension(LearnerId learner) {
        return Optional.ofNullable(extensions.get(learner));
    }

    /** All sittings of everybody. */
    List<Turn> all() {
        return turns.values().stream().flatMap(List::stream).toList();
    }

    /** All sittings of a learner, in order. */
    List<Turn> turns(LearnerId learner) {
        return turns.getOrDefault(learner, List.of());
    }

    /** The sitting that counts for a learner. */
    Optional<Turn> counted(LearnerId learner) {
        return rule.counted(turns(learner), extension(learner));
    }

    Result result(Learner learner, Instant now) {
        return rule.result(learner, turns(learner.id()), extension(learner.id()), now);
    }

    Score score(Turn turn) {
        return rule.score(turn, extension(turn.learner()));
    }

    Timing timing(Turn turn) {
        return rule.timing(turn, extension(turn.learner()));
    }
}
