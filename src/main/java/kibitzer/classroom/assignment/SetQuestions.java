package kibitzer.classroom.assignment;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import kibitzer.classroom.VersionId;
import kibitzer.decisions.DecisionId;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Reads the questions of a version. */
@Component
class SetQuestions {
    private static final JsonMapper JSON = JsonMapper.shared();

    private final JdbcClient database;

    SetQuestions(JdbcClient database) {
        this.database = database;
    }

    /** In their order; empty if there is no such version. */
    List<SetQuestion> of(VersionId version) {
        return database.sql("select * from problem_set_question where version = :version order by number")
                .param("version", version.id())
                .query(SetQuestions::question)
                .list();
    }

    private static SetQuestion question(ResultSet row, int n) throws SQLException {
        return new SetQuestion(
                row.getInt("number"),
                new DecisionId(row.getString("decision")),
                JSON.readTree(row.getString("position_json")),
                Optional.ofNullable(row.getString("deal_json")).map(JSON::readTree),
                row.getInt("points"),
                Optional.ofNullable(row.getString("note")),
                row.getBoolean("hint"),
                Optional.ofNullable(row.getString("expected_json")).map(JSON::readTree).stream()
                        .flatMap(JsonNode::valueStream)
                        .toList(),
                Optional.ofNullable(row.getString("reason")));
    }
}
