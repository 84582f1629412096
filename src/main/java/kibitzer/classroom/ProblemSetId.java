package kibitzer.classroom;

import java.util.UUID;

/** Names a set that an instructor made. */
public record ProblemSetId(UUID id) {
    public static ProblemSetId fresh() {
        return new ProblemSetId(UUID.randomUUID());
    }

    @Override
    public String toString() {
        return id.toString();
    }
}
