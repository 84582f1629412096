package kibitzer.web.question;

import java.util.Optional;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.underway.AnswersUnderWay;
import kibitzer.learning.underway.AskedAt;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;
import org.springframework.transaction.TransactionException;
import tools.jackson.databind.JsonNode;

/** An answer under way in the learner's records. */
public record KeptUnderWay(AnswersUnderWay records, LearnerId learner, AskedAt place) implements UnderWay {
    private static final Logger LOG = LoggerFactory.getLogger(KeptUnderWay.class);

    @Override
    public Optional<JsonNode> soFar() {
        return records.of(learner, place);
    }

    @Override
    public Kept keep(Optional<JsonNode> before, JsonNode after) {
        try {
            return records.keep(learner, place, before, after) ? Kept.KEPT : Kept.OTHERWISE;
        } catch (DataAccessException | TransactionException fault) {
            LOG.error("A step of an answer at {} was not stored", place, fault);
            return Kept.NOT_NOW;
        }
    }
}
