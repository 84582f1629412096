package kibitzer.learning;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kibitzer.decisions.DecisionId;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.storage.DatabaseTime;
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
    public List<AttemptSummary> of(LearnerId learner) {
        Map<String, Optional<Skill>> skills = new HashMap<>();
        return database.sql("select decision, rule_id, grade, place, hints, taken_millis, answered_at from attempt"
                        + " where learner = :learner order by id")
                .param("learner", learner.id())
                .query((row, number) -> {
                    String decision = row.getString("decision");
                    Optional<String> rule = Optional.ofNullable(row.getString("rule_id"));
                    return new AttemptSummary(
                            skills.computeIfAbsent(
                                    decision + ' ' + rule, name -> Skill.of(new DecisionId(decision), rule)),
                            Grade.of(row.getString("grade")),
                            row.getInt("hints"),
                            row.getString("place").equals(AttemptRow.REVIEW),
                            Duration.ofMillis(row.getLong("taken_millis")),
                            DatabaseTime.read(row, "answered_at"));
                })
                .list();
    }

    /** The first tries at each position, the oldest first: what ratings go by. */
    public List<FirstTry> firstTries(LearnerId learner) {
        Map<String, Optional<Skill>> skills = new HashMap<>();
        List<FirstTry> tries = new ArrayList<>();
        database.sql(
                        "select decision, rule_id, grade, place, hints, answered_at from (select id, decision, rule_id, grade,"
                                + " place, hints, answered_at, row_number() over (partition by decision, position_json order by id)"
                                + " as try from attempt where learner = :learner) as tried where try = 1 order by id")
                .param("learner", learner.id())
                .query(row -> {
                    String decision = row.getString("decision");
                    Optional<String> rule = Optional.ofNullable(row.getString("rule_id"));
                    Grade grade = Grade.of(row.getString("grade"));
                    int hints = row.getInt("hints");
                    boolean chosen = AttemptRow.isChosenByTheme(row.getString("place"));
                    Instant at = DatabaseTime.read(row, "answered_at");
                    skills.computeIfAbsent(decision + ' ' + rule, name -> Skill.of(new DecisionId(decision), rule))
                            .ifPresent(
                                    skill -> tries.add(new FirstTry(skill, AnswerWorth.of(grade, hints), chosen, at)));
                });
        return List.copyOf(tries);
    }

    /** The decisions in which the learner has answered once or more; some may be asked no longer. */
    public Set<DecisionId> decided(LearnerId learner) {
        return database.sql("select distinct decision from attempt where learner = :learner")
                .param("learner", learner.id())
                .query((row, number) -> new DecisionId(row.getString("decision")))
                .set();
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
