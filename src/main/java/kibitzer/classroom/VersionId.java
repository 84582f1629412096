package kibitzer.classroom;

import java.util.UUID;

/** Names a version of a problem set: what is assigned, and never changes. */
public record VersionId(UUID id) {
    public static VersionId fresh() {
        return new VersionId(UUID.randomUUID());
    }

    @Override
    public String toString() {
        return id.toString();
    }
}
