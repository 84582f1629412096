package kibitzer.learning;

import java.util.UUID;
import kibitzer.cards.Seed;

/** One run through a drill. Its questions are dealt from its own seed, so that a round can be taken up again. */
public record DrillRound(UUID id) {

    public static DrillRound fresh() {
        return new DrillRound(UUID.randomUUID());
    }

    /** Question {@code n} (from 1) is dealt from {@code seed().deal(n)}. */
    public Seed seed() {
        return new Seed(id.getMostSignificantBits() ^ id.getLeastSignificantBits());
    }
}
