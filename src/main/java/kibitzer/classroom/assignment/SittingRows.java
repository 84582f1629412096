package kibitzer.classroom.assignment;

import static kibitzer.learning.storage.DatabaseTime.column;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.UUID;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.SittingId;
import kibitzer.decisions.DecisionId;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.storage.DatabaseTime;
import kibitzer.marking.Grade;
import org.springframework.jdbc.core.namedparam.MapSqlParameterSource;
import org.springframework.jdbc.core.namedparam.NamedParameterJdbcOperations;
import org.springframework.jdbc.core.namedparam.SqlParameterSource;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The tables of sittings, their questions and answers. */
@Component
class SittingRows {
    private static final JsonMapper JSON = JsonMapper.shared();

    private final JdbcClient database;
    private final NamedParameterJdbcOperations batches;

    SittingRows(JdbcClient database, NamedParameterJdbcOperations batches) {
        this.database = database;
        this.batches = batches;
    }

    /** A question as it was written down for a sitting. */
    record Asked(int number, int original, DecisionId decision, JsonNode position) {}

    Optional<Sitting> find(SittingId id) {
        return find(id, "");
    }

    /** Holds the sitting until the transaction ends, so that answers and handing in come one after the other. */
    Optional<Sitting> lock(SittingId id) {
        return find(id, " for update");
    }

    private Optional<Sitting> find(SittingId id, String hold) {
        return database.sql("select * from sitting where id = :id" + hold)
                .param("id", id.id())
                .query(SittingRows::sitting)
                .optional();
    }

    List<Sitting> of(AssignmentId assignment, LearnerId learner) {
        return of(assignment, learner, "");
    }

    /** A learner's sittings, held until the transaction ends. */
    List<Sitting> lock(AssignmentId assignment, LearnerId learner) {
        return of(assignment, learner, " for update");
    }

    private List<Sitting> of(AssignmentId assignment, LearnerId learner, String hold) {
        return database.sql("select * from sitting where assignment = :assignment and learner = :learner"
                        + " order by number" + hold)
                .param("assignment", assignment.id())
                .param("learner", learner.id())
                .query(SittingRows::sitting)
                .list();
    }

    /** All sittings at an assignment. */
    List<Sitting> of(AssignmentId assignment) {
        return of(assignment, "");
    }

    /** All sittings at an assignment, held until the transaction ends. */
    List<Sitting> lock(AssignmentId assignment) {
        return of(assignment, " for update");
    }

    private List<Sitting> of(AssignmentId assignment, String hold) {
        return database.sql("select * from sitting where assignment = :assignment order by id" + hold)
                .param("assignment", assignment.id())
                .query(SittingRows::sitting)
                .list();
    }

    boolean hasBegun(AssignmentId assignment) {
        return database.sql("select count(*) from sitting where assignment = :assignment")
                        .param("assignment", assignment.id())
                        .query(Integer.class)
                        .single()
                > 0;
    }

    /** Sittings that count, are open, and whose class was due before a moment. */
    List<Sitting> openAfterDue(Instant now) {
        return database.sql("select sitting.* from sitting join assignment on assignment.id = sitting.assignment"
                        + " where sitting.submitted_at is null and sitting.typed_by is null and not sitting.practice"
                        + " and assignment.withdrawn_at is null and assignment.due_at < :now")
                .param("now", column(now))
                .query(SittingRows::sitting)
                .list();
    }

    /** Sittings that count, are open, and whose time is limited; it may be up. */
    List<Sitting> openWithinLimit() {
        return database.sql("select sitting.* from sitting join assignment on assignment.id = sitting.assignment"
                        + " where sitting.submitted_at is null and sitting.typed_by is null and not sitting.practice"
                        + " and assignment.withdrawn_at is null and assignment.limit_minutes is not null")
                .query(SittingRows::sitting)
                .list();
    }

    /** Sittings handed in whose verdicts wait for the due time, where it is over for the class. */
    List<Sitting> untoldAfterDue(Instant now) {
        return database.sql("select sitting.* from sitting join assignment on assignment.id = sitting.assignment"
                        + " where sitting.submitted_at is not null and sitting.told_at is null"
                        + " and assignment.withdrawn_at is null and assignment.due_at < :now"
                        + " order by assignment.id")
                .param("now", column(now))
                .query(SittingRows::sitting)
                .list();
    }

    /** The numbers in the set of what a learner was asked in the first sitting; none before it. */
    Set<Integer> originals(AssignmentId assignment, LearnerId learner) {
        return database.sql("select question.original from sitting join sitting_question question"
                        + " on question.sitting = sitting.id where sitting.assignment = :assignment"
                        + " and sitting.learner = :learner and sitting.number = 1")
                .param("assignment", assignment.id())
                .param("learner", learner.id())
                .query((row, n) -> row.getInt("original"))
                .set();
    }

    void insert(Sitting sitting, List<Asked> questions) {
        database.sql("insert into sitting (id, assignment, learner, number, practice, started_at, typed_by, typed_at)"
                        + " values (:id, :assignment, :learner, :number, :practice, :started, :typedBy, :typedAt)")
                .param("id", sitting.id().id())
                .param("assignment", sitting.assignment().id())
                .param("learner", sitting.learner().id())
                .param("number", sitting.number())
                .param("practice", sitting.practice())
                .param("started", column(sitting.started()))
                .param("typedBy", sitting.typed().map(TypedFromPaper::by).orElse(null))
                .param(
                        "typedAt",
                        sitting.typed().map(typed -> column(typed.at())).orElse(null))
                .update();
        batches.batchUpdate(
                "insert into sitting_question (sitting, number, original, decision, position_json)"
                        + " values (:sitting, :number, :original, :decision, :position)",
                questions.stream()
                        .map(asked -> new MapSqlParameterSource(
                                        "sitting", sitting.id().id())
                                .addValue("number", asked.number())
                                .addValue("original", asked.original())
                                .addValue("decision", asked.decision().text())
                                .addValue("position", asked.position().toString()))
                        .toArray(SqlParameterSource[]::new));
    }

    List<Asked> questions(SittingId sitting) {
        return database.sql("select * from sitting_question where sitting = :sitting order by number")
                .param("sitting", sitting.id())
                .query(SittingRows::asked)
                .list();
    }

    Optional<Asked> question(SittingId sitting, int number) {
        return database.sql("select * from sitting_question where sitting = :sitting and number = :number")
                .param("sitting", sitting.id())
                .param("number", number)
                .query(SittingRows::asked)
                .optional();
    }

    int countAnswers(SittingId sitting) {
        return database.sql("select count(*) from sitting_answer where sitting = :sitting")
                .param("sitting", sitting.id())
                .query(Integer.class)
                .single();
    }

    /** By the question's number in the sitting, each with the tries before it. */
    Map<Integer, SittingAnswer> answers(SittingId sitting) {
        Map<Integer, SittingAnswer> answers = new TreeMap<>();
        stored("select * from sitting_answer where sitting = :sitting", sitting, 0)
                .forEach(stands -> answers.put(
                        stands.answer().number(), stands.tried() == 1 ? stands.answer() : withTries(sitting, stands)));
        return answers;
    }

    /** An answer as it stands in its row. */
    private record Stored(SittingAnswer answer, int tried) {}

    private List<Stored> stored(String sql, SittingId sitting, int number) {
        return database.sql(sql)
                .param("sitting", sitting.id())
                .param("number", number)
                .query((row, n) -> new Stored(answer(row), row.getInt("tried")))
                .list();
    }

    private SittingAnswer withTries(SittingId sitting, Stored stands) {
        SittingAnswer last = stands.answer();
        return new SittingAnswer(
                last.number(),
                last.answer(),
                last.grade(),
                last.rule(),
                last.byPractice(),
                last.taken(),
                last.at(),
                database.sql("select sitting_try.*, false as again from sitting_try where sitting = :sitting"
                                + " and number = :number and tried < :tried order by tried")
                        .param("sitting", sitting.id())
                        .param("number", last.number())
                        .param("tried", stands.tried())
                        .query((row, n) -> answer(row))
                        .list(),
                last.again());
    }

    Optional<SittingAnswer> answer(SittingId sitting, int number) {
        return stored("select * from sitting_answer where sitting = :sitting and number = :number", sitting, number)
                .stream()
                .findFirst()
                .map(stands -> stands.tried() == 1 ? stands.answer() : withTries(sitting, stands));
    }

    /** Keeps a try in which a question was not right, beside the next one. */
    void keepTry(SittingId sitting, SittingAnswer was) {
        write(
                "insert into sitting_try (sitting, number, tried, answer_json, grade, rule_id, by_practice,"
                        + " taken_millis, answered_at)"
                        + " values (:sitting, :number, :tried, :answer, :grade, :rule, :byPractice, :taken, :at)",
                sitting,
                was);
    }

    /** Writes an answer in the place of the one that stands, inside a transaction that holds the sitting. */
    void put(SittingId sitting, SittingAnswer answer) {
        String sql = answer(sitting, answer.number()).isPresent()
                ? "update sitting_answer set answer_json = :answer, grade = :grade, rule_id = :rule,"
                        + " by_practice = :byPractice, taken_millis = :taken, answered_at = :at, tried = :tried, again = :again where sitting = :sitting and number = :number"
                : "insert into sitting_answer (sitting, number, answer_json, grade, rule_id, by_practice,"
                        + " taken_millis, answered_at, tried, again)"
                        + " values (:sitting, :number, :answer, :grade, :rule, :byPractice, :taken, :at, :tried, :again)";
        write(sql, sitting, answer);
    }

    private void write(String sql, SittingId sitting, SittingAnswer answer) {
        database.sql(sql)
                .param("sitting", sitting.id())
                .param("number", answer.number())
                .param("answer", answer.answer().toString())
                .param("grade", answer.grade().map(Grade::word).orElse(null))
                .param("rule", answer.rule().orElse(null))
                .param("byPractice", answer.byPractice())
                .param("taken", answer.taken().toMillis())
                .param("at", column(answer.at()))
                .param("tried", answer.tried())
                .param("again", answer.again())
                .update();
    }

    /** Writes the grades beside answers that stand. */
    void grade(SittingId sitting, List<SittingAnswer> graded) {
        batches.batchUpdate(
                "update sitting_answer set grade = :grade, rule_id = :rule, by_practice = :byPractice"
                        + " where sitting = :sitting and number = :number",
                graded.stream()
                        .map(answer -> new MapSqlParameterSource("sitting", sitting.id())
                                .addValue("number", answer.number())
                                .addValue(
                                        "grade", answer.grade().map(Grade::word).orElse(null))
                                .addValue("rule", answer.rule().orElse(null))
                                .addValue("byPractice", answer.byPractice()))
                        .toArray(SqlParameterSource[]::new));
    }

    /** @param standing what the terms count for its time; empty for practice */
    void submitted(SittingId sitting, Instant at, Optional<Integer> standing) {
        database.sql("update sitting set submitted_at = :at, standing_percent = :standing where id = :id")
                .param("at", column(at))
                .param("standing", standing.orElse(null))
                .param("id", sitting.id())
                .update();
    }

    /** Writes down who typed a sitting in. It was begun when the paper was handed in, if that was before it was typed. */
    void typed(SittingId sitting, TypedFromPaper typed, Instant handedIn) {
        database.sql("update sitting set typed_by = :by, typed_at = :at,"
                        + " started_at = case when started_at > :handedIn then :handedIn else started_at end"
                        + " where id = :id")
                .param("by", typed.by())
                .param("at", column(typed.at()))
                .param("handedIn", column(handedIn))
                .param("id", sitting.id())
                .update();
    }

    /** Takes a sitting away with all that stands in it, inside a transaction that holds it. */
    void discard(SittingId sitting) {
        database.sql("delete from sitting where id = :id")
                .param("id", sitting.id())
                .update();
    }

    void told(SittingId sitting, Instant at) {
        database.sql("update sitting set told_at = :at where id = :id")
                .param("at", column(at))
                .param("id", sitting.id())
                .update();
    }

    /** Opens a sitting again that was handed in at a moment and has not been told; its answers are no longer final. */
    void reopen(SittingId sitting) {
        database.sql("update sitting set submitted_at = null, standing_percent = null where id = :id and told_at is"
                        + " null")
                .param("id", sitting.id())
                .update();
        database.sql("update sitting_answer set grade = null, rule_id = null, by_practice = false where sitting = :id")
                .param("id", sitting.id())
                .update();
    }

    void forget(SittingId sitting, int number) {
        database.sql("delete from sitting_answer where sitting = :sitting and number = :number")
                .param("sitting", sitting.id())
                .param("number", number)
                .update();
    }

    /** Whether the row of a sitting was typed in from paper. */
    private static Optional<TypedFromPaper> typed(ResultSet row) throws SQLException {
        Optional<String> by = Optional.ofNullable(row.getString("typed_by"));
        return by.isPresent()
                ? DatabaseTime.readIfAny(row, "typed_at").map(at -> new TypedFromPaper(by.get(), at))
                : Optional.empty();
    }

    static Sitting sitting(ResultSet row, int n) throws SQLException {
        return new Sitting(
                new SittingId(row.getObject("id", UUID.class)),
                new AssignmentId(row.getObject("assignment", UUID.class)),
                new LearnerId(row.getObject("learner", UUID.class)),
                row.getInt("number"),
                row.getBoolean("practice"),
                DatabaseTime.read(row, "started_at"),
                DatabaseTime.readIfAny(row, "submitted_at"),
                Optional.ofNullable(row.getObject("standing_percent", Integer.class)),
                DatabaseTime.readIfAny(row, "told_at"),
                typed(row));
    }

    private static Asked asked(ResultSet row, int n) throws SQLException {
        return new Asked(
                row.getInt("number"),
                row.getInt("original"),
                new DecisionId(row.getString("decision")),
                JSON.readTree(row.getString("position_json")));
    }

    private static SittingAnswer answer(ResultSet row) throws SQLException {
        return new SittingAnswer(
                row.getInt("number"),
                JSON.readTree(row.getString("answer_json")),
                Optional.ofNullable(row.getString("grade")).map(Grade::of),
                Optional.ofNullable(row.getString("rule_id")),
                row.getBoolean("by_practice"),
                Duration.ofMillis(row.getLong("taken_millis")),
                DatabaseTime.read(row, "answered_at"),
                List.of(),
                row.getBoolean("again"));
    }
}
