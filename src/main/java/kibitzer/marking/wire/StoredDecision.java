package kibitzer.marking.wire;

import java.util.List;
import java.util.Optional;
import kibitzer.decisions.Decision;
import kibitzer.decisions.DecisionId;
import kibitzer.decisions.catalogue.Decisions;
import tools.jackson.databind.JsonNode;

/** The decision that reads a position which this trainer stored: it may carry the figures of a club, which nobody can send. */
public final class StoredDecision {
    private StoredDecision() {}

    /** Empty where this version has no such decision. */
    public static Optional<Decision<?, ?>> of(DecisionId decision, JsonNode position) {
        return Decisions.find(decision.text())
                .map(found -> position.has(Decision.CLUB) ? found.inAClub(List.of()) : found);
    }
}
