package kibitzer.classroom.gradebook;

import kibitzer.classroom.assignment.Assignment;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kibitzer.learning.LearnerId;

/** All that was handed in for one assignment, and the rule by which it is scored. */
record AssignmentBook(ScoreRule rule, Map<LearnerId, Instant> extensions, List<Turn> turns) {

    AssignmentBook {
        extensions = Map.copyOf(extensions);
        turns = List.copyOf(turns);
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

    /** All sittings of a learner, in order. */
    List<Turn> turns(LearnerId learner) {
        return turns.stream().filter(turn -> turn.learner().equals(learner)).toList();
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
