package kibitzer.classroom.live;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/** Notices within this trainer: all that there are where the database is its own. */
final class LocalNotices implements LiveNotices {
    private final List<Consumer<LiveLessonId>> listeners = new CopyOnWriteArrayList<>();

    @Override
    public void tell(LiveLessonId lesson) {
        listeners.forEach(listener -> listener.accept(lesson));
    }

    @Override
    public Runnable listen(Consumer<LiveLessonId> heard) {
        listeners.add(heard);
        return () -> listeners.remove(heard);
    }
}
