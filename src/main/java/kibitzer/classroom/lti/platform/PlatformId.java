package kibitzer.classroom.lti.platform;

import java.util.UUID;

/** Names a registered platform. */
public record PlatformId(UUID id) {
    public static PlatformId fresh() {
        return new PlatformId(UUID.randomUUID());
    }

    @Override
    public String toString() {
        return id.toString();
    }
}
