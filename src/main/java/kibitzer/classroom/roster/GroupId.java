package kibitzer.classroom.roster;

import java.util.UUID;

/** Names a group of a class. */
public record GroupId(UUID id) {
    @Override
    public String toString() {
        return id.toString();
    }
}
