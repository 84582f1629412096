package kibitzer.classroom.gradebook;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.SittingId;
import kibitzer.learning.storage.DatabaseTime;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The table of regrades. It knows how to add and to read, and no way to change or remove. */
@Component
class RegradeRows {
    private static final JsonMapper JSON = JsonMapper.shared();

    private final JdbcClient database;

    RegradeRows(JdbcClient database) {
        this.database = database;
    }

    /** The first given first. */
    List<Regrade> of(AssignmentId assignment) {
        return database.sql("select * from regrade where assignment = :assignment order by id")
                .param("assignment", assignment.id())
                .query(RegradeRows::regrade)
                .list();
    }

    /** Until the transaction ends nobody else regrades the assignment, nor begins a sitting of it. */
    void hold(AssignmentId assignment) {
        database.sql("select id from assignment where id = :assignment for update")
                .param("assignment", assignment.id())
                .query(UUID.class)
                .optional();
    }

    void add(Scope scope, Optional<Integer> percent, String reason, String by, Instant at, boolean agreed) {
        database.sql(
                        "insert into regrade"
                                + " (assignment, original, sitting, answer_json, rule_id, percent, reason, regraded_by, regraded_at,"
                                + " agreed)"
                                + " values (:assignment, :original, :sitting, :answer, :rule, :percent, :reason, :by, :at, :agreed)")
                .param("assignment", scope.assignment().id())
                .param("original", scope.original())
                .param("sitting", scope.sitting().map(SittingId::id).orElse(null))
                .param("answer", scope.answer().map(JsonNode::toString).orElse(null))
                .param("rule", scope.rule().orElse(null))
                .param("percent", percent.orElse(null))
                .param("reason", reason)
                .param("by", by)
                .param("at", DatabaseTime.column(at))
                .param("agreed", agreed)
                .update();
    }

    private static Regrade regrade(ResultSet row, int number) throws SQLException {
        return new Regrade(
                row.getLong("id"),
                new Scope(
                        new AssignmentId(row.getObject("assignment", UUID.class)),
                        row.getInt("original"),
                        Optional.ofNullable(row.getObject("sitting", UUID.class))
                                .map(SittingId::new),
                        Optional.ofNullable(row.getString("answer_json")).<JsonNode>map(JSON::readTree),
                        Optional.ofNullable(row.getString("rule_id"))),
                Optional.ofNullable(row.getObject("percent", Integer.class)),
                row.getString("reason"),
                row.getString("regraded_by"),
                DatabaseTime.read(row, "regraded_at"),
                row.getBoolean("agreed"));
    }
}
