package kibitzer.classroom.attendance;

import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.attendance.Register.Mark;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.storage.DatabaseTime;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** The table of what was put right by hand, and the seats of live lessons as a register reads them. */
@Component
class RegisterRows {
    private final JdbcClient database;

    RegisterRows(JdbcClient database) {
        this.database = database;
    }

    /** A seat of somebody in a live lesson that began at a moment. */
    record Seat(Instant begun, LearnerId learner) {}

    /** An entry by hand. */
    record Noted(LocalDate day, LearnerId learner, Mark entry) {}

    /** Of learners of the class; whoever was put out of a lesson has no seat in it. */
    List<Seat> seats(ClassroomId classroom) {
        return database.sql("select lesson.begun_at, seat.learner from live_lesson lesson"
                        + " join live_seat seat on seat.lesson = lesson.id and seat.removed_at is null"
                        + " join class_member member on member.classroom = lesson.classroom"
                        + " and member.learner = seat.learner and member.part = 'learner'"
                        + " where lesson.classroom = :classroom")
                .param("classroom", classroom.id())
                .query((row, n) -> new Seat(
                        DatabaseTime.read(row, "begun_at"), new LearnerId(row.getObject("learner", UUID.class))))
                .list();
    }

    List<Noted> noted(ClassroomId classroom) {
        return database.sql("select * from class_attendance where classroom = :classroom")
                .param("classroom", classroom.id())
                .query((row, n) -> new Noted(
                        row.getObject("held_on", LocalDate.class),
                        new LearnerId(row.getObject("learner", UUID.class)),
                        new Mark(Presence.of(row.getString("presence")), Optional.of(row.getString("noted_by")))))
                .list();
    }

    /** Writes an entry in the place of the one before, inside a transaction. */
    void note(ClassroomId classroom, LearnerId learner, LocalDate day, Presence presence, String by, Instant at) {
        database.sql("delete from class_attendance where classroom = :classroom and learner = :learner"
                        + " and held_on = :day")
                .param("classroom", classroom.id())
                .param("learner", learner.id())
                .param("day", day)
                .update();
        database.sql("insert into class_attendance (classroom, learner, held_on, presence, noted_by, noted_at)"
                        + " values (:classroom, :learner, :day, :presence, :by, :at)")
                .param("classroom", classroom.id())
                .param("learner", learner.id())
                .param("day", day)
                .param("presence", presence.word())
                .param("by", by)
                .param("at", DatabaseTime.column(at))
                .update();
    }

    void forget(ClassroomId classroom, LocalDate day) {
        database.sql("delete from class_attendance where classroom = :classroom and held_on = :day")
                .param("classroom", classroom.id())
                .param("day", day)
                .update();
    }

    /** Until the transaction ends nobody else writes in the register of the class. */
    void hold(ClassroomId classroom) {
        database.sql("select id from classroom where id = :classroom for update")
                .param("classroom", classroom.id())
                .query(UUID.class)
                .optional();
    }
}
