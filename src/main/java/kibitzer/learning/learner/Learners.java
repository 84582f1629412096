package kibitzer.learning.learner;

import java.time.Clock;
import java.util.Optional;
import java.util.UUID;
import kibitzer.learning.storage.DatabaseTime;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** The learners: a browser is known again by its key, until an account takes the key's place. */
@Service
public class Learners {
    private final JdbcClient database;
    private final Clock clock;

    Learners(JdbcClient database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    /** Takes in a learner who has not been here before. */
    @Transactional
    public NewLearner welcome() {
        LearnerKey key = LearnerKey.fresh();
        LearnerId learner = LearnerId.fresh();
        database.sql("insert into learner (id, key_hash, since) values (:id, :key, :since)")
                .param("id", learner.id())
                .param("key", key.hash())
                .param("since", DatabaseTime.column(clock.instant()))
                .update();
        return new NewLearner(learner, key);
    }

    /** No key opens this learner any more: from now on an account does. */
    @Transactional
    public void withdrawKey(LearnerId learner) {
        database.sql("update learner set key_hash = :nobodys where id = :learner")
                .param("nobodys", LearnerKey.fresh().hash())
                .param("learner", learner.id())
                .update();
    }

    /** Takes in a learner whom no browser's key opens. */
    @Transactional
    public LearnerId welcomeWithoutKey() {
        return welcome().learner();
    }

    /** Knows a learner again; empty for a key that was never given out. */
    @Transactional(readOnly = true)
    public Optional<LearnerId> find(LearnerKey key) {
        return database.sql("select id from learner where key_hash = :key")
                .param("key", key.hash())
                .query((row, n) -> new LearnerId(row.getObject("id", UUID.class)))
                .optional();
    }
}
