package kibitzer.classroom.problems;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import kibitzer.classroom.ProblemSetId;
import kibitzer.classroom.VersionId;
import kibitzer.learning.storage.DatabaseTime;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** The tables of versions; the one place that knows their columns. Rows are added, never changed. */
@Component
class VersionRows {
    private static final String VERSION =
            "select id, problem_set, number, title, about, made_at from problem_set_version ";

    private final JdbcClient database;

    VersionRows(JdbcClient database) {
        this.database = database;
    }

    record VersionRow(VersionId id, ProblemSetId set, int number, String title, String about, Instant madeAt) {}

    /**
     * A question as it stands in its row.
     *
     * @param deal empty where it cannot be dealt afresh
     * @param expected the answers that overrule the trainer, a JSON array
     */
    record QuestionRow(
            int number,
            String decision,
            String position,
            Optional<String> deal,
            int points,
            Optional<String> note,
            boolean hint,
            Optional<String> expected,
            Optional<String> reason) {

        /** True if both come from the same words of a draft: what was dealt for them may differ since a rule changed. */
        boolean isDraftedAs(QuestionRow other) {
            return deal.equals(other.deal)
                    && (deal.isPresent() || position.equals(other.position))
                    && decision.equals(other.decision)
                    && number == other.number
                    && points == other.points
                    && hint == other.hint
                    && note.equals(other.note)
                    && expected.equals(other.expected)
                    && reason.equals(other.reason);
        }
    }

    Optional<VersionRow> find(VersionId id) {
        return database.sql(VERSION + "where id = :id")
                .param("id", id.id())
                .query(VersionRows::version)
                .optional();
    }

    /** The latest first. */
    List<VersionRow> of(ProblemSetId set) {
        return database.sql(VERSION + "where problem_set = :set order by number desc")
                .param("set", set.id())
                .query(VersionRows::version)
                .list();
    }

    List<QuestionRow> questions(VersionId version) {
        return database.sql(
                        "select number, decision, position_json, deal_json, points, note, hint, expected_json, reason"
                                + " from problem_set_question where version = :version order by number")
                .param("version", version.id())
                .query(VersionRows::question)
                .list();
    }

    void insert(VersionRow version, List<QuestionRow> questions) {
        database.sql("insert into problem_set_version (id, problem_set, number, title, about, made_at)"
                        + " values (:id, :set, :number, :title, :about, :at)")
                .param("id", version.id().id())
                .param("set", version.set().id())
                .param("number", version.number())
                .param("title", version.title())
                .param("about", version.about())
                .param("at", DatabaseTime.column(version.madeAt()))
                .update();
        questions.forEach(question -> insert(version.id(), question));
    }

    private void insert(VersionId version, QuestionRow question) {
        database.sql("insert into problem_set_question (version, number, decision, position_json, deal_json, points,"
                        + " note, hint, expected_json, reason) values (:version, :number, :decision, :position, :deal,"
                        + " :points, :note, :hint, :expected, :reason)")
                .param("version", version.id())
                .param("number", question.number())
                .param("decision", question.decision())
                .param("position", question.position())
                .param("deal", question.deal().orElse(null))
                .param("points", question.points())
                .param("note", question.note().orElse(null))
                .param("hint", question.hint())
                .param("expected", question.expected().orElse(null))
                .param("reason", question.reason().orElse(null))
                .update();
    }

    private static VersionRow version(ResultSet row, int number) throws SQLException {
        return new VersionRow(
                new VersionId(row.getObject("id", UUID.class)),
                new ProblemSetId(row.getObject("problem_set", UUID.class)),
                row.getInt("number"),
                row.getString("title"),
                row.getString("about"),
                DatabaseTime.read(row, "made_at"));
    }

    private static QuestionRow question(ResultSet row, int number) throws SQLException {
        return new QuestionRow(
                row.getInt("number"),
                row.getString("decision"),
                row.getString("position_json"),
                Optional.ofNullable(row.getString("deal_json")),
                row.getInt("points"),
                Optional.ofNullable(row.getString("note")),
                row.getBoolean("hint"),
                Optional.ofNullable(row.getString("expected_json")),
                Optional.ofNullable(row.getString("reason")));
    }
}
