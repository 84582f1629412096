package kibitzer.classroom.roster;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import kibitzer.accounts.AccountName;
import kibitzer.classroom.ClassroomId;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.storage.DatabaseTime;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** The table of members; the one place that knows its columns. Nobody but an account is in it. */
@Component
class MemberRows {
    private static final String ALL = "select member.learner, member.part, member.name, account.name as account_name,"
            + " member.joined_at, member.left_at from class_member member"
            + " join account on account.learner = member.learner ";

    private final JdbcClient database;

    MemberRows(JdbcClient database) {
        this.database = database;
    }

    /** Instructors first, then by name. */
    List<Member> of(ClassroomId id) {
        return database.sql(
                        ALL + "where member.classroom = :id order by member.part, lower(member.name), member.learner")
                .param("id", id.id())
                .query(MemberRows::row)
                .list();
    }

    Optional<Member> find(ClassroomId id, LearnerId learner) {
        return database.sql(ALL + "where member.classroom = :id and member.learner = :learner")
                .param("id", id.id())
                .param("learner", learner.id())
                .query(MemberRows::row)
                .optional();
    }

    void insert(ClassroomId id, LearnerId learner, Part part, RosterName name, Instant at) {
        database.sql("insert into class_member (classroom, learner, part, name, joined_at)"
                        + " values (:id, :learner, :part, :name, :at)")
                .param("id", id.id())
                .param("learner", learner.id())
                .param("part", part.word())
                .param("name", name.text())
                .param("at", DatabaseTime.column(at))
                .update();
    }

    void part(ClassroomId id, LearnerId learner, Part part) {
        database.sql("update class_member set part = :part where classroom = :id and learner = :learner")
                .param("part", part.word())
                .param("id", id.id())
                .param("learner", learner.id())
                .update();
    }

    void name(ClassroomId id, LearnerId learner, RosterName name) {
        database.sql("update class_member set name = :name where classroom = :id and learner = :learner")
                .param("name", name.text())
                .param("id", id.id())
                .param("learner", learner.id())
                .update();
    }

    /** Whoever left or comes back shows no results of the daily hands until agreeing to it anew. */
    void left(ClassroomId id, LearnerId learner, Optional<Instant> at) {
        database.sql(
                        "update class_member set left_at = :at, daily_board_since = null where classroom = :id and learner = :learner")
                .param("at", DatabaseTime.column(at))
                .param("id", id.id())
                .param("learner", learner.id())
                .update();
    }

    private static Member row(ResultSet row, int number) throws SQLException {
        return new Member(
                new LearnerId(row.getObject("learner", UUID.class)),
                Part.of(row.getString("part")),
                new RosterName(row.getString("name")),
                new AccountName(row.getString("account_name")),
                DatabaseTime.read(row, "joined_at"),
                DatabaseTime.readIfAny(row, "left_at"));
    }
}
