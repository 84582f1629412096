package kibitzer.classroom;

import java.util.Optional;
import java.util.UUID;

/** Names a class. */
public record ClassroomId(UUID id) {
    public static ClassroomId fresh() {
        return new ClassroomId(UUID.randomUUID());
    }

    /** Reads one in an address; empty where it names none. */
    public static Optional<ClassroomId> find(String text) {
        try {
            return Optional.of(new ClassroomId(UUID.fromString(text)));
        } catch (IllegalArgumentException notANumber) {
            return Optional.empty();
        }
    }

    @Override
    public String toString() {
        return id.toString();
    }
}
