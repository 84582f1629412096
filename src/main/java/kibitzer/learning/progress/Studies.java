package kibitzer.learning.progress;

import java.time.Clock;
import kibitzer.learning.History;
import kibitzer.learning.LearnerDay;
import kibitzer.learning.learner.LearnerId;
import org.springframework.stereotype.Service;

/** What every learner has done, computed from the attempts whenever it is asked for. */
@Service
public class Studies {
    private final History history;
    private final Clock clock;

    Studies(History history, Clock clock) {
        this.history = history;
        this.clock = clock;
    }

    public Study of(LearnerId learner, LearnerDay today) {
        return Study.of(history.of(learner), clock.instant(), today);
    }
}
