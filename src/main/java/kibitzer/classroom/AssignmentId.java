package kibitzer.classroom;

import java.util.UUID;

/** Names an assignment. */
public record AssignmentId(UUID id) {
    public static AssignmentId fresh() {
        return new AssignmentId(UUID.randomUUID());
    }

    @Override
    public String toString() {
        return id.toString();
    }
}
