package kibitzer.classroom.assignment;

import static kibitzer.learning.storage.DatabaseTime.column;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.VersionId;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.storage.DatabaseTime;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** The tables of assignments and extensions. */
@Component
class AssignmentRows {
    private final JdbcClient database;

    AssignmentRows(JdbcClient database) {
        this.database = database;
    }

    Optional<Assignment> find(AssignmentId id) {
        return find(id, "");
    }

    /** Holds the assignment until the transaction ends: nobody changes its terms, nobody begins a sitting. */
    Optional<Assignment> lock(AssignmentId id) {
        return find(id, " for update");
    }

    private Optional<Assignment> find(AssignmentId id, String hold) {
        return database.sql("select * from assignment where id = :id" + hold)
                .param("id", id.id())
                .query(AssignmentRows::assignment)
                .optional();
    }

    List<Assignment> of(ClassroomId classroom) {
        return database.sql("select * from assignment where classroom = :classroom order by due_at, made_at")
                .param("classroom", classroom.id())
                .query(AssignmentRows::assignment)
                .list();
    }

    void insert(Assignment assignment) {
        write(
                "insert into assignment (id, classroom, version, title, opens_at, due_at, sittings_allowed, counted,"
                        + " feedback, shuffled, deals, late, late_until, late_percent, early_until, early_percent,"
                        + " reminder_hours, limit_minutes, drawn, board_credit, practice_counts, try_percents, revision, made_at) values (:id, :classroom,"
                        + " :version, :title, :opens, :due, :sittings, :counted, :feedback, :shuffled, :deals, :late,"
                        + " :lateUntil, :latePercent, :earlyUntil, :earlyPercent, :reminderHours, :limit, :drawn, :boards,"
                        + " :practiceCounts, :tries, :revision, :made)",
                assignment);
    }

    /** False if somebody has changed it since the assignment's revision. */
    boolean update(Assignment assignment) {
        return write(
                        "update assignment set classroom = :classroom, version = :version, title = :title,"
                                + " opens_at = :opens, due_at = :due, sittings_allowed = :sittings,"
                                + " counted = :counted, feedback = :feedback, shuffled = :shuffled, deals = :deals,"
                                + " late = :late, late_until = :lateUntil, late_percent = :latePercent,"
                                + " early_until = :earlyUntil, early_percent = :earlyPercent,"
                                + " reminder_hours = :reminderHours, limit_minutes = :limit, drawn = :drawn,"
                                + " board_credit = :boards, practice_counts = :practiceCounts, try_percents = :tries,"
                                + " revision = :revision + 1, made_at = :made"
                                + " where id = :id and revision = :revision and withdrawn_at is null",
                        assignment)
                == 1;
    }

    private int write(String sql, Assignment assignment) {
        Terms terms = assignment.terms();
        Optional<Late.Reduced> reduced =
                terms.late() instanceof Late.Reduced late ? Optional.of(late) : Optional.empty();
        return database.sql(sql)
                .param("id", assignment.id().id())
                .param("classroom", assignment.classroom().id())
                .param("version", assignment.version().id())
                .param("title", terms.title())
                .param("opens", column(terms.opens()))
                .param("due", column(terms.due()))
                .param("sittings", terms.sittings())
                .param("counted", terms.counted().word())
                .param("feedback", terms.feedback().word())
                .param("shuffled", terms.shuffled())
                .param("deals", terms.deals().word())
                .param("late", terms.late().word())
                .param("lateUntil", reduced.map(late -> column(late.until())).orElse(null))
                .param("latePercent", reduced.map(Late.Reduced::percent).orElse(0))
                .param(
                        "earlyUntil",
                        terms.early().map(early -> column(early.until())).orElse(null))
                .param("earlyPercent", terms.early().map(Early::percent).orElse(100))
                .param("reminderHours", terms.conduct().reminderHours())
                .param("limit", terms.conduct().limit().map(Duration::toMinutes).orElse(null))
                .param("drawn", terms.conduct().drawn().orElse(null))
                .param("boards", terms.boards().word())
                .param("practiceCounts", terms.practiceCounts())
                .param("tries", terms.conduct().tries().text())
                .param("revision", assignment.revision())
                .param("made", column(assignment.made()))
                .update();
    }

    void withdraw(AssignmentId id, Instant at) {
        database.sql("update assignment set withdrawn_at = :at where id = :id and withdrawn_at is null")
                .param("at", column(at))
                .param("id", id.id())
                .update();
    }

    List<Extension> extensions(AssignmentId id) {
        return database.sql("select * from assignment_extension where assignment = :id order by due_at, given_at")
                .param("id", id.id())
                .query((row, n) -> new Extension(
                        new LearnerId(row.getObject("learner", UUID.class)),
                        DatabaseTime.read(row, "due_at"),
                        row.getString("reason"),
                        DatabaseTime.read(row, "given_at")))
                .list();
    }

    Optional<Instant> extended(AssignmentId id, LearnerId learner) {
        return database.sql("select due_at from assignment_extension where assignment = :id and learner = :learner")
                .param("id", id.id())
                .param("learner", learner.id())
                .query((row, n) -> DatabaseTime.read(row, "due_at"))
                .optional();
    }

    void extend(AssignmentId id, Extension extension) {
        lift(id, extension.learner());
        database.sql("insert into assignment_extension (assignment, learner, due_at, reason, given_at)"
                        + " values (:id, :learner, :due, :reason, :given)")
                .param("id", id.id())
                .param("learner", extension.learner().id())
                .param("due", column(extension.due()))
                .param("reason", extension.reason())
                .param("given", column(extension.given()))
                .update();
    }

    void lift(AssignmentId id, LearnerId learner) {
        database.sql("delete from assignment_extension where assignment = :id and learner = :learner")
                .param("id", id.id())
                .param("learner", learner.id())
                .update();
    }

    List<MoreMinutes> moreMinutes(AssignmentId id) {
        return database.sql("select * from assignment_minutes where assignment = :id order by given_at, learner")
                .param("id", id.id())
                .query((row, n) -> new MoreMinutes(
                        new LearnerId(row.getObject("learner", UUID.class)), Duration.ofMinutes(row.getInt("minutes"))))
                .list();
    }

    Duration moreMinutes(AssignmentId id, LearnerId learner) {
        return database.sql("select minutes from assignment_minutes where assignment = :id and learner = :learner")
                .param("id", id.id())
                .param("learner", learner.id())
                .query(Integer.class)
                .optional()
                .map(Duration::ofMinutes)
                .orElse(Duration.ZERO);
    }

    void moreMinutes(AssignmentId id, MoreMinutes given, Instant now) {
        database.sql("delete from assignment_minutes where assignment = :id and learner = :learner")
                .param("id", id.id())
                .param("learner", given.learner().id())
                .update();
        if (given.more().isPositive()) {
            database.sql("insert into assignment_minutes (assignment, learner, minutes, given_at)"
                            + " values (:id, :learner, :minutes, :now)")
                    .param("id", id.id())
                    .param("learner", given.learner().id())
                    .param("minutes", given.more().toMinutes())
                    .param("now", column(now))
                    .update();
        }
    }

    static Assignment assignment(ResultSet row, int n) throws SQLException {
        return new Assignment(
                new AssignmentId(row.getObject("id", UUID.class)),
                new ClassroomId(row.getObject("classroom", UUID.class)),
                new VersionId(row.getObject("version", UUID.class)),
                terms(row),
                row.getInt("revision"),
                DatabaseTime.read(row, "made_at"),
                DatabaseTime.readIfAny(row, "withdrawn_at"));
    }

    private static Terms terms(ResultSet row) throws SQLException {
        Optional<Instant> lateUntil = DatabaseTime.readIfAny(row, "late_until");
        int latePercent = row.getInt("late_percent");
        int earlyPercent = row.getInt("early_percent");
        String late = row.getString("late");
        return new Terms(
                row.getString("title"),
                DatabaseTime.read(row, "opens_at"),
                DatabaseTime.read(row, "due_at"),
                row.getInt("sittings_allowed"),
                NamedChoice.of(Counted.class, "counted", row.getString("counted")),
                NamedChoice.of(Feedback.class, "feedback", row.getString("feedback")),
                row.getBoolean("shuffled"),
                NamedChoice.of(Deals.class, "deals", row.getString("deals")),
                switch (late) {
                    case Late.Reduced.WORD -> new Late.Reduced(lateUntil.orElseThrow(), latePercent);
                    case Late.Practice.WORD -> new Late.Practice();
                    case Late.Closed.WORD -> new Late.Closed();
                    default -> throw new IllegalStateException("late \"" + late + "\" in the database");
                },
                DatabaseTime.readIfAny(row, "early_until").map(until -> new Early(until, earlyPercent)),
                new Conduct(
                        row.getInt("reminder_hours"),
                        Optional.ofNullable(row.getObject("limit_minutes", Integer.class))
                                .map(Duration::ofMinutes),
                        Optional.ofNullable(row.getObject("drawn", Integer.class)),
                        Tries.read(row.getString("try_percents")).orElseThrow()),
                NamedChoice.of(BoardCredit.class, "board_credit", row.getString("board_credit")),
                row.getBoolean("practice_counts"));
    }
}
