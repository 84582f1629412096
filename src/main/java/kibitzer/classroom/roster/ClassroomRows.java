package kibitzer.classroom.roster;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import kibitzer.classroom.ClassroomId;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.storage.DatabaseTime;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** The table of classes; the one place that knows its columns. */
@Component
class ClassroomRows {
    private static final String ALL = "select id, name, time_zone, since, archived_at from classroom ";

    private final JdbcClient database;

    ClassroomRows(JdbcClient database) {
        this.database = database;
    }

    Optional<Classroom> find(ClassroomId id) {
        return database.sql(ALL + "where id = :id")
                .param("id", id.id())
                .query(ClassroomRows::row)
                .optional();
    }

    /** Held until the transaction ends: changes of who belongs to a class come one after the other. */
    Optional<Classroom> lock(ClassroomId id) {
        return database.sql(ALL + "where id = :id for update")
                .param("id", id.id())
                .query(ClassroomRows::row)
                .optional();
    }

    /** The class that a code opens or would open. */
    Optional<Classroom> with(JoinCode code) {
        return database.sql(ALL + "where join_code = :code")
                .param("code", code.text())
                .query(ClassroomRows::row)
                .optional();
    }

    List<Classroom> of(LearnerId learner, Part part) {
        return database.sql(
                        ALL
                                + "where id in (select classroom from class_member where learner = :learner and part = :part"
                                + " and left_at is null) order by case when archived_at is null then 0 else 1 end, lower(name), since, id")
                .param("learner", learner.id())
                .param("part", part.word())
                .query(ClassroomRows::row)
                .list();
    }

    ClassroomId insert(ClassName name, ZoneId zone, Instant since) {
        ClassroomId id = ClassroomId.fresh();
        database.sql("insert into classroom (id, name, time_zone, join_code, since)"
                        + " values (:id, :name, :zone, :code, :since)")
                .param("id", id.id())
                .param("name", name.text())
                .param("zone", zone.getId())
                .param("code", free().text())
                .param("since", DatabaseTime.column(since))
                .update();
        return id;
    }

    void rename(ClassroomId id, ClassName name) {
        set(id, "name", name.text());
    }

    void zone(ClassroomId id, ZoneId zone) {
        set(id, "time_zone", zone.getId());
    }

    void archive(ClassroomId id, Optional<Instant> at) {
        set(id, "archived_at", DatabaseTime.column(at));
    }

    void joinOpen(ClassroomId id, boolean open) {
        set(id, "join_open", open);
    }

    void renewCode(ClassroomId id) {
        set(id, "join_code", free().text());
    }

    JoinDoor joinDoor(ClassroomId id) {
        return database.sql("select join_code, join_open from classroom where id = :id")
                .param("id", id.id())
                .query((row, n) -> new JoinDoor(new JoinCode(row.getString("join_code")), row.getBoolean("join_open")))
                .single();
    }

    private void set(ClassroomId id, String column, @Nullable Object value) {
        database.sql("update classroom set " + column + " = :value where id = :id")
                .param("value", value)
                .param("id", id.id())
                .update();
    }

    /** A code that no class has; of 2 to the power of 40 the first is nearly always free. */
    private JoinCode free() {
        JoinCode code = JoinCode.fresh();
        while (with(code).isPresent()) {
            code = JoinCode.fresh();
        }
        return code;
    }

    private static Classroom row(ResultSet row, int number) throws SQLException {
        return new Classroom(
                new ClassroomId(row.getObject("id", UUID.class)),
                new ClassName(row.getString("name")),
                ZoneId.of(row.getString("time_zone")),
                DatabaseTime.read(row, "since"),
                DatabaseTime.readIfAny(row, "archived_at"));
    }
}
