package kibitzer.classroom.live;

import java.util.function.Consumer;

/**
 * Tells every trainer that works on the same database that something changed in a live lesson. A notice says nothing of what
 * changed: whoever hears it reads the lesson anew. One may be lost; who listens looks now and then without one.
 */
public interface LiveNotices {

    /** Called once the change is committed. */
    void tell(LiveLessonId lesson);

    /**
     * @param heard is called from any thread, and must not wait
     * @return ends it
     */
    Runnable listen(Consumer<LiveLessonId> heard);
}
