package kibitzer.classroom.mail;

import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.UUID;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.learner.Secret;
import kibitzer.learning.storage.DatabaseTime;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** Whether members of classes wish to be written to: they do, until they switch it off. */
@Service
@Transactional
public class MailWishes {
    private final JdbcClient database;
    private final Clock clock;

    MailWishes(JdbcClient database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    @Transactional(readOnly = true)
    public boolean wants(LearnerId learner) {
        return database.sql("select count(*) from mail_wish where learner = :learner and off_at is not null")
                        .param("learner", learner.id())
                        .query(Integer.class)
                        .single()
                == 0;
    }

    public void set(LearnerId learner, boolean wanted) {
        token(learner);
        database.sql("update mail_wish set off_at = :off where learner = :learner")
                .param("off", wanted ? null : DatabaseTime.column(now()))
                .param("learner", learner.id())
                .update();
    }

    /** What stands in the learner's mails, by which they are switched off without a sign-in. */
    String token(LearnerId learner) {
        database.sql("insert into mail_wish (learner, token) values (:learner, :token) on conflict do nothing")
                .param("learner", learner.id())
                .param("token", Secret.fresh().text())
                .update();
        return database.sql("select token from mail_wish where learner = :learner")
                .param("learner", learner.id())
                .query(String.class)
                .single();
    }

    /** Whose mails a token switches; empty if it stands in none. */
    @Transactional(readOnly = true)
    public Optional<LearnerId> whose(String token) {
        return database.sql("select learner from mail_wish where token = :token")
                .param("token", token)
                .query(UUID.class)
                .optional()
                .map(LearnerId::new);
    }

    private Instant now() {
        return clock.instant().truncatedTo(ChronoUnit.MILLIS);
    }
}
