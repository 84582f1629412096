package kibitzer.classroom.attendance;

import java.time.Instant;
import java.time.ZoneOffset;
import java.util.UUID;
import kibitzer.classroom.ClassroomId;
import kibitzer.learning.learner.LearnerId;
import org.springframework.jdbc.core.simple.JdbcClient;

/** Writes live lessons that are over, and who sat in them, straight into their tables. */
public final class SeatedLesson {
    private final JdbcClient database;

    public SeatedLesson(JdbcClient database) {
        this.database = database;
    }

    public void begun(ClassroomId classroom, Instant begun, LearnerId... seated) {
        UUID lesson = UUID.randomUUID();
        database.sql("insert into live_lesson (id, classroom, title, phase, question, step, told, looking_back,"
                        + " names_shown, names_locked, begun_at, changed_at, ended_at)"
                        + " values (:id, :classroom, 'Leads', 'over', 0, 0, 0, false, false, false, :at, :at, :at)")
                .param("id", lesson)
                .param("classroom", classroom.id())
                .param("at", begun.atOffset(ZoneOffset.UTC))
                .update();
        for (LearnerId learner : seated) {
            database.sql("insert into live_seat (id, lesson, learner, name, joined_at)"
                            + " values (:id, :lesson, :learner, :name, :at)")
                    .param("id", UUID.randomUUID())
                    .param("lesson", lesson)
                    .param("learner", learner.id())
                    .param("name", learner.toString().substring(0, 8))
                    .param("at", begun.atOffset(ZoneOffset.UTC))
                    .update();
        }
    }
}
