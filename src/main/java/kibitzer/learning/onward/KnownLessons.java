package kibitzer.learning.onward;

import java.time.Clock;
import java.time.OffsetDateTime;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import kibitzer.content.lesson.Lesson;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.storage.DatabaseTime;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** Lessons that a learner was found to know without having read them; each can be taken back. */
@Service
public class KnownLessons {
    private final JdbcClient database;
    private final Clock clock;

    KnownLessons(JdbcClient database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    /** The ids of the lessons. */
    @Transactional(readOnly = true)
    public Set<String> of(LearnerId learner) {
        return Set.copyOf(database.sql("select lesson from lesson_known where learner = :learner")
                .param("learner", learner.id())
                .query(String.class)
                .list());
    }

    /** Marks lessons as known; those that are stay so. */
    @Transactional
    public void mark(LearnerId learner, Collection<Lesson> lessons) {
        Set<String> before = new HashSet<>(of(learner));
        OffsetDateTime now = DatabaseTime.column(clock.instant());
        lessons.stream()
                .map(lesson -> lesson.id().text())
                .filter(before::add)
                .forEach(lesson -> database.sql(
                                "insert into lesson_known (learner, lesson, known_at) values (:learner, :lesson, :now)")
                        .param("learner", learner.id())
                        .param("lesson", lesson)
                        .param("now", now)
                        .update());
    }

    /** Takes back that a lesson is known. */
    @Transactional
    public void forget(LearnerId learner, Lesson lesson) {
        database.sql("delete from lesson_known where learner = :learner and lesson = :lesson")
                .param("learner", learner.id())
                .param("lesson", lesson.id().text())
                .update();
    }
}
