package kibitzer.learning;

import java.time.Clock;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import org.springframework.data.jdbc.core.JdbcAggregateOperations;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** The learners: nobody gives a name, a browser is known again by its key. */
@Service
public class Learners {
    private final LearnerRows rows;
    private final JdbcAggregateOperations database;
    private final Clock clock;

    Learners(LearnerRows rows, JdbcAggregateOperations database, Clock clock) {
        this.rows = rows;
        this.database = database;
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

    /** Knows a learner again; empty for a key that was never given out. */
    @Transactional(readOnly = true)
    public Optional<LearnerId> find(LearnerKey key) {
        return rows.findByKeyHash(key.hash()).map(row -> new LearnerId(row.id()));
    }
}
