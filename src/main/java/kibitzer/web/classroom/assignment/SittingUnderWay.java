package kibitzer.web.classroom.assignment;

import java.util.Optional;
import kibitzer.classroom.SittingId;
import kibitzer.classroom.assignment.SittingRefused;
import kibitzer.classroom.assignment.Sittings;
import kibitzer.learning.learner.LearnerId;
import kibitzer.web.question.UnderWay;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;
import org.springframework.transaction.TransactionException;
import tools.jackson.databind.JsonNode;

/** An answer under way in a sitting, which takes a step only as long as the sitting is open. */
record SittingUnderWay(Sittings sittings, LearnerId learner, SittingId sitting, int number) implements UnderWay {
    private static final Logger LOG = LoggerFactory.getLogger(SittingUnderWay.class);

    @Override
    public Optional<JsonNode> soFar() {
        return sittings.soFar(learner, sitting, number);
    }

    @Override
    public Kept keep(Optional<JsonNode> before, JsonNode after) {
        try {
            return sittings.step(learner, sitting, number, before, after) ? Kept.KEPT : Kept.OTHERWISE;
        } catch (SittingRefused over) {
            return Kept.OVER;
        } catch (DataAccessException | TransactionException fault) {
            LOG.error("A step of question {} of sitting {} was not stored", number, sitting, fault);
            return Kept.NOT_NOW;
        }
    }
}
