package kibitzer.learning.daily;

import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.records.MergeStep;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** Of a daily question that both of two merging learners have answered, the account's try counts; the guest's is practice. */
@Component
class MergedDailyAnswers implements MergeStep {
    private final JdbcClient database;

    MergedDailyAnswers(JdbcClient database) {
        this.database = database;
    }

    @Override
    public void settle(LearnerId guest, LearnerId account) {
        database.sql("update attempt set place = 'practice', played_on = null, question = null"
                        + " where learner = :guest and played_on is not null and exists (select 1 from attempt own"
                        + " where own.learner = :account and own.played_on = attempt.played_on"
                        + " and own.question = attempt.question)")
                .param("guest", guest.id())
                .param("account", account.id())
                .update();
    }
}
