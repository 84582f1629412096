package kibitzer.classroom;

import java.util.UUID;

/** Names one go of a learner at an assignment. */
public record SittingId(UUID id) {
    public static SittingId fresh() {
        return new SittingId(UUID.randomUUID());
    }

    @Override
    public String toString() {
        return id.toString();
    }
}
