package kibitzer.classroom.problems;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import kibitzer.classroom.ProblemSetId;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.storage.DatabaseTime;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** The tables of drafts and their authors; the one place that knows their columns. */
@Component
class DraftRows {
    private static final String DRAFT =
            "select id, revision, draft_json, share_token, changed_at, archived_at from problem_set ";

    private final JdbcClient database;

    DraftRows(JdbcClient database) {
        this.database = database;
    }

    Optional<StoredDraft> find(ProblemSetId set) {
        return database.sql(DRAFT + "where id = :set")
                .param("set", set.id())
                .query(DraftRows::draft)
                .optional();
    }

    /** Held until the transaction ends. */
    Optional<StoredDraft> lock(ProblemSetId set) {
        return database.sql(DRAFT + "where id = :set for update")
                .param("set", set.id())
                .query(DraftRows::draft)
                .optional();
    }

    Optional<StoredDraft> shared(String token) {
        return database.sql(DRAFT + "where share_token = :token")
                .param("token", token)
                .query(DraftRows::draft)
                .optional();
    }

    /** The latest changed first. */
    List<StoredDraft> by(LearnerId author) {
        return database.sql(DRAFT + "where id in (select problem_set from problem_set_author where learner = :author)"
                        + " order by changed_at desc, id")
                .param("author", author.id())
                .query(DraftRows::draft)
                .list();
    }

    void insert(ProblemSetId set, Draft draft, LearnerId author, Instant at) {
        database.sql("insert into problem_set (id, draft_json, revision, changed_at) values (:set, :draft, 1, :at)")
                .param("set", set.id())
                .param("draft", draft.text())
                .param("at", DatabaseTime.column(at))
                .update();
        insertAuthor(set, author);
    }

    /** False if the stored draft is of another revision. */
    boolean update(ProblemSetId set, int revision, Draft draft, Instant at) {
        return database.sql("update problem_set set draft_json = :draft, revision = :revision + 1, changed_at = :at"
                                + " where id = :set and revision = :revision")
                        .param("draft", draft.text())
                        .param("revision", revision)
                        .param("at", DatabaseTime.column(at))
                        .param("set", set.id())
                        .update()
                == 1;
    }

    void archive(ProblemSetId set, Optional<Instant> at) {
        database.sql("update problem_set set archived_at = cast(:at as timestamp with time zone) where id = :set")
                .param("at", DatabaseTime.column(at))
                .param("set", set.id())
                .update();
    }

    void share(ProblemSetId set, Optional<String> token) {
        database.sql("update problem_set set share_token = :token where id = :set")
                .param("token", token.orElse(null))
                .param("set", set.id())
                .update();
    }

    List<LearnerId> authors(ProblemSetId set) {
        return database.sql("select learner from problem_set_author where problem_set = :set order by learner")
                .param("set", set.id())
                .query((row, number) -> new LearnerId(row.getObject(1, UUID.class)))
                .list();
    }

    void insertAuthor(ProblemSetId set, LearnerId author) {
        database.sql("insert into problem_set_author (problem_set, learner) values (:set, :author)")
                .param("set", set.id())
                .param("author", author.id())
                .update();
    }

    void deleteAuthor(ProblemSetId set, LearnerId author) {
        database.sql("delete from problem_set_author where problem_set = :set and learner = :author")
                .param("set", set.id())
                .param("author", author.id())
                .update();
    }

    private static StoredDraft draft(ResultSet row, int number) throws SQLException {
        return new StoredDraft(
                new ProblemSetId(row.getObject("id", UUID.class)),
                row.getInt("revision"),
                Draft.stored(row.getString("draft_json")),
                Optional.ofNullable(row.getString("share_token")),
                DatabaseTime.read(row, "changed_at"),
                DatabaseTime.readIfAny(row, "archived_at").isPresent());
    }
}
