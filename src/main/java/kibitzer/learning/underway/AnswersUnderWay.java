package kibitzer.learning.underway;

import java.time.Clock;
import java.time.Instant;
import java.util.Optional;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.storage.DatabaseTime;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Service;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What learners have given so far of answers that are {@linkplain kibitzer.decisions.answer.AnswerKind#isRecorded recorded}. */
@Service
public class AnswersUnderWay {
    private static final JsonMapper JSON = JsonMapper.shared();

    private final JdbcClient database;
    private final Clock clock;

    AnswersUnderWay(JdbcClient database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    /** The record as it stands; empty where nothing is given. */
    public Optional<JsonNode> of(LearnerId learner, AskedAt place) {
        return database.sql("select answer_json from answer_under_way where learner = :learner and place = :place")
                .param("learner", learner.id())
                .param("place", place.text())
                .query(String.class)
                .optional()
                .map(JSON::readTree);
    }

    /** A record as it stands, and since when. */
    public record Standing(JsonNode record, Instant at) {}

    /** The same with the time of its last step. */
    public Optional<Standing> standing(LearnerId learner, AskedAt place) {
        return database.sql(
                        "select answer_json, kept_at from answer_under_way where learner = :learner and place = :place")
                .param("learner", learner.id())
                .param("place", place.text())
                .query((row, number) ->
                        new Standing(JSON.readTree(row.getString("answer_json")), DatabaseTime.read(row, "kept_at")))
                .optional();
    }

    /**
     * Puts a step more in the place of the record before it.
     *
     * @param before as it stood; empty for the first step
     * @return false where something else stands there, as when the same is asked in two windows; then nothing is changed
     */
    public boolean keep(LearnerId learner, AskedAt place, Optional<JsonNode> before, JsonNode after) {
        int put = before.map(stood -> replaced(learner, place, stood, after))
                .orElseGet(() -> begun(learner, place, after));
        return put == 1 || of(learner, place).equals(Optional.of(after));
    }

    private int replaced(LearnerId learner, AskedAt place, JsonNode before, JsonNode after) {
        return database.sql("update answer_under_way set answer_json = :after, kept_at = :at"
                        + " where learner = :learner and place = :place and answer_json = :before")
                .param("after", after.toString())
                .param("at", DatabaseTime.column(clock.instant()))
                .param("learner", learner.id())
                .param("place", place.text())
                .param("before", before.toString())
                .update();
    }

    private int begun(LearnerId learner, AskedAt place, JsonNode first) {
        try {
            return database.sql("insert into answer_under_way (learner, place, answer_json, kept_at)"
                            + " values (:learner, :place, :first, :at)")
                    .param("learner", learner.id())
                    .param("place", place.text())
                    .param("first", first.toString())
                    .param("at", DatabaseTime.column(clock.instant()))
                    .update();
        } catch (DuplicateKeyException begunElsewhere) {
            return 0;
        }
    }

    /** Forgets a record once its answer is stored, so that the same can be begun again. */
    public void forget(LearnerId learner, AskedAt place) {
        database.sql("delete from answer_under_way where learner = :learner and place = :place")
                .param("learner", learner.id())
                .param("place", place.text())
                .update();
    }
}
