package kibitzer.classroom.live;

import java.time.Instant;
import java.util.Optional;
import kibitzer.classroom.ClassroomId;

/**
 * A live lesson as it is listed.
 *
 * @param code empty once it is over
 */
public record LiveLessonHead(
        LiveLessonId id,
        ClassroomId classroom,
        String title,
        Optional<LiveCode> code,
        LiveLesson lesson,
        Instant begun,
        Optional<Instant> ended) {}
