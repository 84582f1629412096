package kibitzer.classroom.live;

import jakarta.annotation.PreDestroy;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import kibitzer.learning.Attempt;
import kibitzer.learning.Attempts;
import org.springframework.stereotype.Component;

/** Tells of the attempts of a whole class one after the other, while the lesson goes on. */
@Component
class LiveAnnouncer {
    private final Attempts attempts;
    private final ExecutorService queue =
            Executors.newSingleThreadExecutor(Thread.ofVirtual().factory());

    LiveAnnouncer(Attempts attempts) {
        this.attempts = attempts;
    }

    void announce(List<Attempt> stored) {
        if (!stored.isEmpty()) {
            queue.execute(() -> attempts.announce(List.copyOf(stored)));
        }
    }

    @PreDestroy
    void stop() {
        queue.close();
    }
}
