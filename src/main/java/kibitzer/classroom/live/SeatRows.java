package kibitzer.classroom.live;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.storage.DatabaseTime;
import kibitzer.marking.Grade;
import org.springframework.jdbc.core.namedparam.MapSqlParameterSource;
import org.springframework.jdbc.core.namedparam.NamedParameterJdbcOperations;
import org.springframework.jdbc.core.namedparam.SqlParameterSource;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import tools.jackson.databind.json.JsonMapper;

/** The tables of seats and of their answers. */
@Component
class SeatRows {
    private static final JsonMapper JSON = JsonMapper.shared();

    private final JdbcClient database;
    private final NamedParameterJdbcOperations batches;

    SeatRows(JdbcClient database, NamedParameterJdbcOperations batches) {
        this.database = database;
        this.batches = batches;
    }

    /** An answer with what it is graded by. */
    record Graded(SeatId seat, int number, Grade grade, Optional<String> rule) {}

    /** Everybody who took part, those who were removed among them, in the order in which they came. */
    List<Seat> of(LiveLessonId lesson) {
        return database.sql("select * from live_seat where lesson = :lesson order by joined_at, id")
                .param("lesson", lesson.id())
                .query(SeatRows::seat)
                .list();
    }

    Optional<Seat> find(LiveLessonId lesson, LearnerId learner) {
        return find(lesson, learner, "");
    }

    /** Held until the transaction ends: of two answers from one seat, one comes first. */
    Optional<Seat> lock(LiveLessonId lesson, LearnerId learner) {
        return find(lesson, learner, " for update");
    }

    private Optional<Seat> find(LiveLessonId lesson, LearnerId learner, String how) {
        return database.sql("select * from live_seat where lesson = :lesson and learner = :learner" + how)
                .param("lesson", lesson.id())
                .param("learner", learner.id())
                .query(SeatRows::seat)
                .optional();
    }

    Set<SeatId> present(LiveLessonId lesson) {
        return Set.copyOf(database.sql("select id from live_seat where lesson = :lesson and removed_at is null")
                .param("lesson", lesson.id())
                .query((row, n) -> new SeatId(row.getObject("id", UUID.class)))
                .list());
    }

    /** Who of those present has answered a question. */
    Set<SeatId> answered(LiveLessonId lesson, int number) {
        return Set.copyOf(database.sql("select id from live_answer join live_seat on live_seat.id = live_answer.seat"
                        + " where lesson = :lesson and removed_at is null and number = :number")
                .param("lesson", lesson.id())
                .param("number", number)
                .query((row, n) -> new SeatId(row.getObject("id", UUID.class)))
                .list());
    }

    void insert(Seat seat) {
        database.sql("insert into live_seat (id, lesson, learner, name, joined_at)"
                        + " values (:id, :lesson, :learner, :name, :joined)")
                .param("id", seat.id().id())
                .param("lesson", seat.lesson().id())
                .param("learner", seat.learner().id())
                .param("name", seat.name().text())
                .param("joined", DatabaseTime.column(seat.joined()))
                .update();
    }

    void removed(LiveLessonId lesson, SeatId seat, Optional<Instant> at) {
        database.sql("update live_seat set removed_at = :at where id = :seat and lesson = :lesson")
                .param("at", DatabaseTime.column(at))
                .param("seat", seat.id())
                .param("lesson", lesson.id())
                .update();
    }

    /** All answers of a lesson. */
    List<LiveAnswer> answers(LiveLessonId lesson) {
        return database.sql("select live_answer.* from live_answer join live_seat on live_seat.id = live_answer.seat"
                        + " where lesson = :lesson order by number, answered_at, seat")
                .param("lesson", lesson.id())
                .query(SeatRows::answer)
                .list();
    }

    List<LiveAnswer> answers(LiveLessonId lesson, int number) {
        return database.sql("select live_answer.* from live_answer join live_seat on live_seat.id = live_answer.seat"
                        + " where lesson = :lesson and number = :number order by answered_at, seat")
                .param("lesson", lesson.id())
                .param("number", number)
                .query(SeatRows::answer)
                .list();
    }

    Optional<LiveAnswer> answer(SeatId seat, int number) {
        return database.sql("select * from live_answer where seat = :seat and number = :number")
                .param("seat", seat.id())
                .param("number", number)
                .query(SeatRows::answer)
                .optional();
    }

    void insert(LiveAnswer answer) {
        database.sql("insert into live_answer (seat, number, answer_json, taken_millis, answered_at)"
                        + " values (:seat, :number, :answer, :taken, :at)")
                .param("seat", answer.seat().id())
                .param("number", answer.number())
                .param("answer", answer.answer().toString())
                .param("taken", answer.taken().toMillis())
                .param("at", DatabaseTime.column(answer.at()))
                .update();
    }

    void grade(Collection<Graded> graded) {
        batches.batchUpdate(
                "update live_answer set grade = :grade, rule_id = :rule where seat = :seat and number = :number",
                graded.stream()
                        .map(answer -> new MapSqlParameterSource(
                                        "seat", answer.seat().id())
                                .addValue("number", answer.number())
                                .addValue("grade", answer.grade().word())
                                .addValue("rule", answer.rule().orElse(null)))
                        .toArray(SqlParameterSource[]::new));
    }

    private static Seat seat(ResultSet row, int n) throws SQLException {
        return new Seat(
                new SeatId(row.getObject("id", UUID.class)),
                new LiveLessonId(row.getObject("lesson", UUID.class)),
                new LearnerId(row.getObject("learner", UUID.class)),
                new SeatName(row.getString("name")),
                DatabaseTime.read(row, "joined_at"),
                DatabaseTime.readIfAny(row, "removed_at"));
    }

    private static LiveAnswer answer(ResultSet row, int n) throws SQLException {
        return new LiveAnswer(
                new SeatId(row.getObject("seat", UUID.class)),
                row.getInt("number"),
                JSON.readTree(row.getString("answer_json")),
                Optional.ofNullable(row.getString("grade")).map(Grade::of),
                Duration.ofMillis(row.getLong("taken_millis")),
                DatabaseTime.read(row, "answered_at"));
    }
}
