package kibitzer.classroom.live;

import static kibitzer.learning.storage.DatabaseTime.column;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import javax.sql.DataSource;
import kibitzer.classroom.ClassroomId;
import kibitzer.learning.storage.DatabaseKind;
import kibitzer.learning.storage.DatabaseTime;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** The table of live lessons; the one place that knows its columns. */
@Component
class LessonRows {
    private static final String ALL = "select live_lesson.*, (select count(*) from live_question"
            + " where live_question.lesson = live_lesson.id) as planned from live_lesson ";

    private final JdbcClient database;
    private final String answering;

    /** An embedded database has no lock that several share. */
    LessonRows(DataSource source, JdbcClient database) throws SQLException {
        this.database = database;
        answering = DatabaseKind.isShared(source) ? "for share" : "for update";
    }

    Optional<LiveLessonHead> find(LiveLessonId id) {
        return database.sql(ALL + "where id = :id")
                .param("id", id.id())
                .query(LessonRows::row)
                .optional();
    }

    /** Held until the transaction ends: what is done in a lesson comes one after the other. */
    Optional<LiveLessonHead> lock(LiveLessonId id) {
        return lock(id, "for update");
    }

    /** Held against whoever takes the lesson further, not against others who answer: a class answers at once. */
    Optional<LiveLessonHead> lockForAnswer(LiveLessonId id) {
        return lock(id, answering);
    }

    private Optional<LiveLessonHead> lock(LiveLessonId id, String how) {
        database.sql("select id from live_lesson where id = :id " + how)
                .param("id", id.id())
                .query(UUID.class)
                .optional();
        return find(id);
    }

    Optional<LiveLessonHead> with(LiveCode code) {
        return database.sql(ALL + "where code = :code")
                .param("code", code.text())
                .query(LessonRows::row)
                .optional();
    }

    /** Notes the network of the room: where the board was opened last. */
    void noteRoom(LiveLessonId id, String network) {
        database.sql("update live_lesson set board_network = :network where id = :id and ended_at is null")
                .param("network", network)
                .param("id", id.id())
                .update();
    }

    /** Whether the board was opened last on this network. */
    boolean isRoom(LiveLessonId id, String network) {
        return database.sql("select count(*) from live_lesson where id = :id and board_network = :network")
                        .param("id", id.id())
                        .param("network", network)
                        .query(Integer.class)
                        .single()
                > 0;
    }

    /** Those of a class, the latest first. */
    List<LiveLessonHead> of(ClassroomId classroom) {
        return database.sql(ALL + "where classroom = :classroom order by begun_at desc, id")
                .param("classroom", classroom.id())
                .query(LessonRows::row)
                .list();
    }

    /** Those in which nothing has happened since a moment, and which nobody has ended. */
    List<LiveLessonId> leftSince(Instant moment) {
        return database.sql("select id from live_lesson where ended_at is null and changed_at < :moment order by id")
                .param("moment", column(moment))
                .query((row, n) -> new LiveLessonId(row.getObject("id", UUID.class)))
                .list();
    }

    void insert(LiveLessonHead head) {
        database.sql("insert into live_lesson (id, classroom, title, code, phase, question, step, told, looking_back,"
                        + " names_shown, names_locked, begun_at, changed_at) values (:id, :classroom, :title, :code,"
                        + " 'lobby', 0, 0, 0, false, false, false, :begun, :begun)")
                .param("id", head.id().id())
                .param("classroom", head.classroom().id())
                .param("title", head.title())
                .param("code", head.code().map(LiveCode::text).orElse(null))
                .param("begun", column(head.begun()))
                .update();
        update(head.id(), head.lesson(), head.begun());
    }

    /** Writes how a lesson stands, inside a transaction that holds it. One that is over gives its code back. */
    void update(LiveLessonId id, LiveLesson lesson, Instant now) {
        database.sql("update live_lesson set phase = :phase, question = :question, step = :step, told = :told,"
                        + " looking_back = :back, paused = :paused, stopped_at = :stopped, closes_at = :closes,"
                        + " seconds = :seconds, names_shown = :names, names_locked = :locked, changed_at = :now"
                        + (lesson.isOver()
                                ? ", code = null, board_network = null, ended_at = coalesce(ended_at, :now)"
                                : "")
                        + " where id = :id")
                .param("phase", lesson.phase().word())
                .param("question", lesson.question())
                .param("step", lesson.step())
                .param("told", lesson.told())
                .param("back", lesson.lookingBack())
                .param("paused", lesson.paused())
                .param("stopped", column(lesson.stopped()))
                .param("closes", column(lesson.closes()))
                .param(
                        "seconds",
                        lesson.settings()
                                .limit()
                                .map(Duration::toSeconds)
                                .map(Long::intValue)
                                .orElse(null))
                .param("names", lesson.settings().names())
                .param("locked", lesson.locked())
                .param("now", column(now))
                .param("id", id.id())
                .update();
    }

    private static LiveLessonHead row(ResultSet row, int n) throws SQLException {
        return new LiveLessonHead(
                new LiveLessonId(row.getObject("id", UUID.class)),
                new ClassroomId(row.getObject("classroom", UUID.class)),
                row.getString("title"),
                Optional.ofNullable(row.getString("code")).map(LiveCode::new),
                lesson(row),
                DatabaseTime.read(row, "begun_at"),
                DatabaseTime.readIfAny(row, "ended_at"));
    }

    private static LiveLesson lesson(ResultSet row) throws SQLException {
        return new LiveLesson(
                Phase.of(row.getString("phase")),
                row.getInt("planned"),
                row.getInt("question"),
                row.getInt("step"),
                row.getInt("told"),
                row.getBoolean("looking_back"),
                row.getBoolean("paused"),
                DatabaseTime.readIfAny(row, "stopped_at"),
                DatabaseTime.readIfAny(row, "closes_at"),
                row.getBoolean("names_locked"),
                new LiveSettings(
                        row.getBoolean("names_shown"),
                        Optional.ofNullable(row.getObject("seconds", Integer.class))
                                .map(Duration::ofSeconds)));
    }
}
