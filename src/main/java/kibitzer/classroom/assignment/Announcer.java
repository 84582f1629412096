package kibitzer.classroom.assignment;

import jakarta.annotation.PreDestroy;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import kibitzer.learning.Attempt;
import kibitzer.learning.Attempts;
import org.springframework.stereotype.Component;

/**
 * Tells of attempts that were stored, one sitting after the other: when a whole class hands in at once, nobody waits for what
 * follows from the answers of the others. What a killed process did not tell stands in the database as not rated yet.
 */
@Component
class Announcer {
    private final Attempts attempts;
    private final ExecutorService queue =
            Executors.newSingleThreadExecutor(Thread.ofVirtual().factory());

    Announcer(Attempts attempts) {
        this.attempts = attempts;
    }

    void announce(List<Attempt> stored) {
        if (!stored.isEmpty()) {
            queue.execute(() -> attempts.announce(stored));
        }
    }

    @PreDestroy
    void stop() {
        queue.close();
    }
}
