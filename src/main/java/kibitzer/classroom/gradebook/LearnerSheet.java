package kibitzer.classroom.gradebook;

import java.util.List;

/** A learner's part of the gradebook. */
public record LearnerSheet(Learner learner, List<Work> work, Total total) {

    public LearnerSheet {
        work = List.copyOf(work);
    }
}
