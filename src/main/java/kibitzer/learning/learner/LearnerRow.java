package kibitzer.learning.learner;

import java.time.Instant;
import java.util.UUID;
import org.springframework.data.annotation.Id;
import org.springframework.data.relational.core.mapping.Table;

/** A row of learners. */
@Table("learner")
record LearnerRow(@Id UUID id, String keyHash, Instant since) {}
