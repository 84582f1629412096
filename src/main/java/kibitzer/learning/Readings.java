package kibitzer.learning;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.storage.DatabaseTime;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Service;

/** Which lessons a learner has opened, and how far each was read: "go on where you were". */
@Service
public class Readings {
    private static final int LONGEST = 200;

    private final JdbcClient database;
    private final Clock clock;

    Readings(JdbcClient database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    /**
     * Remembers that a learner is in a lesson.
     *
     * @param place the lesson's own name for the place, at most 200 characters; empty for its beginning
     */
    public void at(LearnerId learner, String lesson, String place) {
        if (lesson.length() > LONGEST || place.length() > LONGEST) {
            throw new IllegalArgumentException("lesson or place too long; expected at most " + LONGEST + " characters");
        }
        Instant now = clock.instant().truncatedTo(ChronoUnit.MILLIS);
        if (!move(learner, lesson, place, now)) {
            try {
                write(
                        "insert into lesson_reading (learner, lesson, place, read_at)"
                                + " values (:learner, :lesson, :place, :now)",
                        learner,
                        lesson,
                        place,
                        now);
            } catch (DuplicateKeyException openedTwiceAtOnce) {
                move(learner, lesson, place, now);
            }
        }
    }

    /** Where the learner was last; empty for one who has opened no lesson. */
    public Optional<LessonReading> last(LearnerId learner) {
        return all(learner).stream().findFirst();
    }

    /** All lessons opened, the latest first. */
    public List<LessonReading> all(LearnerId learner) {
        return database.sql("select lesson, place, read_at from lesson_reading where learner = :learner"
                        + " order by read_at desc, lesson")
                .param("learner", learner.id())
                .query(Readings::reading)
                .list();
    }

    private boolean move(LearnerId learner, String lesson, String place, Instant now) {
        return write(
                        "update lesson_reading set place = :place, read_at = :now"
                                + " where learner = :learner and lesson = :lesson",
                        learner,
                        lesson,
                        place,
                        now)
                > 0;
    }

    private int write(String sql, LearnerId learner, String lesson, String place, Instant now) {
        return database.sql(sql)
                .param("learner", learner.id())
                .param("lesson", lesson)
                .param("place", place)
                .param("now", DatabaseTime.column(now))
                .update();
    }

    private static LessonReading reading(ResultSet row, int number) throws SQLException {
        return new LessonReading(row.getString("lesson"), row.getString("place"), DatabaseTime.read(row, "read_at"));
    }
}
