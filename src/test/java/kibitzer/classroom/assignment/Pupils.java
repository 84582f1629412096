package kibitzer.classroom.assignment;

import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Optional;
import java.util.UUID;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.VersionId;
import kibitzer.learning.learner.LearnerId;
import org.springframework.jdbc.core.simple.JdbcClient;

/** Writes classes, members and versions of sets straight into their tables. */
public final class Pupils {
    private static final OffsetDateTime SINCE = OffsetDateTime.of(2026, 9, 1, 8, 0, 0, 0, ZoneOffset.UTC);

    public static final int RIGHT = 1;
    public static final int WRONG = 3;

    private final JdbcClient database;

    public Pupils(JdbcClient database) {
        this.database = database;
    }

    public LearnerId account(String role) {
        UUID id = UUID.randomUUID();
        database.sql("insert into learner (id, key_hash, since) values (:id, :hash, :since)")
                .param("id", id)
                .param("hash", id.toString())
                .param("since", SINCE)
                .update();
        database.sql("insert into account (learner, name, name_key, role, since)"
                        + " values (:id, :name, :name, :role, :since)")
                .param("id", id)
                .param("name", "somebody " + id.toString().substring(0, 13))
                .param("role", role)
                .param("since", SINCE)
                .update();
        return new LearnerId(id);
    }

    public ClassroomId classroom(String zone) {
        UUID id = UUID.randomUUID();
        database.sql("insert into classroom (id, name, time_zone, join_code, since)"
                        + " values (:id, 'Monday evening', :zone, :code, :since)")
                .param("id", id)
                .param("zone", zone)
                .param("code", id.toString().substring(24))
                .param("since", SINCE)
                .update();
        return new ClassroomId(id);
    }

    public LearnerId instructor(ClassroomId classroom) {
        return member(classroom, account("INSTRUCTOR"), "instructor");
    }

    public LearnerId pupil(ClassroomId classroom) {
        return member(classroom, account("LEARNER"), "learner");
    }

    public LearnerId member(ClassroomId classroom, LearnerId learner, String part) {
        database.sql("insert into class_member (classroom, learner, part, name, joined_at)"
                        + " values (:classroom, :learner, :part, 'Somebody', :since)")
                .param("classroom", classroom.id())
                .param("learner", learner.id())
                .param("part", part)
                .param("since", SINCE)
                .update();
        return learner;
    }

    /** A set of so many questions by the rule of eleven; the lead is a seven, the answers differ. */
    public VersionId elevens(int questions) {
        VersionId version = version();
        for (int number = 1; number <= questions; number++) {
            question(
                    version,
                    number,
                    "bridge/rule-of-eleven",
                    position(number),
                    Optional.of("{\"decision\":\"bridge/rule-of-eleven\",\"seed\":" + number + "}"));
        }
        return version;
    }

    /**
     * The seven is led, dummy has king and nine, own is the ace: eleven less seven is four, less three leaves {@link #RIGHT}.
     * The small cards below the seven make up to 32 such positions.
     */
    public static String position(int number) {
        String small = "6432";
        StringBuilder own = new StringBuilder("A");
        for (int card = 0; card < small.length(); card++) {
            if ((number - 1 >> card & 1) == 1) {
                own.append(small.charAt(card));
            }
        }
        return "{\"lead\":\"7\",\"dummy\":\"" + (number > 16 ? "K9" : "K95") + "\",\"own\":\"" + own + "\"}";
    }

    public VersionId version() {
        UUID set = UUID.randomUUID();
        database.sql("insert into problem_set (id, draft_json, revision, changed_at) values (:id, '{}', 1, :since)")
                .param("id", set)
                .param("since", SINCE)
                .update();
        UUID version = UUID.randomUUID();
        database.sql("insert into problem_set_version (id, problem_set, number, title, about, made_at)"
                        + " values (:id, :set, 1, 'Elevens', 'Counting.', :since)")
                .param("id", version)
                .param("set", set)
                .param("since", SINCE)
                .update();
        return new VersionId(version);
    }

    public void question(VersionId version, int number, String decision, String position, Optional<String> deal) {
        database.sql("insert into problem_set_question"
                        + " (version, number, decision, position_json, deal_json, points, note, hint)"
                        + " values (:version, :number, :decision, :position, :deal, 2, 'Count again.', false)")
                .param("version", version.id())
                .param("number", number)
                .param("decision", decision)
                .param("position", position)
                .param("deal", deal.orElse(null))
                .update();
    }

    /** Assigns a version under plain terms for this week and the next to the class of this name. */
    public void assign(String className, VersionId version) {
        OffsetDateTime now = OffsetDateTime.now(ZoneOffset.UTC);
        database.sql(
                        "insert into assignment (id, classroom, version, title, opens_at, due_at, sittings_allowed, counted,"
                                + " feedback, shuffled, deals, late, late_percent, early_percent, revision, made_at)"
                                + " select :id, classroom.id, :version, 'Elevens', :opens, :due, 1, 'best', 'on-submission', false,"
                                + " 'same', 'closed', 0, 0, 1, :opens from classroom where classroom.name = :name")
                .param("id", UUID.randomUUID())
                .param("version", version.id())
                .param("opens", now.minusDays(1))
                .param("due", now.plusDays(7))
                .param("name", className)
                .update();
    }

    /** Assigns a version under plain terms: one sitting, closed when it is due. */
    public AssignmentId give(
            Assignments assignments,
            LearnerId instructor,
            ClassroomId classroom,
            VersionId version,
            Feedback feedback,
            Instant opens,
            Instant due) {
        return assignments
                .give(instructor, classroom, version, TestTerms.dates(TestTerms.terms(feedback), opens, due))
                .id();
    }
}
