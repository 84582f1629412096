package kibitzer.classroom.gradebook;

import java.time.Instant;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import kibitzer.classroom.assignment.Assignment;
import kibitzer.classroom.gradebook.Result.State;
import kibitzer.learning.learner.LearnerId;

/**
 * All that was handed in for one assignment, and the rule by which it is scored.
 *
 * @param reached whom it is for
 * @param turns of each learner, in order
 */
record AssignmentBook(
        ScoreRule rule, Set<LearnerId> reached, Map<LearnerId, Instant> extensions, Map<LearnerId, List<Turn>> turns) {

    AssignmentBook {
        reached = Set.copyOf(reached);
        extensions = Map.copyOf(extensions);
        turns = Collections.unmodifiableMap(new LinkedHashMap<>(turns));
    }

    static AssignmentBook of(
            ScoreRule rule, Set<LearnerId> reached, Map<LearnerId, Instant> extensions, List<Turn> turns) {
        return new AssignmentBook(
                rule,
                reached,
                extensions,
                turns.stream().collect(Collectors.groupingBy(Turn::learner, LinkedHashMap::new, Collectors.toList())));
    }

    Assignment assignment() {
        return rule.assignment();
    }

    AssignmentBook with(ScoreRule other) {
        return new AssignmentBook(other, reached, extensions, turns);
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

    /** Whom it is not for is not asked for anything. */
    Result result(Learner learner, Instant now) {
        if (!reached.contains(learner.id())
                && turns(learner.id()).isEmpty()
                && assignment().withdrawn().isEmpty()) {
            return Result.without(State.EXCUSED, 0);
        }
        return rule.result(learner, turns(learner.id()), extension(learner.id()), now);
    }

    Score score(Turn turn) {
        return rule.score(turn, extension(turn.learner()));
    }

    Timing timing(Turn turn) {
        return rule.timing(turn, extension(turn.learner()));
    }
}
