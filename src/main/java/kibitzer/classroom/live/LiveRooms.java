package kibitzer.classroom.live;

import jakarta.annotation.PreDestroy;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Component;

/**
 * The lessons that screens of this trainer show. However many screens a lesson has and however many answers come at once, it is
 * read once in {@value #GAP_MILLIS} ms at most, and all screens are given what was read; without a notice it is read every
 * {@value #LOOK_MILLIS} ms, so that a lost one delays and no more.
 */
@Component
public class LiveRooms {
    private static final Logger LOG = LoggerFactory.getLogger(LiveRooms.class);
    static final long GAP_MILLIS = 250;
    static final long LOOK_MILLIS = 5_000;

    private final LiveReading reading;
    private final Clock clock;
    private final Map<LiveLessonId, Room> rooms = new ConcurrentHashMap<>();
    private final ScheduledExecutorService reader = Executors.newScheduledThreadPool(
            2, Thread.ofPlatform().daemon().name("live-rooms-", 0).factory());
    private final LiveNotices notices;
    private Optional<Runnable> ending = Optional.empty();

    LiveRooms(LiveReading reading, LiveNotices notices, Clock clock) {
        this.reading = reading;
        this.notices = notices;
        this.clock = clock;
    }

    /**
     * Gives a screen every change of a lesson from now on; it reads the first view itself.
     *
     * @param screen is called from another thread, with one view after the other, and must not wait
     * @return takes the screen away
     */
    public synchronized Runnable enter(LiveLessonId lesson, Consumer<LiveView> screen) {
        if (ending.isEmpty()) {
            ending = Optional.of(
                    notices.listen(id -> Optional.ofNullable(rooms.get(id)).ifPresent(Room::hear)));
        }
        Room room = rooms.computeIfAbsent(lesson, Room::new);
        room.screens.add(screen);
        room.hear();
        return () -> leave(room, screen);
    }

    private synchronized void leave(Room room, Consumer<LiveView> screen) {
        room.screens.remove(screen);
        if (room.screens.isEmpty()) {
            rooms.remove(room.lesson, room);
        }
    }

    /** How many lessons are shown. */
    int count() {
        return rooms.size();
    }

    @PreDestroy
    void stop() {
        ending.ifPresent(Runnable::run);
        reader.shutdownNow();
    }

    /** A lesson with its screens. */
    private final class Room {
        private final LiveLessonId lesson;
        private final List<Consumer<LiveView>> screens = new CopyOnWriteArrayList<>();
        private Optional<LiveView> last = Optional.empty();
        /** A reading is on its way. */
        private boolean waiting;

        Room(LiveLessonId lesson) {
            this.lesson = lesson;
            schedule(LOOK_MILLIS, this::look);
        }

        /** What comes while a reading waits is read by it; what comes while it reads is read by another. */
        synchronized void hear() {
            if (!waiting) {
                waiting = true;
                schedule(GAP_MILLIS, this::read);
            }
        }

        private void look() {
            if (rooms.get(lesson) == this) {
                hear();
                schedule(LOOK_MILLIS, this::look);
            }
        }

        private void read() {
            synchronized (this) {
                waiting = false;
            }
            try {
                // One after the other, so that no screen is given an older view after a newer one.
                synchronized (screens) {
                    reading.view(lesson).ifPresent(this::show);
                }
            } catch (RuntimeException fault) {
                LOG.error("Lesson {} was not read; it is tried again", lesson, fault);
            }
        }

        private void show(LiveView view) {
            closeInTime(view);
            if (last.filter(view::showsTheSameAs).isPresent()) {
                return;
            }
            last = Optional.of(view);
            screens.forEach(screen -> {
                try {
                    screen.accept(view);
                } catch (RuntimeException fault) {
                    LOG.error("A screen of lesson {} was not told", lesson, fault);
                }
            });
        }

        /** A question that closes by itself is closed on the screens too. */
        private void closeInTime(LiveView view) {
            view.lesson()
                    .left(clock.instant())
                    .filter(left -> view.lesson().stopped().isEmpty())
                    .map(Duration::toMillis)
                    .filter(left -> left < LOOK_MILLIS)
                    .ifPresent(left -> schedule(left + 50, this::hear));
        }

        private void schedule(long millis, Runnable task) {
            if (!reader.isShutdown()) {
                var _ = reader.schedule(task, millis, TimeUnit.MILLISECONDS);
            }
        }
    }
}
