package kibitzer.classroom.pages;

import java.util.Optional;
import java.util.UUID;

/** The name of a page of a class. */
public record PageId(UUID id) {
    static PageId fresh() {
        return new PageId(UUID.randomUUID());
    }

    public static Optional<PageId> find(String text) {
        try {
            return Optional.of(new PageId(UUID.fromString(text)));
        } catch (IllegalArgumentException notANumber) {
            return Optional.empty();
        }
    }

    @Override
    public String toString() {
        return id.toString();
    }
}
