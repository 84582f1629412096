package kibitzer.classroom.gradebook;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.StreamSupport;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.SittingId;
import kibitzer.classroom.assignment.TypedFromPaper;
import kibitzer.content.problemset.Overruling;
import kibitzer.decisions.DecisionId;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.storage.DatabaseTime;
import kibitzer.marking.Grade;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Reads what the gradebook is counted from; the one place that knows how it lies in the tables of the other rooms. */
@Component
class GradebookRows {
    private static final JsonMapper JSON = JsonMapper.shared();

    private static final String ASKED = "select sq.sitting, sq.number, sq.original, sq.decision, true as as_assigned"
            + " from sitting s join sitting_question sq on sq.sitting = s.id where s.assignment = :assignment";

    /** Whether a question was dealt anew can be seen by its position alone. */
    private static final String ASKED_AFRESH = "select sq.sitting, sq.number, sq.original, sq.decision,"
            + " (q.deal_json is null or q.position_json = sq.position_json) as as_assigned"
            + " from sitting s join sitting_question sq on sq.sitting = s.id"
            + " join assignment a on a.id = s.assignment"
            + " left join problem_set_question q on q.version = a.version and q.number = sq.original"
            + " where s.assignment = :assignment";

    private final JdbcClient database;

    GradebookRows(JdbcClient database) {
        this.database = database;
    }

    /** By name; whoever left stands among the others. */
    List<Learner> learners(ClassroomId classroom) {
        return database.sql("select learner, name, joined_at, left_at from class_member"
                        + " where classroom = :classroom and part = 'learner' order by lower(name), learner")
                .param("classroom", classroom.id())
                .query((row, number) -> new Learner(
                        new LearnerId(row.getObject("learner", UUID.class)),
                        row.getString("name"),
                        DatabaseTime.read(row, "joined_at"),
                        DatabaseTime.readIfAny(row, "left_at")))
                .list();
    }

    /** At how many live lessons of a class a learner had a seat; who had none is not in it. */
    Map<LearnerId, Integer> lessonsAttended(ClassroomId classroom) {
        Map<LearnerId, Integer> attended = new HashMap<>();
        database.sql("select seat.learner, count(*) as lessons from live_seat seat"
                        + " join live_lesson lesson on lesson.id = seat.lesson"
                        + " where lesson.classroom = :classroom and seat.removed_at is null group by seat.learner")
                .param("classroom", classroom.id())
                .query(row -> {
                    attended.put(new LearnerId(row.getObject("learner", UUID.class)), row.getInt("lessons"));
                });
        return attended;
    }

    List<AssignedQuestion> questions(AssignmentId assignment) {
        return database.sql("select q.number, q.decision, q.position_json, q.points, q.expected_json, q.reason,"
                        + " (a.deals = 'fresh' and q.deal_json is not null) as afresh"
                        + " from problem_set_question q join assignment a on a.version = q.version"
                        + " where a.id = :assignment order by q.number")
                .param("assignment", assignment.id())
                .query((row, number) -> new AssignedQuestion(
                        row.getInt("number"),
                        new DecisionId(row.getString("decision")),
                        JSON.readTree(row.getString("position_json")),
                        row.getBoolean("afresh"),
                        row.getInt("points"),
                        overruling(row)))
                .list();
    }

    private static Optional<Overruling> overruling(ResultSet row) throws SQLException {
        String comment = Optional.ofNullable(row.getString("reason")).orElse("");
        return Optional.ofNullable(row.getString("expected_json"))
                .map(expected -> new Overruling(list(expected), comment));
    }

    private static List<JsonNode> list(String json) {
        return StreamSupport.stream(JSON.readTree(json).spliterator(), false).toList();
    }

    /** All sittings of an assignment, those for practice too, by learner and number. */
    List<Turn> turns(AssignmentId assignment) {
        Map<SittingId, List<AskedQuestion>> asked = asked(assignment);
        return database.sql(
                        "select id, learner, number, practice, started_at, submitted_at, standing_percent, typed_by,"
                                + " typed_at from sitting"
                                + " where assignment = :assignment order by learner, number")
                .param("assignment", assignment.id())
                .query((row, number) -> {
                    SittingId id = new SittingId(row.getObject("id", UUID.class));
                    return new Turn(
                            id,
                            assignment,
                            new LearnerId(row.getObject("learner", UUID.class)),
                            row.getInt("number"),
                            row.getBoolean("practice"),
                            DatabaseTime.read(row, "started_at"),
                            DatabaseTime.readIfAny(row, "submitted_at"),
                            Optional.ofNullable(row.getObject("standing_percent", Integer.class)),
                            typed(row),
                            asked.getOrDefault(id, List.of()));
                })
                .list();
    }

    private static Optional<TypedFromPaper> typed(ResultSet row) throws SQLException {
        Optional<Instant> at = DatabaseTime.readIfAny(row, "typed_at");
        return at.isPresent()
                ? Optional.ofNullable(row.getString("typed_by")).map(by -> new TypedFromPaper(by, at.get()))
                : Optional.empty();
    }

    /** The sittings of an assignment whose verdicts are told. */
    Set<SittingId> told(AssignmentId assignment) {
        return database.sql("select id from sitting where assignment = :assignment and told_at is not null")
                .param("assignment", assignment.id())
                .query((row, number) -> new SittingId(row.getObject("id", UUID.class)))
                .set();
    }

    /**
     * Questions and answers are read one after the other and put together here: joined row by row they take the database several
     * times as long, and a class of hundreds has tens of thousands of them.
     */
    private Map<SittingId, List<AskedQuestion>> asked(AssignmentId assignment) {
        Map<SittingId, Map<Integer, GivenAnswer>> given = given(assignment);
        Map<SittingId, List<AskedQuestion>> asked = new HashMap<>();
        database.sql(isFresh(assignment) ? ASKED_AFRESH : ASKED)
                .param("assignment", assignment.id())
                .query(row -> {
                    SittingId sitting = new SittingId(row.getObject("sitting", UUID.class));
                    int number = row.getInt("number");
                    asked.computeIfAbsent(sitting, none -> new ArrayList<>())
                            .add(new AskedQuestion(
                                    number,
                                    row.getInt("original"),
                                    new DecisionId(row.getString("decision")),
                                    row.getBoolean("as_assigned"),
                                    Optional.ofNullable(given.getOrDefault(sitting, Map.of())
                                            .get(number))));
                });
        asked.values().forEach(questions -> questions.sort(Comparator.comparingInt(AskedQuestion::number)));
        return asked;
    }

    private boolean isFresh(AssignmentId assignment) {
        return database.sql("select deals = 'fresh' from assignment where id = :assignment")
                .param("assignment", assignment.id())
                .query(Boolean.class)
                .single();
    }

    private Map<SittingId, Map<Integer, GivenAnswer>> given(AssignmentId assignment) {
        Map<SittingId, Map<Integer, GivenAnswer>> given = new HashMap<>();
        Map<String, JsonNode> read = new HashMap<>(); // a class gives few answers that differ
        Map<SittingId, Map<Integer, List<GivenAnswer>>> before = before(assignment, read);
        database.sql("select sa.* from sitting s join sitting_answer sa on sa.sitting = s.id"
                        + " where s.assignment = :assignment")
                .param("assignment", assignment.id())
                .query(row -> {
                    SittingId sitting = new SittingId(row.getObject("sitting", UUID.class));
                    int number = row.getInt("number");
                    List<GivenAnswer> tries =
                            before.getOrDefault(sitting, Map.of()).getOrDefault(number, List.of());
                    given.computeIfAbsent(sitting, none -> new HashMap<>()).put(number, given(row, read, tries));
                });
        return given;
    }

    /** The tries before the answers that stand; none where each question is answered once. */
    private Map<SittingId, Map<Integer, List<GivenAnswer>>> before(
            AssignmentId assignment, Map<String, JsonNode> read) {
        Map<SittingId, Map<Integer, List<GivenAnswer>>> before = new HashMap<>();
        database.sql("select tried.* from sitting s join sitting_try tried on tried.sitting = s.id"
                        + " where s.assignment = :assignment order by tried.tried")
                .param("assignment", assignment.id())
                .query(row -> {
                    before.computeIfAbsent(new SittingId(row.getObject("sitting", UUID.class)), none -> new HashMap<>())
                            .computeIfAbsent(row.getInt("number"), none -> new ArrayList<>())
                            .add(given(row, read, List.of()));
                });
        return before;
    }

    private static GivenAnswer given(ResultSet row, Map<String, JsonNode> read, List<GivenAnswer> before)
            throws SQLException {
        return new GivenAnswer(
                read.computeIfAbsent(row.getString("answer_json"), JSON::readTree),
                Optional.ofNullable(row.getString("grade")).map(Grade::of),
                Optional.ofNullable(row.getString("rule_id")),
                row.getBoolean("by_practice"),
                Duration.ofMillis(row.getLong("taken_millis")),
                DatabaseTime.read(row, "answered_at"),
                before);
    }

    /** What was asked in a sitting, by the number of the question in it. */
    Map<Integer, JsonNode> positions(SittingId sitting) {
        Map<Integer, JsonNode> positions = new HashMap<>();
        database.sql("select number, position_json from sitting_question where sitting = :sitting")
                .param("sitting", sitting.id())
                .query(row -> {
                    positions.put(row.getInt("number"), JSON.readTree(row.getString("position_json")));
                });
        return positions;
    }

    /** What was asked at one place of a sitting. */
    JsonNode position(SittingId sitting, int number) {
        return database.sql("select position_json from sitting_question where sitting = :sitting and number = :number")
                .param("sitting", sitting.id())
                .param("number", number)
                .query(String.class)
                .optional()
                .map(JSON::readTree)
                .orElseThrow(NoSuchEntry::new);
    }

    /** The assignment that a sitting belongs to. */
    Optional<AssignmentId> assignmentOf(SittingId sitting) {
        return database.sql("select assignment from sitting where id = :sitting")
                .param("sitting", sitting.id())
                .query(UUID.class)
                .optional()
                .map(AssignmentId::new);
    }
}
