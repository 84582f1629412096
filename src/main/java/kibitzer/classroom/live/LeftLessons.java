package kibitzer.classroom.live;

import java.time.Duration;
import kibitzer.learning.storage.SharedWork;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/** Ends lessons that somebody forgot to end, so that their codes are free again. */
@Component
class LeftLessons {
    static final Duration LEFT = Duration.ofHours(12);
    private static final long EVERY_MILLIS = 600_000;

    private final LiveLessons lessons;
    private final SharedWork work;

    LeftLessons(LiveLessons lessons, SharedWork work) {
        this.lessons = lessons;
        this.work = work;
    }

    @Scheduled(initialDelay = EVERY_MILLIS, fixedDelay = EVERY_MILLIS)
    void sweep() {
        work.byOne("live lessons that were left", () -> lessons.endLeft(LEFT));
    }
}
