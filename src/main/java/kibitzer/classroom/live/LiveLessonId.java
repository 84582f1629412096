package kibitzer.classroom.live;

import java.util.UUID;

/** Names a live lesson. */
public record LiveLessonId(UUID id) {
    public static LiveLessonId fresh() {
        return new LiveLessonId(UUID.randomUUID());
    }

    @Override
    public String toString() {
        return id.toString();
    }
}
