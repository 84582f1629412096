package kibitzer.learning.learner;

import java.util.Optional;
import java.util.UUID;
import org.springframework.data.repository.Repository;

interface LearnerRows extends Repository<LearnerRow, UUID> {
    Optional<LearnerRow> findByKeyHash(String keyHash);
}
