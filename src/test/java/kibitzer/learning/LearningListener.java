package kibitzer.learning;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import kibitzer.learning.learner.LearnerId;
import org.springframework.boot.test.context.TestComponent;
import org.springframework.context.event.EventListener;

/** Listens to what learning tells, and stumbles over the answers of {@link #stumbleOver}. */
@TestComponent
class LearningListener {
    private final List<Attempt> told = new CopyOnWriteArrayList<>();
    private volatile LearnerId stumbleOver = LearnerId.fresh();

    @EventListener
    void hear(AnswerMarked event) {
        told.add(event.attempt());
        if (event.attempt().learner().equals(stumbleOver)) {
            throw new IllegalStateException("a neighbour that fails");
        }
    }

    List<Attempt> of(LearnerId learner) {
        return told.stream()
                .filter(attempt -> attempt.learner().equals(learner))
                .toList();
    }

    void stumbleOver(LearnerId learner) {
        this.stumbleOver = learner;
    }
}
