package kibitzer.learning.mix;

import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import kibitzer.learning.DrillRound;
import kibitzer.learning.MixMode;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.storage.DatabaseTime;
import kibitzer.marking.Grade;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** How runs through a mix went, as the attempts tell it. */
@Service
@Transactional(readOnly = true)
public class MixScores {
    /** A storm lasts three minutes from the moment its first question is shown. */
    public static final Duration STORM = Duration.ofMinutes(3);

    private final JdbcClient database;

    MixScores(JdbcClient database) {
        this.database = database;
    }

    /**
     * A run.
     *
     * @param began when its first question was shown
     * @param right right answers; of a storm, those given in time
     * @param missed answers that were not right
     */
    public record Run(DrillRound round, Instant began, int answered, int right, int missed) {}

    /** A run of a learner; empty before its first answer. */
    public Optional<Run> run(LearnerId learner, MixMode mode, DrillRound round) {
        return all(learner, mode).stream()
                .filter(run -> run.round().equals(round))
                .findFirst();
    }

    /** The most right answers of any run. */
    public int best(LearnerId learner, MixMode mode) {
        return all(learner, mode).stream().mapToInt(Run::right).max().orElse(0);
    }

    private List<Run> all(LearnerId learner, MixMode mode) {
        Map<UUID, Run> runs = new LinkedHashMap<>();
        database.sql("select round, grade, taken_millis, answered_at from attempt where learner = :learner"
                        + " and place = :mode order by id")
                .param("learner", learner.id())
                .param("mode", mode.word())
                .query(row -> {
                    UUID round = row.getObject("round", UUID.class);
                    Instant at = DatabaseTime.read(row, "answered_at");
                    Run before = runs.getOrDefault(
                            round,
                            new Run(new DrillRound(round), at.minusMillis(row.getLong("taken_millis")), 0, 0, 0));
                    boolean inTime = mode != MixMode.STORM || !at.isAfter(before.began.plus(STORM));
                    boolean right = Grade.of(row.getString("grade")).isRight();
                    runs.put(
                            round,
                            new Run(
                                    before.round,
                                    before.began,
                                    before.answered + 1,
                                    before.right + (right && inTime ? 1 : 0),
                                    before.missed + (right ? 0 : 1)));
                });
        return List.copyOf(runs.values());
    }
}
