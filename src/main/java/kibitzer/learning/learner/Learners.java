package kibitzer.learning.learner;

import java.time.Clock;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import org.springframework.data.jdbc.core.JdbcAggregateOperations;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** The learners: a browser is known again by its key, until an account takes the key's place. */
@Service
public class Learners {
    private final LearnerRows rows;
    private final JdbcAggregateOperations database;
    private final JdbcClient sql;
    private final Clock clock;

    Learners(LearnerRows rows, JdbcAggregateOperations database, JdbcClient sql, Clock clock) {
        this.rows = rows;
        this.database = database;
        this.sql = sql;
        this.clock = clock;
    }

    /** Takes in a learner who has not been here before. */
    @Transactional
    public NewLearner welcome() {
        LearnerKey key = LearnerKey.fresh();
        LearnerId learner = LearnerId.fresh();
        database.insert(new LearnerRow(learner.id(), key.hash(), clock.instant().truncatedTo(ChronoUnit.MILLIS)));
        return new NewLearner(learner, key);
    }

    /** No key opens this learner any more: from now on an account does. */
    @Transactional
    public void withdrawKey(LearnerId learner) {
        sql.sql("update learner set key_hash = :nobodys where id = :learner")
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
        return rows.findByKeyHash(key.hash()).map(row -> new LearnerId(row.id()));
    }
}
