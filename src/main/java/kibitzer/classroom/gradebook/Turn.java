package kibitzer.classroom.gradebook;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.SittingId;
import kibitzer.classroom.assignment.TypedFromPaper;
import kibitzer.learning.learner.LearnerId;

/**
 * One sitting of a learner as the gradebook reads it.
 *
 * @param number which sitting of the learner, from 1
 * @param practice true if it counts for nothing
 * @param submitted when it was handed in; empty if it never was
 * @param standing what the terms counted for its time when it was handed in, in percent; empty where that was not kept
 * @param typed by whom, where its answers were given on paper
 * @param asked its questions in the order in which they were asked
 */
public record Turn(
        SittingId id,
        AssignmentId assignment,
        LearnerId learner,
        int number,
        boolean practice,
        Instant started,
        Optional<Instant> submitted,
        Optional<Integer> standing,
        Optional<TypedFromPaper> typed,
        List<AskedQuestion> asked) {

    public Turn {
        asked = List.copyOf(asked);
    }

    /** When it was handed in, else when it was last worked on. */
    public Instant end() {
        return submitted.orElseGet(() -> asked.stream()
                .flatMap(question -> question.given().stream())
                .map(GivenAnswer::at)
                .max(Instant::compareTo)
                .orElse(started));
    }

    /** The question that stands in the assigned set under a number. */
    public Optional<AskedQuestion> original(int original) {
        return asked.stream()
                .filter(question -> question.original() == original)
                .findFirst();
    }

    Turn with(List<AskedQuestion> others) {
        return new Turn(id, assignment, learner, number, practice, started, submitted, standing, typed, others);
    }
}
