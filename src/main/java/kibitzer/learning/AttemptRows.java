package kibitzer.learning;

import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.springframework.data.domain.Limit;
import org.springframework.data.jdbc.repository.query.Modifying;
import org.springframework.data.jdbc.repository.query.Query;
import org.springframework.data.repository.Repository;

interface AttemptRows extends Repository<AttemptRow, Long> {
    AttemptRow save(AttemptRow row);

    /** Puts a stored attempt on the list of those that no rating has taken note of. */
    @Modifying
    @Query("insert into attempt_awaiting_rating (attempt) values (:attempt)")
    void awaitRating(long attempt);

    /** In one go. */
    List<AttemptRow> saveAll(Iterable<AttemptRow> rows);

    /** Those of them that a rule decided. */
    @Modifying
    @Query(
            "insert into attempt_awaiting_rating (attempt) select id from attempt where id in (:attempts) and rule_id is not null")
    void awaitRating(List<Long> attempts);

    List<AttemptRow> findByLearnerInAndAttemptKeyIn(List<UUID> learners, List<String> keys);

    Optional<AttemptRow> findById(long id);

    Optional<AttemptRow> findByLearnerAndAttemptKey(UUID learner, String attemptKey);

    List<AttemptRow> findByLearnerAndIdLessThanOrderByIdDesc(UUID learner, long id, Limit limit);
}
