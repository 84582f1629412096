package kibitzer.learning;

import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.springframework.data.domain.Limit;
import org.springframework.data.repository.Repository;

interface AttemptRows extends Repository<AttemptRow, Long> {
    AttemptRow save(AttemptRow row);

    Optional<AttemptRow> findByLearnerAndAttemptKey(UUID learner, String attemptKey);

    List<AttemptRow> findByLearnerAndIdLessThanOrderByIdDesc(UUID learner, long id, Limit limit);
}
