package kibitzer.accounts;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringWriter;
import java.util.Map;
import java.util.UUID;
import kibitzer.SharedFixture;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.records.LearnerRecords;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Whoever belongs to a class or has made sets for one can leave for good, and take the data along. */
@ParameterizedClass
@EnumSource(AccountsDatabase.class)
@SharedFixture
class ClassRecordsTest {
    @Parameter
    private AccountsDatabase database;

    private final String name = "Bert " + UUID.randomUUID().toString().substring(0, 8);
    private LearnerId teacher;
    private LearnerId pupil;
    private UUID classroom;
    private UUID set;
    private UUID version;
    private UUID assignment;
    private UUID sitting;

    @BeforeEach
    void aPupilSitsAtWhatTheTeacherAssigned() {
        teacher = database.account(name, "");
        pupil = database.account(name + " 2", "");
        classroom = classOf(teacher);
        belongs(pupil, classroom, "learner");
        set = setOf(teacher);
        version = row("problem_set_version", "problem_set, number, title, about, made_at", set, 1, "Openings", "-");
        insert(
                "insert into problem_set_question (version, number, decision, position_json, points, hint)"
                        + " values (:a, 1, 'bridge/rule-of-eleven', '{}', 1, false)",
                version);
        assignment = UUID.randomUUID();
        insert(
                "insert into assignment (id, classroom, version, title, opens_at, due_at, sittings_allowed, counted,"
                        + " feedback, shuffled, deals, late, late_percent, early_percent, revision, made_at)"
                        + " values (:a, :b, :c, 'Openings', current_timestamp, current_timestamp, 1, 'best',"
                        + " 'after-due', false, 'same', 'closed', 0, 100, 1, current_timestamp)",
                assignment,
                classroom,
                version);
        sitting = sittingOf(pupil);
        insert(
                "insert into assignment_extension (assignment, learner, due_at, reason, given_at)"
                        + " values (:a, :b, current_timestamp, 'was ill', current_timestamp)",
                assignment,
                pupil.id());
        insert(
                "insert into regrade (assignment, original, sitting, percent, reason, regraded_by, regraded_at)"
                        + " values (:a, 1, :b, 50, 'half right', 'the teacher', current_timestamp)",
                assignment,
                sitting);
    }

    private UUID classOf(LearnerId instructor) {
        UUID made = UUID.randomUUID();
        insert(
                "insert into classroom (id, name, time_zone, join_code, since)"
                        + " values (:a, 'Beginners', 'Europe/Berlin', :b, current_timestamp)",
                made,
                made.toString().substring(0, 12));
        belongs(instructor, made, "instructor");
        insert(
                "insert into class_invitation (id, classroom, name, email, token_hash, made_at)"
                        + " values (:a, :b, 'Carl', 'carl@example.org', :c, current_timestamp)",
                UUID.randomUUID(),
                made,
                made.toString());
        return made;
    }

    private void belongs(LearnerId learner, UUID to, String part) {
        insert(
                "insert into class_member (classroom, learner, part, name, joined_at)"
                        + " values (:a, :b, :c, 'a name', current_timestamp)",
                to,
                learner.id(),
                part);
    }

    private UUID setOf(LearnerId author) {
        UUID made = UUID.randomUUID();
        insert(
                "insert into problem_set (id, draft_json, revision, changed_at) values (:a, '{}', 1, current_timestamp)",
                made);
        insert("insert into problem_set_author (problem_set, learner) values (:a, :b)", made, author.id());
        return made;
    }

    private UUID sittingOf(LearnerId learner) {
        UUID made = UUID.randomUUID();
        insert(
                "insert into sitting (id, assignment, learner, number, practice, started_at)"
                        + " values (:a, :b, :c, 1, false, current_timestamp)",
                made,
                assignment,
                learner.id());
        insert(
                "insert into sitting_question (sitting, number, original, decision, position_json)"
                        + " values (:a, 1, 1, 'bridge/rule-of-eleven', '{\"lead\":\"7\"}')",
                made);
        insert(
                "insert into sitting_answer (sitting, number, answer_json, grade, rule_id, taken_millis, answered_at)"
                        + " values (:a, 1, '3', 'wrong', 'a.rule', 5, current_timestamp)",
                made);
        return made;
    }

    private UUID row(String table, String columns, UUID of, Object... values) {
        UUID made = UUID.randomUUID();
        database.get(JdbcClient.class)
                .sql("insert into " + table + " (id, " + columns + ") values (?, ?, ?, ?, ?, current_timestamp)")
                .params(made, of, values[0], values[1], values[2])
                .update();
        return made;
    }

    private void insert(String sql, Object... values) {
        JdbcClient.StatementSpec statement = database.get(JdbcClient.class).sql(sql);
        for (int n = 0; n < values.length; n++) {
            statement = statement.param(String.valueOf((char) ('a' + n)), values[n]);
        }
        statement.update();
    }

    private long rows(String table, String column, UUID id) {
        return database.get(JdbcClient.class)
                .sql("select count(*) from " + table + " where " + column + " = :id")
                .param("id", id)
                .query(Long.class)
                .single();
    }

    private JsonNode told(LearnerId learner) {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = JsonMapper.shared().createGenerator(text)) {
            database.get(LearnerRecords.class).write(learner, json);
        }
        return JsonMapper.shared().readTree(text.toString());
    }

    @Test
    void aMemberOfAClassLeavesNothingBehindAndTheClassStays() {
        database.get(Accounts.class).delete(pupil, AccountsDatabase.PASSWORD, name);

        assertThat(database.rowsOf(pupil)).isZero();
        for (String table : new String[] {"sitting_question", "sitting_answer", "regrade"}) {
            assertThat(rows(table, "sitting", sitting)).as(table).isZero();
        }
        assertThat(rows("class_member", "classroom", classroom)).isEqualTo(1);
        assertThat(rows("assignment", "id", assignment)).isEqualTo(1);
    }

    @Test
    void whoTeachesLeavesWhatWasAssignedAndTheAnswersOfOthers() {
        database.get(Accounts.class).delete(teacher, AccountsDatabase.PASSWORD, name);

        assertThat(database.rowsOf(teacher)).isZero();
        assertThat(rows("problem_set", "id", set)).isEqualTo(1);
        assertThat(rows("problem_set_question", "version", version)).isEqualTo(1);
        assertThat(rows("class_member", "classroom", classroom)).isEqualTo(1);
        assertThat(rows("sitting_answer", "sitting", sitting)).isEqualTo(1);
    }

    @Test
    void draftsAndClassesThatNobodyElseKnowsGoWithTheirMaker() {
        UUID draft = setOf(teacher);
        UUID shared = setOf(teacher);
        insert("insert into problem_set_author (problem_set, learner) values (:a, :b)", shared, pupil.id());
        UUID empty = classOf(teacher);

        database.get(Accounts.class).delete(teacher, AccountsDatabase.PASSWORD, name);

        assertThat(rows("problem_set", "id", draft)).isZero();
        assertThat(rows("problem_set", "id", shared)).isEqualTo(1);
        assertThat(rows("classroom", "id", empty)).isZero();
        assertThat(rows("class_invitation", "classroom", empty)).isZero();
        assertThat(rows("class_invitation", "classroom", classroom)).isEqualTo(1);
    }

    @Test
    void allAnswersInAClassAreToldAndNoGradeThatTheClassHasNotTold() {
        JsonNode told = told(pupil);

        assertThat(told.path("class_member")).hasSize(1);
        assertThat(told.path("assignment_extension").path(0).path("reason").asString())
                .isEqualTo("was ill");
        assertThat(told.path("sitting")).hasSize(1);
        // a position may name cards that lie hidden until the verdict is told
        assertThat(told.path("sitting_question").path(0).path("number").asInt()).isEqualTo(1);
        assertThat(told.path("sitting_question").path(0).has("position")).isFalse();
        assertThat(told.path("sitting_answer").path(0).path("answer").asInt()).isEqualTo(3);
        assertThat(told.toString()).doesNotContain("wrong", "a.rule", "half right");
        // whether a book spoke is told with the verdict
        assertThat(told.path("sitting_answer").toString()).doesNotContain("practice");
        assertThat(told(teacher).path("sitting_answer")).isEmpty();
    }

    /** A table that is neither told nor known to belong to nobody would be forgotten in silence. */
    @Test
    void everyTableIsToldKeptBackOrNobodysOwn() {
        Map<String, String> nobodys = Map.ofEntries(
                Map.entry("flyway_schema_history", "the database's own"),
                Map.entry("allowance", "of callers by hash, for minutes"),
                Map.entry("daily_question", "the same for everybody"),
                Map.entry("item_rating", "of skills"),
                Map.entry("classroom", "of a class"),
                Map.entry("class_invitation", "of a class"),
                Map.entry("class_group", "of a class"),
                Map.entry("assignment_group", "of a class"),
                Map.entry("problem_set", "of its authors together"),
                Map.entry("problem_set_version", "of a class"),
                Map.entry("problem_set_question", "of a class"),
                Map.entry("assignment", "of a class"),
                Map.entry("class_figures", "of a class"),
                Map.entry("class_page", "of a class"),
                Map.entry("class_picture", "of a class"),
                Map.entry("class_grading", "of a class"),
                Map.entry("assignment_figures", "of a class"),
                Map.entry("live_lesson", "of a class"),
                Map.entry("live_question", "of a class"),
                Map.entry("lti_platform", "of whoever runs the trainer"),
                Map.entry("lti_key", "the trainer's own"),
                Map.entry("push_key", "the trainer's own"),
                Map.entry("lti_login", "of a browser, for minutes"),
                Map.entry("lti_invitation", "of whoever runs the trainer"),
                Map.entry("lti_context", "of a class"),
                Map.entry("lti_link", "of a class"),
                Map.entry("regrade", "told in the class"));

        assertThat(database.get(JdbcClient.class)
                        .sql("select table_name from information_schema.tables"
                                + " where table_schema in ('public', 'PUBLIC')")
                        .query(String.class)
                        .list())
                .filteredOn(table -> !nobodys.containsKey(table))
                .containsExactlyInAnyOrderElementsOf(told(pupil).propertyNames());
    }
}
