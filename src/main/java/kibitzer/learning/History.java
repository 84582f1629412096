package kibitzer.learning;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kibitzer.decisions.DecisionId;
import kibitzer.learning.learner.LearnerId;
import kibitzer.marking.Grade;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.databind.JsonNode;

/**
 * A learner's attempts from the first on, as far as review, mastery and streaks are computed from them, each time they
 * are asked for.
 */
@Service
@Transactional(readOnly = true)
public class History {
    private final JdbcClient database;

    History(JdbcClient database) {
        this.database = database;
    }

    /** The oldest first. */
    public List<Answered> of(LearnerId learner) {
        Map<String, Optional<Skill>> skills = new HashMap<>();
        return database.sql("select decision, rule_id, grade, place, hints, taken_millis, answered_at from attempt"
                        + " where learner = :learner order by id")
                .param("learner", learner.id())
                .query((row, number) -> {
                    String decision = row.getString("decision");
                    Optional<String> rule = Optional.ofNullable(row.getString("rule_id"));
                    return new Answered(
                            skills.computeIfAbsent(
                                    decision + ' ' + rule, name -> Skill.of(new DecisionId(decision), rule)),
                            Grade.of(row.getString("grade")),
                            row.getInt("hints"),
                            row.getString("place").equals(AttemptRow.REVIEW),
                            Duration.ofMillis(row.getLong("taken_millis")),
                            row.getTimestamp("answered_at").toInstant());
                })
                .list();
    }

    /** True if the learner has answered in this very position before. */
    public boolean knows(LearnerId learner, DecisionId decision, JsonNode position) {
        return database.sql("select count(*) from attempt where learner = :learner and decision = :decision"
                                + " and position_json = :position")
                        .param("learner", learner.id())
                        .param("decision", decision.text())
                        .param("position", position.toString())
                        .query(Integer.class)
                        .single()
                > 0;
    }
}
