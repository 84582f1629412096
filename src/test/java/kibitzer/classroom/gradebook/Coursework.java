package kibitzer.classroom.gradebook;

import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Optional;
import java.util.UUID;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.SittingId;
import kibitzer.classroom.VersionId;
import kibitzer.learning.learner.LearnerId;
import org.springframework.jdbc.core.simple.JdbcClient;

/** Writes assigned sets and what was handed in, row by row, as the other rooms of the classroom store them. */
public final class Coursework {
    /** Declarer holds one card above the seven: of four (11 less 7) dummy shows K and 9, the hand the ace. */
    public static final String SEVEN_LED = "{\"lead\":\"7\",\"dummy\":\"K95\",\"own\":\"A63\"}";

    public static final String ELEVEN = "bridge/rule-of-eleven";

    /** Acol gives its responses for silent opponents; here one diamond was overcalled, and practice alone speaks. */
    public static final String OVERCALLED = "{\"system\":\"acol\",\"hand\":\"QJ7.K43.KQ852.J4\",\"dealer\":\"N\","
            + "\"auction\":[\"1D\",\"1S\"],\"vulnerable\":\"none\"}";

    public static final String CALL = "bridge/call";

    private final JdbcClient database;

    public Coursework(JdbcClient database) {
        this.database = database;
    }

    public void joins(ClassroomId classroom, LearnerId learner, String name, Instant joined, Optional<Instant> left) {
        database.sql("insert into class_member (classroom, learner, part, name, joined_at, left_at)"
                        + " values (:classroom, :learner, 'learner', :name, :joined, :left)")
                .param("classroom", classroom.id())
                .param("learner", learner.id())
                .param("name", name)
                .param("joined", at(joined))
                .param("left", left.map(Coursework::at).orElse(null))
                .update();
    }

    public VersionId version(Instant made) {
        UUID set = UUID.randomUUID();
        VersionId version = VersionId.fresh();
        database.sql("insert into problem_set (id, draft_json, revision, changed_at) values (:id, '{}', 1, :at)")
                .param("id", set)
                .param("at", at(made))
                .update();
        database.sql("insert into problem_set_version (id, problem_set, number, title, about, made_at)"
                        + " values (:id, :set, 1, 'Elevens', '', :at)")
                .param("id", version.id())
                .param("set", set)
                .param("at", at(made))
                .update();
        return version;
    }

    /** A question on the rule of eleven, where 1 is right. */
    public void eleven(VersionId version, int number, int points) {
        question(version, number, ELEVEN, SEVEN_LED, points, Optional.empty(), Optional.empty());
    }

    public void question(
            VersionId version,
            int number,
            String decision,
            String position,
            int points,
            Optional<String> deal,
            Optional<String> expected) {
        database.sql("insert into problem_set_question"
                        + " (version, number, decision, position_json, deal_json, points, hint, expected_json)"
                        + " values (:version, :number, :decision, :position, :deal, :points, false, :expected)")
                .param("version", version.id())
                .param("number", number)
                .param("decision", decision)
                .param("position", position)
                .param("deal", deal.orElse(null))
                .param("points", points)
                .param("expected", expected.orElse(null))
                .update();
    }

    public AssignmentId assignment(ClassroomId classroom, VersionId version, String title, Instant opens, Instant due) {
        AssignmentId id = AssignmentId.fresh();
        database.sql(
                        "insert into assignment (id, classroom, version, title, opens_at, due_at, sittings_allowed, counted,"
                                + " feedback, shuffled, deals, late, late_percent, early_percent, revision, made_at)"
                                + " values (:id, :classroom, :version, :title, :opens, :due, 3, 'best', 'at-once', false, 'same',"
                                + " 'closed', 0, 100, 1, :opens)")
                .param("id", id.id())
                .param("classroom", classroom.id())
                .param("version", version.id())
                .param("title", title)
                .param("opens", at(opens))
                .param("due", at(due))
                .update();
        return id;
    }

    /** Changes a column of an assignment. */
    public void set(AssignmentId assignment, String column, Object value) {
        database.sql("update assignment set " + column + " = :value where id = :id")
                .param("value", value instanceof Instant moment ? at(moment) : value)
                .param("id", assignment.id())
                .update();
    }

    public void extend(AssignmentId assignment, LearnerId learner, Instant due) {
        database.sql("insert into assignment_extension (assignment, learner, due_at, reason, given_at)"
                        + " values (:assignment, :learner, :due, 'ill', :due)")
                .param("assignment", assignment.id())
                .param("learner", learner.id())
                .param("due", at(due))
                .update();
    }

    public SittingId sitting(
            AssignmentId assignment,
            LearnerId learner,
            int number,
            boolean practice,
            Instant started,
            Optional<Instant> submitted) {
        SittingId id = SittingId.fresh();
        database.sql("insert into sitting (id, assignment, learner, number, practice, started_at, submitted_at)"
                        + " values (:id, :assignment, :learner, :number, :practice, :started, :submitted)")
                .param("id", id.id())
                .param("assignment", assignment.id())
                .param("learner", learner.id())
                .param("number", number)
                .param("practice", practice)
                .param("started", at(started))
                .param("submitted", submitted.map(Coursework::at).orElse(null))
                .update();
        return id;
    }

    public void asked(SittingId sitting, int number, int original, String decision, String position) {
        database.sql("insert into sitting_question (sitting, number, original, decision, position_json)"
                        + " values (:sitting, :number, :original, :decision, :position)")
                .param("sitting", sitting.id())
                .param("number", number)
                .param("original", original)
                .param("decision", decision)
                .param("position", position)
                .update();
    }

    public void answered(SittingId sitting, int number, String answer, String grade, long millis, Instant when) {
        database.sql(
                        "insert into sitting_answer (sitting, number, answer_json, grade, rule_id, taken_millis, answered_at)"
                                + " values (:sitting, :number, :answer, :grade, 'rule-of-eleven', :millis, :at)")
                .param("sitting", sitting.id())
                .param("number", number)
                .param("answer", answer)
                .param("grade", grade)
                .param("millis", millis)
                .param("at", at(when))
                .update();
    }

    /** A sitting that was handed in, on questions of the rule of eleven; "" for one without an answer. */
    public SittingId handedIn(
            AssignmentId assignment, LearnerId learner, int number, Instant submitted, String... answers) {
        SittingId sitting =
                sitting(assignment, learner, number, false, submitted.minusSeconds(600), Optional.of(submitted));
        for (int place = 1; place <= answers.length; place++) {
            asked(sitting, place, place, ELEVEN, SEVEN_LED);
            String answer = answers[place - 1];
            if (!answer.isEmpty()) {
                answered(
                        sitting,
                        place,
                        answer,
                        answer.equals("1") ? "best" : "wrong",
                        place * 1_000L,
                        submitted.minusSeconds(60));
            }
        }
        return sitting;
    }

    private static OffsetDateTime at(Instant moment) {
        return OffsetDateTime.ofInstant(moment, ZoneOffset.UTC);
    }
}
