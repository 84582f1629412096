package kibitzer.learning.review;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kibitzer.decisions.DecisionId;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.learning.LearnerDay;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.storage.DatabaseTime;
import kibitzer.marking.Grade;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.databind.json.JsonMapper;

/**
 * The very questions that a learner answered wrong, each until it was answered right on two days; computed from the attempts
 * whenever it is asked for, so that merging, exporting and deleting a learner need nothing of their own.
 */
@Service
@Transactional(readOnly = true)
public class Mistakes {
    private static final JsonMapper JSON = JsonMapper.shared();

    private final JdbcClient database;

    Mistakes(JdbcClient database) {
        this.database = database;
    }

    /**
     * What is not put right yet, the oldest mistake first.
     *
     * @param today whose days tell two right answers apart
     */
    public List<Mistake> of(LearnerId learner, LearnerDay today) {
        Map<Asked, Open> open = new LinkedHashMap<>();
        database.sql("select decision, position_json, answer_json, grade, answered_at from attempt"
                        + " where learner = :learner order by id")
                .param("learner", learner.id())
                .query(row -> {
                    Asked asked = new Asked(row.getString("decision"), row.getString("position_json"));
                    Instant at = DatabaseTime.read(row, "answered_at");
                    if (!Grade.of(row.getString("grade")).isRight()) {
                        open.remove(asked); // so that it stands at the end again
                        open.put(asked, new Open(row.getString("answer_json"), at, Optional.empty()));
                    } else {
                        Optional.ofNullable(open.get(asked))
                                .ifPresent(mistake -> mistake.right(at, today)
                                        .ifPresentOrElse(still -> open.put(asked, still), () -> open.remove(asked)));
                    }
                });
        return open.entrySet().stream()
                .filter(entry -> Decisions.find(entry.getKey().decision).isPresent())
                .map(entry -> mistake(entry.getKey(), entry.getValue()))
                .toList();
    }

    private static Mistake mistake(Asked asked, Open open) {
        return new Mistake(
                new DecisionId(asked.decision),
                JSON.readTree(asked.position),
                JSON.readTree(open.answer),
                open.at,
                open.right);
    }

    private record Asked(String decision, String position) {}

    private record Open(String answer, Instant at, Optional<Instant> right) {

        /** After a right answer; empty if it is the second, and on a later day than the first. */
        Optional<Open> right(Instant now, LearnerDay days) {
            if (right.isEmpty()) {
                return Optional.of(new Open(answer, at, Optional.of(now)));
            }
            return right.filter(first -> !days.dateOf(first).isBefore(days.dateOf(now)))
                    .map(first -> this);
        }
    }
}
