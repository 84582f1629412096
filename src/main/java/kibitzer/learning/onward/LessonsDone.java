package kibitzer.learning.onward;

import kibitzer.learning.Progress;
import kibitzer.learning.learner.LearnerId;
import org.springframework.stereotype.Service;

/** What each learner has done of the lessons. */
@Service
public class LessonsDone {
    private final Progress progress;
    private final KnownLessons known;

    LessonsDone(Progress progress, KnownLessons known) {
        this.progress = progress;
        this.known = known;
    }

    public LessonHistory of(LearnerId learner) {
        return new LessonHistory(progress.lessons(learner), known.of(learner));
    }
}
