package kibitzer.learning;

import java.util.List;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.records.MergeStep;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/**
 * Keeps every answer when learners merge: one whose key the other has used too gets a key of its own. Of a lesson that both
 * have opened, the later place stands.
 */
@Component
class MergedAnswers implements MergeStep {
    private final JdbcClient database;

    MergedAnswers(JdbcClient database) {
        this.database = database;
    }

    @Override
    public void settle(LearnerId guest, LearnerId account) {
        keysOfBoth(guest, account)
                .forEach(key -> database.sql("update attempt set attempt_key = :fresh"
                                + " where learner = :guest and attempt_key = :key")
                        .param("fresh", AttemptKey.fresh().text())
                        .param("guest", guest.id())
                        .param("key", key)
                        .update());
        database.sql("delete from lesson_reading where learner = :account and exists (select 1 from lesson_reading late"
                        + " where late.learner = :guest and late.lesson = lesson_reading.lesson"
                        + " and late.read_at > lesson_reading.read_at)")
                .param("guest", guest.id())
                .param("account", account.id())
                .update();
    }

    private List<String> keysOfBoth(LearnerId guest, LearnerId account) {
        return database.sql("select attempt_key from attempt where learner = :guest and attempt_key in"
                        + " (select attempt_key from attempt where learner = :account)")
                .param("guest", guest.id())
                .param("account", account.id())
                .query((row, n) -> row.getString(1))
                .list();
    }
}
