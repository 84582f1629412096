package kibitzer.web.question;

import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** What is given so far of an answer that is given step by step, kept apart from the page. */
public interface UnderWay {
    /** What became of a step. */
    enum Kept {
        KEPT,
        /** Something else stands there by now: the same was gone on with in another window. */
        OTHERWISE,
        /** It could not be stored just now. */
        NOT_NOW,
        /** The time in which it can be gone on with is over. */
        OVER
    }

    /** Kept by nobody: it is gone with the page. */
    UnderWay NOWHERE = new UnderWay() {
        @Override
        public Optional<JsonNode> soFar() {
            return Optional.empty();
        }

        @Override
        public Kept keep(Optional<JsonNode> before, JsonNode after) {
            return Kept.KEPT;
        }
    };

    /** As it stands. */
    Optional<JsonNode> soFar();

    /** Puts a step more in the place of what stood before. */
    Kept keep(Optional<JsonNode> before, JsonNode after);
}
