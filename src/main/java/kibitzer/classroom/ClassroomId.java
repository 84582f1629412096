package kibitzer.classroom;

import java.util.UUID;

/** Names a class. */
public record ClassroomId(UUID id) {
    public static ClassroomId fresh() {
        return new ClassroomId(UUID.randomUUID());
    }

    @Override
    public String toString() {
        return id.toString();
    }
}
