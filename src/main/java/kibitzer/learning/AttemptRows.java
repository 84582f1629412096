package kibitzer.learning;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import kibitzer.learning.storage.DatabaseTime;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.jdbc.core.namedparam.MapSqlParameterSource;
import org.springframework.jdbc.core.namedparam.NamedParameterJdbcOperations;
import org.springframework.jdbc.core.namedparam.SqlParameterSource;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.support.GeneratedKeyHolder;
import org.springframework.stereotype.Component;

/** The table of attempts, and the list of those that no rating has taken note of. */
@Component
class AttemptRows {
    private static final String INSERT =
            "insert into attempt (learner, attempt_key, decision, position_json, answer_json,"
                    + " grade, rule_id, place, lesson, drill, round, question, seed, played_on, taken_millis, hints, answered_at)"
                    + " values (:learner, :key, :decision, :position, :answer, :grade, :rule, :place, :lesson, :drill, :round,"
                    + " :question, :seed, :playedOn, :taken, :hints, :at)";
    private static final String[] NUMBER = {"id"};

    private final JdbcClient database;
    private final NamedParameterJdbcOperations batches;

    AttemptRows(JdbcClient database, NamedParameterJdbcOperations batches) {
        this.database = database;
        this.batches = batches;
    }

    /**
     * Stores an attempt that has no number yet.
     *
     * @return the same with its number
     * @throws DuplicateKeyException if the learner has an attempt under its key
     */
    AttemptRow insert(AttemptRow row) {
        GeneratedKeyHolder number = new GeneratedKeyHolder();
        database.sql(INSERT).paramSource(columns(row)).update(number, NUMBER);
        return numbered(row, number.getKeyList().getFirst());
    }

    /** The same of many, in one go. */
    List<AttemptRow> insert(List<AttemptRow> rows) {
        GeneratedKeyHolder numbers = new GeneratedKeyHolder();
        batches.batchUpdate(
                INSERT, rows.stream().map(AttemptRows::columns).toArray(SqlParameterSource[]::new), numbers, NUMBER);
        List<AttemptRow> stored = new ArrayList<>();
        for (int i = 0; i < rows.size(); i++) {
            stored.add(numbered(rows.get(i), numbers.getKeyList().get(i)));
        }
        return stored;
    }

    /** Puts a stored attempt on the list of those that no rating has taken note of. */
    void awaitRating(long attempt) {
        database.sql("insert into attempt_awaiting_rating (attempt) values (:attempt)")
                .param("attempt", attempt)
                .update();
    }

    /** Those of them that a rule decided. */
    void awaitRating(List<Long> attempts) {
        database.sql("insert into attempt_awaiting_rating (attempt)"
                        + " select id from attempt where id in (:attempts) and rule_id is not null")
                .param("attempts", attempts)
                .update();
    }

    /** Those that these learners have under these keys. */
    List<AttemptRow> of(List<UUID> learners, List<String> keys) {
        return database.sql("select * from attempt where learner in (:learners) and attempt_key in (:keys)")
                .param("learners", learners)
                .param("keys", keys)
                .query(AttemptRows::row)
                .list();
    }

    Optional<AttemptRow> find(long id) {
        return database.sql("select * from attempt where id = :id")
                .param("id", id)
                .query(AttemptRows::row)
                .optional();
    }

    Optional<AttemptRow> find(UUID learner, String key) {
        return database.sql("select * from attempt where learner = :learner and attempt_key = :key")
                .param("learner", learner)
                .param("key", key)
                .query(AttemptRows::row)
                .optional();
    }

    /** A learner's, the latest first, from before a number on. */
    List<AttemptRow> before(UUID learner, long id, int most) {
        return database.sql(
                        "select * from attempt where learner = :learner and id < :id order by id desc fetch first :most rows only")
                .param("learner", learner)
                .param("id", id)
                .param("most", most)
                .query(AttemptRows::row)
                .list();
    }

    /** Those given in lessons at any of these positions, the latest last. */
    List<AttemptRow> inLessons(UUID learner, List<String> positions) {
        return positions.isEmpty()
                ? List.of()
                : database.sql("select * from attempt where learner = :learner and place = '" + AttemptRow.LESSON
                                + "' and position_json in (:positions) order by id")
                        .param("learner", learner)
                        .param("positions", positions)
                        .query(AttemptRows::row)
                        .list();
    }

    private static AttemptRow numbered(AttemptRow row, Map<String, Object> given) {
        return row.numbered(
                Objects.requireNonNull((Long) given.get("id"), "an attempt that the database gave no number"));
    }

    private static SqlParameterSource columns(AttemptRow row) {
        return new MapSqlParameterSource("learner", row.learner())
                .addValue("key", row.attemptKey())
                .addValue("decision", row.decision())
                .addValue("position", row.positionJson())
                .addValue("answer", row.answerJson())
                .addValue("grade", row.grade())
                .addValue("rule", row.ruleId())
                .addValue("place", row.place())
                .addValue("lesson", row.lesson())
                .addValue("drill", row.drill())
                .addValue("round", row.round())
                .addValue("question", row.question())
                .addValue("seed", row.seed())
                .addValue("playedOn", row.playedOn())
                .addValue("taken", row.takenMillis())
                .addValue("hints", row.hints())
                .addValue("at", DatabaseTime.column(row.answeredAt()));
    }

    private static AttemptRow row(ResultSet row, int n) throws SQLException {
        return new AttemptRow(
                row.getLong("id"),
                row.getObject("learner", UUID.class),
                row.getString("attempt_key"),
                row.getString("decision"),
                row.getString("position_json"),
                row.getString("answer_json"),
                row.getString("grade"),
                row.getString("rule_id"),
                row.getString("place"),
                row.getString("lesson"),
                row.getObject("drill", Integer.class),
                row.getObject("round", UUID.class),
                row.getObject("question", Integer.class),
                row.getObject("seed", Long.class),
                row.getObject("played_on", LocalDate.class),
                row.getLong("taken_millis"),
                row.getInt("hints"),
                DatabaseTime.read(row, "answered_at"));
    }
}
