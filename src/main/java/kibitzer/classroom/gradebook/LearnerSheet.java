package kibitzer.classroom.gradebook;

import java.util.List;
import java.util.Optional;

/** A learner's part of the gradebook. */
public record LearnerSheet(Learner learner, List<Work> work) {

    public LearnerSheet {
        work = List.copyOf(work);
    }

    /** Over all assignments that count by now; empty where none does. */
    public Optional<Score> total() {
        return work.stream().flatMap(one -> one.result().score().stream()).reduce(Score::plus);
    }
}
